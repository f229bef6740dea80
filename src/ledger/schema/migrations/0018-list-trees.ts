/** From format 2 on a list is known by its first line, has a root over its lines, and its persons are a content of their own. */
export const LIST_TREES = [
  `ALTER TABLE list
    ADD COLUMN header  text,
    ADD COLUMN root    text,
    ADD COLUMN persons text`,
  `ALTER TABLE unfinished_list ADD COLUMN persons text`,
] as const;
