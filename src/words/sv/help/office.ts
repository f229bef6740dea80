/** Help of commands, by its English. */
export const OFFICE_HELP: Readonly<Record<string, string>> = {
  "sign-in by OpenID Connect as well: provider and rules, as JSON":
    "inloggning även med OpenID Connect: leverantör och regler, som JSON",
  "Copies the whole installation to a folder and checks the copy; repeated, only what is new":
    "Kopierar hela installationen till en mapp och kontrollerar kopian; upprepat, bara det nya",
  "Restores a backup into a new folder or an empty database, and checks it":
    "Återställer en säkerhetskopia till en ny mapp eller en tom databas och kontrollerar den",
  "folder with the backup": "mapp med säkerhetskopian",
  "Checks an installation and says what to do": "Kontrollerar en installation och säger vad som ska göras",
  "folder with the newest backup, to compare with": "mapp med den senaste säkerhetskopian, att jämföra med",
  "address at which visitors find the server, to be checked": "adressen där besökare når servern, att kontrollera",
  "Creates an office in a folder, or in a PostgreSQL database with --db":
    "Skapar ett kontor i en mapp, eller i en PostgreSQL-databas med --db",
  "name of the office": "kontorets namn",
  "time zone for the dates of entries, such as Europe/Stockholm":
    "tidszon för posternas datum, till exempel Europe/Stockholm",
  "federation of the office": "kontorets förbund",
  "the office's folder (or RATING_OFFICE_DATA; default: ./office)":
    "kontorets mapp (eller RATING_OFFICE_DATA; annars ./office)",
  "the office's PostgreSQL database, postgres://… (or RATING_OFFICE_DB)":
    "kontorets PostgreSQL-databas, postgres://… (eller RATING_OFFICE_DB)",
  "user who decides (default: the system user)": "användare som beslutar (annars systemets användare)",
  "show what would happen without doing it": "visa vad som skulle hända, utan att göra det",
  "a key of your own: repeated with the same key, the command runs only once":
    "en egen nyckel: upprepat med samma nyckel körs kommandot bara en gång",
  "folder (default: that of --data)": "mapp (annars den i --data)",
  "The office's name, time zone, federation and appearance": "Kontorets namn, tidszon, förbund och utseende",
  "colour of the pages, such as #1d4f5c; empty removes it": "sidornas färg, till exempel #1d4f5c; tomt tar bort den",
  "whom to ask, at the foot of every page; empty removes it":
    "vem man frågar, längst ner på varje sida; tomt tar bort det",
  "who runs the site; empty removes it": "vem som driver webbplatsen; tomt tar bort det",
  "what is kept about people, and why; empty removes it": "vad som sparas om personer, och varför; tomt tar bort det",
  "Sets the logo of the pages, or without a file removes it":
    "Sätter sidornas logotyp, eller tar bort den om ingen fil anges",
  "PNG or SVG file": "PNG- eller SVG-fil",
  "Shows the settings": "Visar inställningarna",
  "Changes settings": "Ändrar inställningar",
  "time zone for the dates of entries from now on": "tidszon för posternas datum från och med nu",
  "no federation": "inget förbund",
  "Players: import, look up, explain, add, change, merge":
    "Spelare: importera, sök, förklara, lägg till, ändra, slå ihop",
  "Imports a published list (TXT, XML, CSV); the first is the starting point":
    "Importerar en publicerad lista (TXT, XML, CSV); den första är utgångspunkten",
  "date from which the list is valid, YYYY-MM-DD": "datum då listan börjar gälla, YYYY-MM-DD",
  "for a file with a single rating, its list: standard, rapid, blitz":
    "för en fil med bara en rating, listan: standard, rapid, blitz",
  "import it although some ratings cannot be read": "importera trots att vissa ratingtal inte kan läsas",
  "list (- for standard input)": "lista (- för standard in)",
  "Players by name, in pages": "Spelare efter namn, i sidor",
  "start of the name, or words of it (accents do not matter)":
    "början av namnet, eller ord i det (accenter spelar ingen roll)",
  "only this federation": "bara detta förbund",
  "at most this number": "högst så här många",
  "continue after this page": "fortsätt efter den här sidan",
  "A player with all ratings": "En spelare med alla ratingtal",
  "player ID": "spelarens ID",
  "How a player's rating on a list was calculated, game by game and article by article":
    "Hur en spelares rating på en lista räknades, parti för parti och artikel för artikel",
  "list, such as standard-2026-11": "lista, till exempel standard-2026-11",
  "version (default: the latest)": "version (annars den senaste)",
  "A player's rating on the next list from the reports received so far; not published":
    "En spelares rating på nästa lista enligt rapporterna hittills; inte publicerad",
  "list: standard, rapid or blitz": "lista: standard, rapid eller blitz",
  "All lists of a player, with every version and correction":
    "Alla listor för en spelare, med varje version och rättelse",
  "Adds a player": "Lägger till en spelare",
  "name (surname first)": "namn (efternamnet först)",
  "federation code": "förbundskod",
  "m or w": "m eller w",
  "YYYY or YYYY-MM-DD, or none": "YYYY eller YYYY-MM-DD, eller none",
  "titles of arbiters, organisers and trainers, separated by commas":
    "domar-, arrangörs- och tränartitlar, med kommatecken emellan",
  "IBCA, ICSC, IPCA, separated by commas": "IBCA, ICSC, IPCA, med kommatecken emellan",
  "Changes a player's details; none removes a value": "Ändrar uppgifterna om en spelare; none tar bort ett värde",
  "name of the person (in no journal)": "personens namn (står i ingen journal)",
  "e-mail address (in no journal)": "e-postadress (står i ingen journal)",
  "Changes a user's name or e-mail; empty removes it": "Ändrar en användares namn eller e-post; tomt tar bort",
  "reason (for the journal)": "skäl (till journalen)",
  "reason (for the journal); needed where it is not the proposed match":
    "skäl (till journalen); behövs när det inte är den föreslagna kopplingen",
  "Enters games and highest rating before the first list on record, which K depends on":
    "Anger partier och högsta rating före den första kända listan, som K beror på",
  "games counted before that list": "partier räknade före den listan",
  "highest rating published before that list": "högsta rating publicerad före den listan",
  "Merges two records of one person; the first is kept": "Slår ihop två poster om samma person; den första blir kvar",
  "record to keep": "posten som blir kvar",
  "record to merge": "posten som slås ihop",
  "Undoes a merge: the records are separate again": "Ångrar en sammanslagning: posterna blir åter skilda",
  "Excludes a player from lists at the federation's request (13)":
    "Utelämnar en spelare från listor på förbundets begäran (13)",
  "Ends an exclusion: the player is on lists again": "Avslutar ett utelämnande: spelaren är åter på listorna",
  "Gives a dispensation: on lists despite the federation's status (13)":
    "Ger dispens: på listorna trots förbundets status (13)",
  "Ends a dispensation": "Avslutar en dispens",
  "User accounts and their roles": "Användarkonton och deras roller",
  "All users": "Alla användare",
  "Adds a user and prints a one-time password": "Lägger till en användare och skriver ut ett engångslösenord",
  "role: arbiter, officer, administrator, auditor, club": "roll: arbiter, officer, administrator, auditor, club",
  "for a federation officer: the federation": "för ett ratingombud: förbundet",
  "for a club account: the ID of the club's book": "för ett klubbkonto: klubbens ID",
  "Creates a new one-time password for a user": "Skapar ett nytt engångslösenord för en användare",
  "Turns off two-step sign-in for a user who lost the app":
    "Slår av tvåstegsinloggning för en användare som tappat appen",
  "Changes a user's role": "Ändrar en användares roll",
  "Closes a user's account": "Avslutar en användares konto",
  "The website, the office's pages and the API": "Webbplatsen, kontorets sidor och API:et",
  "port to listen on, or the next free one": "port att lyssna på, eller nästa lediga",
  "address to listen on; 0.0.0.0 for all": "adress att lyssna på; 0.0.0.0 för alla",
  "behind an https proxy: cookies are sent by https only": "bakom en https-proxy: kakor skickas bara med https",
  "with --secure: the proxy's address (default: this computer)": "med --secure: proxyns adress (annars den här datorn)",
  "if there is no office yet: create one with a sample federation":
    "om inget kontor finns: skapa ett med ett exempelförbund",
  "if there is no office yet: create an empty one": "om inget kontor finns: skapa ett tomt",
  "a club book on its own, without accounts, on this computer only (folder: ./club)":
    "en ratingbok för sig, utan konton, bara på den här datorn (mapp: ./club)",
  "log errors only, not every request": "logga bara fel, inte varje förfrågan",
  "public pages only, from a replica of the office's PostgreSQL database":
    "bara de offentliga sidorna, från en kopia av kontorets PostgreSQL-databas",
  "Rates the bundled sample tournament: the table, and one rating explained":
    "Räknar den medföljande exempelturneringen: tabellen och en rating förklarad",
  "write a sample federation instead: its first lists, registrations and reports":
    "skriv i stället ett exempelförbund: första listor, registreringar och rapporter",
  "create an office with a sample federation instead, up to its last list":
    "skapa i stället ett kontor med ett exempelförbund, till dess sista lista",
  "with --write or --office: number of players; with --games, of rated ones":
    "med --write eller --office: antal spelare; med --games, av dem med rating",
  "with --write or --office: number of tournaments (default: from months or games)":
    "med --write eller --office: antal turneringar (annars efter månader eller partier)",
  "with --write or --office: approximate number of games, as in a large office":
    "med --write eller --office: ungefärligt antal partier, som på ett stort kontor",
  "with --write or --office: number of months": "med --write eller --office: antal månader",
  "with --write or --office: seed; another number gives another federation":
    "med --write eller --office: frö; ett annat tal ger ett annat förbund",
};
