/** Characters of a label that fit before its bar. */
const MAX_CHARACTERS = 26;

/** Cuts a label that is too long for its place; the table has the whole one. */
export const shortLabel = (label: string): string =>
  label.length <= MAX_CHARACTERS ? label : `${label.slice(0, MAX_CHARACTERS - 1)}…`;
