// Single spaces, which are most of all blanks, are no match: replacing them by themselves takes longer than the rest.
const UNEVEN_BLANKS = / \s+|[^\S ]\s*/g;

/** @returns the text with a single space in place of every run of whitespace */
export const withEvenBlanks = (text: string): string => text.replace(UNEVEN_BLANKS, ' ');
