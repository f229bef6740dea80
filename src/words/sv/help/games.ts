/** Help of commands, by its English. */
export const GAMES_HELP: Readonly<Record<string, string>> = {
  "Tournaments of the club and its members": "Klubbens och medlemmarnas turneringar",
  "Opens a tournament": "Öppnar en turnering",
  "minutes per player, or 90+30 with seconds per move": "minuter per spelare, eller 90+30 med sekunder per drag",
  "ratings after a period start: old, new, or rule (seven days between rounds)":
    "ratingtal efter en periodgräns: old, new eller rule (sju dagar mellan ronderna)",
  "planned round dates, separated by commas": "planerade ronddatum, med kommatecken emellan",
  "lower-case letters, digits and hyphens": "små bokstäver, siffror och bindestreck",
  "Changes a tournament": "Ändrar en turnering",
  ID: "ID",
  "All tournaments": "Alla turneringar",
  "Games: add, change, withdraw": "Partier: registrera, ändra, ta tillbaka",
  "Adds a game: number, member ID or name for each player, g3 for guest 3":
    "Registrerar ett parti: nummer, medlems-ID eller namn för varje spelare, g3 för gäst 3",
  "date it was played or started (default: the date of the change)":
    "dag då det spelades eller började (annars ändringens dag)",
  "for an adjourned game: date it was finished": "för ett avbrutet parti: dag då det slutspelades",
  "tournament; without one it is a friendly game, which does not count":
    "turnering; utan den är det ett vänskapsparti, som inte räknas",
  "minutes per player, if not the tournament's": "minuter per spelare, om inte turneringens",
  "the two met twice that day or in that round": "de två möttes två gånger den dagen eller i ronden",
  "no bonus for White, with a reason; none restores it": "ingen bonus för vit, med skäl; none återställer den",
  "no bonus for Black, with a reason; none restores it": "ingen bonus för svart, med skäl; none återställer den",
  White: "Vit",
  "1-0, ½-½, 0-1; +- or -+ for a walkover": "1-0, ½-½, 0-1; +- eller -+ för walkover",
  Black: "Svart",
  "Changes a game": "Ändrar ett parti",
  result: "resultat",
  "game number": "partiets nummer",
  "Withdraws a game; it stays in the book": "Tar tillbaka ett parti; det finns kvar i boken",
  "Restores a withdrawn game": "Återställer ett återtaget parti",
  "Games by date, with why each counts or not": "Partier efter datum, med varför vart och ett räknas eller inte",
  "only this tournament": "bara denna turnering",
  "from this date": "från detta datum",
  "to this date": "till detta datum",
  "Adds the games of an evening: lines (Andersson 1-0 Berg), a table, PGN or TRF":
    "Registrerar partierna från en spelkväll: rader (Andersson 1-0 Berg), en tabell, PGN eller TRF",
  "games (- for standard input)": "partier (- för standard in)",
  "Undoes the last entry of the book": "Ångrar bokens senaste post",
  "journal entry (default: the last)": "journalpost (annars den senaste)",
  "The decisions needed for the next closing": "Besluten som behövs vid nästa stängning",
  "Closes the period: deductions, new base ratings, the club's list":
    "Stänger perioden: avdrag, nya grundratingtal, klubbens lista",
  "deduct as proposed": "dra av enligt förslaget",
  "no deduction, with a reason": "inget avdrag, med skäl",
  "raise instead of a deduction, with a reason": "höjning i stället för avdrag, med skäl",
  "period start to close (default: the next one)": "periodgräns att stänga vid (annars nästa)",
  "Changes decisions about members in a closed period": "Ändrar beslut om medlemmar i en stängd period",
  "Creates new versions of lists that waited for a tournament that has now ended":
    "Skapar nya versioner av listor som väntade på en turnering som nu är slut",
  "Recalculates every closed list from the journal and compares":
    "Räknar om varje stängd lista från journalen och jämför",
  "The club's lists, and lists received by a federation's office":
    "Klubbens listor, och listor som ett förbunds kontor tagit emot",
  "The club's list: for a notice board, as a table, or as hashed":
    "Klubbens lista: för anslagstavlan, som tabell eller som den hashades",
  "provisional: as if the period were closed now": "preliminär: som om perioden stängdes nu",
  "output file": "utfil",
  "start of the period (default: the latest)": "periodens början (annars den senaste)",
  "All closed lists with all versions": "Alla stängda listor med alla versioner",
  "Sends a closed list to the federation's office": "Skickar en stängd lista till förbundets kontor",
  "address of the office, such as https://office.example": "kontorets adress, till exempel https://office.example",
  "token of the club's account there (or RATING_OFFICE_TOKEN)":
    "åtkomstnyckel till klubbens konto där (eller RATING_OFFICE_TOKEN)",
  "Receives a club's list at the federation's office": "Tar emot en klubbs lista på förbundets kontor",
  "list as written by the club with --format canonical (- for standard input)":
    "lista som klubben skrev med --format canonical (- för standard in)",
  "The newest lists of all clubs in one, with their differences":
    "Alla klubbars senaste listor som en, med skillnaderna",
};
