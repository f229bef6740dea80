/** Where the result of a game stands: `clubs games enter WHITE RESULT BLACK`. */
const RESULT_AT = 4;

/** The results `-+` and `--` would be taken for options: they are given on with real minus signs, which are read alike. */
export const escapeWalkovers = (args: readonly string[]): readonly string[] =>
  args.slice(0, RESULT_AT - 1).join(" ") === "clubs games enter"
    ? args.map((arg, at) => (arg === "-+" || (arg === "--" && at === RESULT_AT) ? arg.replaceAll("-", "−") : arg))
    : args;
