/** Lists whose rows are being written before any entry records them; contents are known once they are kept. */
export const UNFINISHED_LISTS = [
  `CREATE TABLE unfinished_list (
    list    text     NOT NULL,
    version smallint NOT NULL,
    content text,
    making  text,
    PRIMARY KEY (list, version)
  )`,
] as const;
