/** Payments of fees, by the entry that recorded each; the entry that undid it, where one did. */
export const FEE_PAYMENTS = [
  `CREATE TABLE fee_payment (
    sequence  bigint NOT NULL PRIMARY KEY,
    payer     text COLLATE "C" NOT NULL,
    period    text COLLATE "C" NOT NULL,
    currency  text NOT NULL,
    amount    bigint NOT NULL,                     -- cents
    day       text COLLATE "C" NOT NULL,
    reference text NOT NULL,
    undone    bigint
  )`,
  "CREATE INDEX fee_payment_period ON fee_payment (period)",
] as const;
