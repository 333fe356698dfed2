// Division code followed by category code (SHEET-087 to SHEET-091).
const BIBLE_CODES = ['ZNBI', 'ZNKB', 'ZNVB', 'NTKL', 'NTBI'];

/** The HCCP Bible flag (SHEET-092): whether a title has the Bible fields, by its division (tap) and category (tar). */
export function isBible(title: {
  readonly tap: string | null | undefined;
  readonly tar: string | null | undefined;
}): boolean {
  return BIBLE_CODES.includes((title.tap ?? '').trim() + (title.tar ?? '').trim());
}
