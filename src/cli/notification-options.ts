import { type Command, Option } from "commander";

/** How the office reaches people and programs. The same variables serve the server and the commands that send something. */
export const withNotifications = (command: Command): Command =>
  command
    .addOption(
      new Option("--smtp <address>", "mail server, smtp://user:password@host:587 or smtps://…").env(
        "RATING_OFFICE_SMTP",
      ),
    )
    .addOption(new Option("--mail-from <address>", "sender of mails").env("RATING_OFFICE_MAIL_FROM"))
    .addOption(new Option("--site <address>", "address of the site, for links in mails").env("RATING_OFFICE_SITE"))
    .addOption(
      new Option("--private-webhooks", "allow webhooks in private networks").env("RATING_OFFICE_PRIVATE_WEBHOOKS"),
    );
