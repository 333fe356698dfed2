/** Characters of a label that fit before its bar. */
const MAX_CHARACTERS = 26;

/** Truncates a long label of a figure; the table has the full text. */
export const shortLabel = (label: string): string =>
  label.length <= MAX_CHARACTERS ? label : `${label.slice(0, MAX_CHARACTERS - 1)}…`;
