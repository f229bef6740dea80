/** Fees, and what is compared with FIDE or sent there. */
export const FEES_HELP: Readonly<Record<string, string>> = {
  "Fees: tariffs, statements of a month, payments": "Quote: tariffe, rendiconti di un mese, pagamenti",
  "Finds everything that is wrong in the file of a tariff": "Trova tutto ciò che è errato nel file di una tariffa",
  "tariff, as JSON (- for standard input)": "tariffa, in JSON (- per lo standard input)",
  "Charges tournaments by a tariff, from its first day on":
    "Applica una tariffa ai tornei, dal suo primo giorno in poi",
  "The statements of a month: who owes what, and what is paid":
    "I rendiconti di un mese: chi deve quanto, e che cosa è pagato",
  "month of the lists, YYYY-MM": "mese delle liste, AAAA-MM",
  "A statement with every step of every charge, and the payments":
    "Un rendiconto con ogni passo di ogni addebito, e i pagamenti",
  "federation code, or the ID of an official tournament, whose organiser pays":
    "codice della federazione, o ID di un torneo ufficiale, il cui organizzatore paga",
  "Writes the statements of a month as CSV, for accounting":
    "Scrive i rendiconti di un mese in CSV, per la contabilità",
  "Records that a statement was paid, or a part of it": "Registra che un rendiconto è stato pagato, o una sua parte",
  "amount, such as 12.50 (default: all that is open)":
    "importo, per esempio 12.50 (predefinito: tutto ciò che è da pagare)",
  "day of the payment (default: today)": "giorno del pagamento (predefinito: oggi)",
  "what the payer or the bank wrote": "ciò che ha scritto chi paga o la banca",
  "Undoes a payment, by a journal entry of its own": "Annulla un pagamento, con una propria voce del registro",
  "journal entry of the payment": "voce del registro del pagamento",
  "Shows which reports are to be sent to FIDE, and writes those that are ready as TRF":
    "Mostra quali referti sono da inviare alla FIDE, e scrive in TRF quelli pronti",
  "write the files that are ready to this folder": "scrive i file pronti in questa cartella",
  "those of a list that was made, such as standard-2026-11 (default: of the next lists)":
    "quelli di una lista già fatta, per esempio standard-2026-11 (predefinito: delle prossime liste)",
  "Compares a published list with FIDE's list of the same month, and says why each line differs":
    "Confronta una lista pubblicata con la lista FIDE dello stesso mese, e dice perché ogni riga differisce",
  "FIDE's list of the month before (default: the list that the office imported)":
    "lista FIDE del mese precedente (predefinito: la lista importata dall'ufficio)",
  "only its players (default: the office's federation; all: every player)":
    "solo i suoi giocatori (predefinito: la federazione dell'ufficio; all: tutti i giocatori)",
  "write all differences as CSV to this file": "scrive tutte le differenze in CSV in questo file",
  "FIDE's list of the month (TXT, XML or CSV)": "lista FIDE del mese (TXT, XML o CSV)",
};
