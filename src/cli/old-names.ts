/** Each command that once had another name, or is called otherwise too, by that name: help shows the new one only. */
export const OLD_NAMES: Readonly<Record<string, string>> = {
  tournament: "tournaments",
  "tournament owing": "reports list-outstanding",
  "tournament appeal-decided": "tournaments decide-appeal",
  report: "reports",
  "report receipt": "reports show-receipt",
  "report pending": "reports list-pending",
  "report unmatched": "reports list-unmatched",
  "report content": "reports export",
  "ruling tournament": "tournaments rule",
  "ruling game": "tournaments rule-game",
  "ruling list": "tournaments list-rulings",
  ruling: "tournaments",
  list: "lists",
  verify: "lists verify",
  person: "persons",
  witness: "witnesses",
  replay: "lists replay",
  explain: "players explain",
  "so-far": "players preview",
  history: "players show-history",
  "players earlier": "players state-earlier",
  "federations administrator": "federations set-administrator",
  correct: "corrections",
  "correct pending": "corrections list",
  "correct next": "corrections carry-over",
  study: "studies",
  "study games": "studies replay-games",
  "study office": "studies replay-office",
  simulate: "simulations run",
  compare: "editions compare",
  user: "users",
  "user role": "users change-role",
  club: "clubs",
  "club clubs": "clubs list",
  "club settings": "clubs change",
  "club member": "clubs members",
  "club card": "clubs members show",
  "club explain": "clubs members explain",
  "club guest": "clubs guests",
  "club tournament": "clubs tournaments",
  "club game": "clubs games",
  "club evening": "clubs games enter-evening",
  "club proposals": "clubs list-proposals",
  "club list": "clubs lists show",
  "club lists": "clubs lists list",
  "club send": "clubs lists send",
  "club receive": "clubs lists receive",
  "club received": "clubs lists show-received",
};

const NAME_LENGTH_MAX = 2;

/** The same command by its new name. */
export function withoutOldNames(args: readonly string[]): readonly string[] {
  if (args[0] === "help") return ["help", ...withoutOldNames(args.slice(1))];
  if (args[0] === "verify" && args.some((arg) => PROOF.test(arg))) return ["proofs", ...args];
  for (let length = NAME_LENGTH_MAX; length > 0; length--) {
    const name = args.slice(0, length).join(" ");
    if (args.length >= length && Object.hasOwn(OLD_NAMES, name))
      return [...OLD_NAMES[name]!.split(" "), ...args.slice(length)];
  }
  return withVerb(args);
}

/** `verify` alone is `lists verify`; with a key, or with a proof, it is `proofs verify`. */
const PROOF = /^(--key(=.*)?|.*\.tlog-proof)$/;

/** `settings` and `editions` once had no verb: what follows says which is meant. */
function withVerb(args: readonly string[]): readonly string[] {
  const [name, ...rest] = args;
  const [first = ""] = rest;
  if (/^(-h|--help|help)$/.test(first)) return args;
  if (name === "settings" && !["show", "change", "set-logo"].includes(first)) return ["settings", "change", ...rest];
  if (name !== "editions" || ["list", "show", "compare", "check", "adopt", "withdraw"].includes(first)) return args;
  return ["editions", rest.some(isId) || !/^(-.*)?$/.test(first) ? "show" : "list", ...rest];
}

/** The id of an edition may come after options. */
const isId = (arg: string): boolean => /^[a-z]+-/.test(arg);
