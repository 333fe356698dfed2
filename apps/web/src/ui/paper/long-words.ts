/** A word that may be wider than its column. ISBNs are shorter. */
const longWord = /\S{16}/;

/** Attribute of a cell with a long word, which is broken on paper so that every column keeps its width there. */
export const longWordCell = (text: string) => ({ 'data-unbroken': longWord.test(text) || undefined });
