/** Characters of a label that fit before its bar. */
const MAX_CHARACTERS = 26;

/** Truncates a long label of a figure; the table has the full text. */
export const shortLabel = (label: string, maxCharacters = MAX_CHARACTERS): string =>
  label.length <= maxCharacters ? label : `${label.slice(0, maxCharacters - 1)}…`;
