/** Ids in a page, one bit each: 8 KB. */
const PAGE_BITS = 16;
const PAGE_IDS = 1 << PAGE_BITS;

/** FIDE's ids fill half as many; beyond that memory would grow with the file, and ids are no longer compared. */
const PAGES_MAX = 16_384;
const ID_MAX = 0xffff_ffff;

/**
 * The ids seen so far, as bits in pages: two million texts would take more memory than a list may, and a table that
 * spreads them more time. Ids too large for it are not compared.
 */
export function idSet(): {
  /** False where the id was there before. */
  readonly add: (id: string) => boolean;
} {
  const pages: (Uint32Array | undefined)[] = [];
  let count = 0;
  return {
    add: (text) => {
      const id = numberOf(text);
      if (id > ID_MAX) return true;
      const at = id >>> PAGE_BITS;
      let page = pages[at];
      if (page === undefined) {
        if (count === PAGES_MAX) return true;
        count += 1;
        page = new Uint32Array(PAGE_IDS / 32);
        pages[at] = page;
      }
      const place = (id & (PAGE_IDS - 1)) >>> 5;
      const word = page[place]!;
      const bit = 1 << (id & 31);
      page[place] = word | bit;
      return (word & bit) === 0;
    },
  };
}

/** By its figures, which are known to be figures: faster than `Number`. */
function numberOf(text: string): number {
  let id = 0;
  for (let at = 0; at < text.length; at++) id = id * 10 + text.charCodeAt(at) - 48;
  return id;
}
