/** Fees, and what is compared with FIDE or sent there. */
export const FEES_HELP: Readonly<Record<string, string>> = {
  "Fees: tariffs, statements of a month, payments": "Avgifter: taxor, avräkningar för en månad, betalningar",
  "Finds everything that is wrong in the file of a tariff": "Hittar allt som är fel i filen för en taxa",
  "tariff, as JSON (- for standard input)": "taxa, som JSON (- för standard in)",
  "Charges tournaments by a tariff, from its first day on": "Tar ut avgifter enligt en taxa, från dess första dag",
  "The statements of a month: who owes what, and what is paid":
    "En månads avräkningar: vem som är skyldig vad, och vad som är betalt",
  "month of the lists, YYYY-MM": "listornas månad, ÅÅÅÅ-MM",
  "A statement with every step of every charge, and the payments":
    "En avräkning med varje steg i varje avgift, och betalningarna",
  "federation code, or the ID of an official tournament, whose organiser pays":
    "förbundets kod, eller ID för en officiell turnering, vars arrangör betalar",
  "Writes the statements of a month as CSV, for accounting": "Skriver en månads avräkningar som CSV, för bokföringen",
  "Records that a statement was paid, or a part of it": "Antecknar att en avräkning är betald, helt eller delvis",
  "amount, such as 12.50 (default: all that is open)": "belopp, till exempel 12.50 (annars: allt som är obetalt)",
  "day of the payment (default: today)": "betalningsdag (annars: i dag)",
  "what the payer or the bank wrote": "vad betalaren eller banken skrev",
  "Undoes a payment, by a journal entry of its own": "Ångrar en betalning, med en egen journalanteckning",
  "journal entry of the payment": "betalningens journalanteckning",
  "Shows which reports are to be sent to FIDE, and writes those that are ready as TRF":
    "Visar vilka rapporter som ska skickas till FIDE, och skriver dem som är klara som TRF",
  "write the files that are ready to this folder": "skriv filerna som är klara till denna mapp",
  "those of a list that was made, such as standard-2026-11 (default: of the next lists)":
    "de som hör till en gjord lista, till exempel standard-2026-11 (annars: till nästa listor)",
  "Compares a published list with FIDE's list of the same month, and says why each line differs":
    "Jämför en publicerad lista med FIDE:s lista för samma månad, och säger varför varje rad skiljer sig",
  "FIDE's list of the month before (default: the list that the office imported)":
    "FIDE:s lista för månaden före (annars: listan som kontoret importerade)",
  "only its players (default: the office's federation; all: every player)":
    "bara dess spelare (annars: kontorets förbund; all: alla spelare)",
  "write all differences as CSV to this file": "skriv alla skillnader som CSV till denna fil",
  "FIDE's list of the month (TXT, XML or CSV)": "FIDE:s lista för månaden (TXT, XML eller CSV)",
};
