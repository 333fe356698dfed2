/** Characters of a label that fit before its bar. */
const MAX_CHARACTERS = 26;

/** Cuts a label that is too long for its place; the table has the whole one. */
export const shortLabel = (label: string, maxCharacters = MAX_CHARACTERS): string =>
  label.length <= maxCharacters ? label : `${label.slice(0, maxCharacters - 1)}…`;
