/** Fees, and what is compared with FIDE or sent there. */
export const FEES_HELP: Readonly<Record<string, string>> = {
  "Fees: tariffs, statements of a month, payments": "Cuotas: tarifas, liquidaciones de un mes, pagos",
  "Finds everything that is wrong in the file of a tariff":
    "Encuentra todo lo que está mal en el archivo de una tarifa",
  "tariff, as JSON (- for standard input)": "tarifa, en JSON (- para la entrada estándar)",
  "Charges tournaments by a tariff, from its first day on": "Cobra los torneos por una tarifa, desde su primer día",
  "The statements of a month: who owes what, and what is paid":
    "Las liquidaciones de un mes: quién debe qué y qué está pagado",
  "month of the lists, YYYY-MM": "mes de las listas, AAAA-MM",
  "A statement with every step of every charge, and the payments":
    "Una liquidación con cada paso de cada cargo, y los pagos",
  "federation code, or the ID of an official tournament, whose organiser pays":
    "código de la federación, o ID de un torneo oficial, cuyo organizador paga",
  "Writes the statements of a month as CSV, for accounting":
    "Escribe las liquidaciones de un mes en CSV, para la contabilidad",
  "Records that a statement was paid, or a part of it": "Registra que se pagó una liquidación, o una parte",
  "amount, such as 12.50 (default: all that is open)": "importe, por ejemplo 12.50 (por defecto: todo lo pendiente)",
  "day of the payment (default: today)": "día del pago (por defecto: hoy)",
  "what the payer or the bank wrote": "lo que escribió quien paga o el banco",
  "Undoes a payment, by a journal entry of its own": "Anula un pago, con una entrada propia del diario",
  "journal entry of the payment": "entrada del diario del pago",
  "Shows which reports are to be sent to FIDE, and writes those that are ready as TRF":
    "Muestra qué informes hay que enviar a la FIDE y escribe en TRF los que están listos",
  "write the files that are ready to this folder": "escribe los archivos listos en esta carpeta",
  "those of a list that was made, such as standard-2026-11 (default: of the next lists)":
    "los de una lista ya hecha, por ejemplo standard-2026-11 (por defecto: de las próximas listas)",
  "Compares a published list with FIDE's list of the same month, and says why each line differs":
    "Compara una lista publicada con la lista de la FIDE del mismo mes y dice por qué difiere cada línea",
  "FIDE's list of the month before (default: the list that the office imported)":
    "lista de la FIDE del mes anterior (por defecto: la lista que importó la oficina)",
  "only its players (default: the office's federation; all: every player)":
    "solo sus jugadores (por defecto: la federación de la oficina; all: todos los jugadores)",
  "write all differences as CSV to this file": "escribe todas las diferencias en CSV en este archivo",
  "FIDE's list of the month (TXT, XML or CSV)": "lista de la FIDE del mes (TXT, XML o CSV)",
};
