/** Help of commands, by its English. */
export const LISTS_HELP: Readonly<Record<string, string>> = {
  "Lists: close a period, review, publish, show, export, verify":
    "Listor: stäng en period, granska, publicera, visa, exportera, kontrollera",
  "Creates an empty first list, for an office that takes over no published one":
    "Skapar en tom första lista, för ett kontor som inte tar över en publicerad",
  "date of the empty list, YYYY-MM-DD": "datum för den tomma listan, YYYY-MM-DD",
  "Closes a period: creates a draft of the next list": "Stänger en period: skapar ett utkast till nästa lista",
  "before the closing date": "före stängningsdagen",
  "date of the list (default: the next by the regulations)": "listans datum (annars nästa enligt reglerna)",
  "Publishes a draft; this is final": "Publicerar ett utkast, slutgiltigt",
  "publish only the reviewed draft, by the hash at the end of the review":
    "publicera bara det granskade utkastet, efter hashen sist i granskningen",
  "publish as closed, ignoring later changes": "publicera som den stängdes, utan senare ändringar",
  "reason for publishing as closed (for the journal)": "skäl att publicera som den stängdes (till journalen)",
  "Discards a draft": "Förkastar ett utkast",
  "Recalculates published lists from the journal and compares every entry and the hash":
    "Räknar om publicerade listor från journalen och jämför varje rad och hash",
  "version of one list (default: the latest)": "version av en lista (annars den senaste)",
  "use only the journal and the stored files, not the database":
    "använd bara journalen och sparade filer, inte databasen",
  "a list, such as standard-2026-11 (default: all published lists)":
    "en lista, till exempel standard-2026-11 (annars alla publicerade)",
  "Recalculates past lists in memory, under their own or other rules, and compares; publishes nothing":
    "Räknar om tidigare listor i minnet, med sina egna eller andra regler, och jämför; publicerar inget",
  "first list, such as standard-2026-01": "första lista, till exempel standard-2026-01",
  "use this edition from then on (id or file)": "använd denna utgåva därefter (id eller fil)",
  "All lists and drafts": "Alla listor och utkast",
  "A section of a published list": "En avdelning av en publicerad lista",
  "section: all, federation, top, women, juniors, titled, delisted":
    "avdelning: all, federation, top, women, juniors, titled, delisted",
  "for the federation section: its code": "för ett förbunds avdelning: dess kod",
  "The review sheet of a draft or list, with the balance of points":
    "Granskningsbladet för ett utkast eller en lista, med poängbalansen",
  "Writes a list to a file, in FIDE's formats or as hashed":
    "Skriver en lista till en fil, i FIDE:s format eller som den hashades",
  "Federations and their membership": "Förbund och deras medlemskap",
  "All federations": "Alla förbund",
  "Adds a federation, or names one known from a list":
    "Lägger till ett förbund, eller namnger ett som är känt från en lista",
  name: "namn",
  "member or suspended": "member eller suspended",
  "code of three capital letters": "kod med tre versaler",
  "Suspends a federation: its players are not shown on lists (13)":
    "Stänger av ett förbund: dess spelare visas inte på listor (13)",
  "Ends a suspension": "Avslutar en avstängning",
  "Names a federation's rating administrator (9.3)": "Utser ett förbunds ratingansvarige (9.3)",
  "person, or none": "person, eller none",
  "The journal: everything received or decided": "Journalen: allt som tagits emot eller beslutats",
  "Shows the entries in order": "Visar posterna i ordning",
  "only entries after this one": "bara poster efter denna",
  "Checks every entry, the chain of hashes and every stored file":
    "Kontrollerar varje post, hashkedjan och varje sparad fil",
  "Rebuilds the database from the journal": "Bygger om databasen från journalen",
  "for a folder: delete the database first, with its passwords and sessions":
    "för en mapp: ta först bort databasen, med lösenord och inloggningar",
  "Writes the whole office to a folder; repeated, only what is new":
    "Skriver hela kontoret till en mapp; upprepat, bara det som är nytt",
  "target folder": "målmapp",
  "Imports an exported office into an empty place or an earlier copy of it":
    "Importerar ett exporterat kontor till en tom plats eller en tidigare kopia",
  "exported office": "exporterat kontor",
  "Corrections of published lists": "Rättelser av publicerade listor",
  "Changes after publication that would alter a list": "Ändringar efter publicering som skulle påverka en lista",
  "Compares a published list with the same list recalculated now":
    "Jämför en publicerad lista med samma lista omräknad nu",
  "Leaves the list as it is and adds the difference to the next one":
    "Lämnar listan som den är och lägger skillnaden till nästa",
  "Republishes the list and all later ones, each as a new version":
    "Publicerar om listan och alla senare, var och en i en ny version",
  "also check that nothing before this signed checkpoint was changed":
    "kontrollera också att inget före denna signerade kontrollpunkt har ändrats",
  "public key of the log (default: the office's own)": "loggens publika nyckel (standard: kontorets egen)",
  "Shows the public key that checkpoints and proofs are checked with":
    "Visar den publika nyckel som kontrollpunkter och bevis kontrolleras med",
  "name of the log, such as ratings.example.org; only before the first signature":
    "loggens namn, till exempel ratings.example.org; bara före den första signaturen",
  "Signs how long the journal is and what is in it, for others to keep":
    "Signerar hur lång journalen är och vad den innehåller, för andra att spara",
  "write to this file": "skriv till denna fil",
  "Checks a certificate, or a proof that a list was published, with the office's public key alone":
    "Kontrollerar ett intyg, eller beviset på att en lista publicerades, med enbart kontorets publika nyckel",
  "proof of a list (.tlog-proof), or certificate of a rating (.json)":
    "bevis för en lista (.tlog-proof) eller intyg om en rating (.json)",
  "public key of the office's log, as it shows it at /log/key":
    "den publika nyckeln till kontorets logg, som den visas på /log/key",
  "the list's own file (public or canonical): check that it is the one that was published":
    "listans egen fil (public eller canonical): kontrollera att det är den som publicerades",
  "the key by which this office signs as a witness of other logs":
    "nyckeln som kontoret signerar med som vittne till andra loggar",
  "public key of a witness that must have signed too (repeatable)":
    "publik nyckel till ett vittne som också måste ha signerat (kan upprepas)",
  "Witnesses: other offices that sign that this journal only grows, and the other way round":
    "Vittnen: andra kontor som signerar att journalen bara växer, och tvärtom",
  "Adds a witness, which can be asked to sign checkpoints": "Lägger till ett vittne som kan signera kontrollpunkter",
  "where it listens, such as https://other.example/log": "var det lyssnar, till exempel https://other.example/log",
  "public key of the witness, as it shows it at /log/witness-key":
    "vittnets publika nyckel, som den visas på /log/witness-key",
  "Removes a witness": "Tar bort ett vittne",
  "where it listens": "var det lyssnar",
  "The witnesses of this log, and the logs that this office watches":
    "Loggens vittnen, och de loggar som kontoret bevakar",
  "Signs a checkpoint and asks every witness to sign it too":
    "Signerar en kontrollpunkt och ber alla vittnen signera den också",
  "Makes this office a witness of another log": "Gör kontoret till vittne för en annan logg",
  "public key of the log, as its office shows it at /log/key":
    "loggens publika nyckel, som dess kontor visar på /log/key",
  "What the office holds about one person": "Vad kontoret har om en person",
  "Everything held about one person: readable, or with --json row by row":
    "Allt som finns om en person: läsbart, eller med --json rad för rad",
  "Erases everything that says who a person is; every published number stays":
    "Raderar allt som säger vem en person är; varje publicerad siffra blir kvar",
  "player ID, club/member, or the name of an arbiter or organiser":
    "spelarens ID, klubb/medlem, eller namnet på en domare eller arrangör",
  "player IDs; of members whom only a club knows, club/member; of arbiters and organisers the name":
    "spelar-ID; för medlemmar som bara en klubb känner, klubb/medlem; för domare och arrangörer namnet",
  "Takes births out of reports that are older than the setting says":
    "Tar bort födelsedatum ur rapporter som är äldre än inställningen säger",
  "years for which births stay in reports; empty: for ever":
    "antal år som födelsedatum står kvar i rapporter; tomt: alltid",
  "days for which sign-ins are kept; empty: 90": "antal dagar som inloggningar sparas; tomt: 90",
  "day from which the years are counted back, YYYY-MM-DD (default: today)":
    "dag från vilken åren räknas bakåt, YYYY-MM-DD (förvalt: i dag)",
  "Proofs that a list was published, which anybody can check without the office":
    "Bevis på att en lista publicerades, som alla kan kontrollera utan kontoret",
  "Writes the proof that a list was published": "Skriver beviset på att en lista publicerades",
  "a checkpoint that you kept: check that the log was not rewritten":
    "en kontrollpunkt som du har sparat: kontrollera att loggen inte har skrivits om",
  "Certificates of single ratings, which anybody can check without the office":
    "Intyg om enskilda ratingtal, som alla kan kontrollera utan kontoret",
  "Writes the certificate of a player's line of a published list":
    "Skriver intyget om en spelares rad på en publicerad lista",
  "Makes a new signing key, announced in the journal and signed with the old one":
    "Skapar en ny signeringsnyckel, som tillkännages i journalen och signeras med den gamla",
  "changes of the key, as the office shows them at /log/keys: later keys are accepted too":
    "nyckelbyten, som kontoret visar dem på /log/keys: senare nycklar godtas också",
};
