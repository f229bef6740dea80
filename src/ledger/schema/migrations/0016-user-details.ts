/** Names and e-mail addresses of users: personal facts of this installation, in no journal. */
export const USER_DETAILS = [
  `CREATE TABLE user_details (
    account text COLLATE "C" NOT NULL PRIMARY KEY,
    name    text,
    email   text
  )`,
] as const;
