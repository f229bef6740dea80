import type { Command, Option } from "commander";
import type { HelpTexts } from "../words/help.ts";

type SaidText = (text: string) => string;

export const saidIn =
  (texts: HelpTexts): SaidText =>
  (text) =>
    texts[text] ?? text;

/** An option with what it is when left out; commander would say it in English, and not that it is required. */
export function describedOption({ description, mandatory, defaultValue, envVar }: Option, said: SaidText): string {
  const notes = [
    ...(mandatory ? [said("required")] : []),
    ...(defaultValue === undefined || typeof defaultValue === "boolean"
      ? []
      : [`${said("default")}: ${JSON.stringify(defaultValue)}`]),
    ...(envVar === undefined ? [] : [`env: ${envVar}`]),
  ];
  return notes.length === 0 ? description : `${description} (${notes.join(", ")})`;
}

/** Puts the help of a command and all below it into a language. */
export function translateHelp(command: Command, said: SaidText): void {
  command.description(said(command.description()));
  for (const option of command.options) option.description = said(option.description);
  for (const argument of command.registeredArguments) argument.description = said(argument.description);
  for (const each of command.commands) translateHelp(each, said);
}
