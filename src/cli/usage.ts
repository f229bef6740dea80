import type { Command, CommanderError } from "commander";
import { isRefusal, Refusal } from "../domain/refusal.ts";

/** Extracts the faulty part from commander's message, for our own refusal. */
interface Fault {
  readonly pattern: RegExp;
  readonly refusal: (...found: readonly string[]) => Refusal;
}

const SIMILAR = String.raw`(?:\s\(Did you mean (?:one of )?(.*)\?\))?$`;
const similarIn = (text: string): readonly string[] => (text === "" ? [] : text.split(", "));

/** By the codes of the library. Arguments that it would read itself we read ourselves: it finds no other fault. */
const FAULTS: Readonly<Record<string, Fault>> = {
  "commander.missingArgument": {
    pattern: /'(.*)'$/,
    refusal: (argument = "") => new Refusal("argument-missing", { argument }),
  },
  "commander.missingMandatoryOptionValue": {
    pattern: /'(.*)' not specified$/,
    refusal: (option = "") => new Refusal("option-missing", { option }),
  },
  "commander.optionMissingArgument": {
    pattern: /'(.*)' argument missing$/,
    refusal: (option = "") => new Refusal("option-value-missing", { option }),
  },
  "commander.unknownOption": {
    pattern: new RegExp(`unknown option '(.*)'${SIMILAR}`, "s"),
    refusal: (option = "", similar = "") => new Refusal("unknown-option", { option, similar: similarIn(similar) }),
  },
  "commander.unknownCommand": {
    pattern: new RegExp(`unknown command '(.*)'${SIMILAR}`, "s"),
    refusal: (command = "", similar = "") => new Refusal("unknown-command", { command, similar: similarIn(similar) }),
  },
  "commander.excessArguments": {
    pattern: /(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\.$/,
    refusal: (command = "", most = "", found = "") =>
      new Refusal("too-many-arguments", { command, most: Number(most), found: Number(found) }),
  },
  "commander.conflictingOption": {
    pattern: /'(.*)' cannot be used with .*'(.*)'$/,
    refusal: (one = "", other = "") => new Refusal("options-conflict", { one, other }),
  },
};

/** A usage error as a refusal; null: not an error, such as help. */
export function usageRefusal({ code, message }: CommanderError): Refusal | null {
  const fault = FAULTS[code];
  if (fault === undefined) return null;
  const [, ...found] = fault.pattern.exec(message) ?? [];
  return fault.refusal(...found.map((each: string | undefined) => each ?? ""));
}

/** A group that does not have a command, where the program has one of that name: `reports check` for `check`. */
export function outsideGroup(
  refusal: Refusal,
  [group = "", name = ""]: readonly string[],
  isCommand: (name: string) => boolean,
): Refusal {
  const isMeant = isRefusal(refusal, "unknown-command") && refusal.parameters.command === name && isCommand(name);
  return isMeant
    ? new Refusal("unknown-command", { command: `${group} ${name}`, similar: [`rating-office ${name}`] })
    : refusal;
}

/** How the command that was meant is used, and the line that shows its help. */
export function usageLine(
  program: Command,
  args: readonly string[],
): { readonly usage: string; readonly help: string } {
  let [command, path] = [program, program.name()];
  for (const arg of args) {
    const next = command.commands.find((each) => each.name() === arg);
    if (next === undefined) break;
    [command, path] = [next, `${path} ${arg}`];
  }
  return { usage: `${path} ${command.usage()}`, help: `${path} --help` };
}
