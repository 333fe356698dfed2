/** A letter of a script that is written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** True if a text has a letter of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** True if the first letter of a text is of a right-to-left script, as for HTML's `dir="auto"`. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first);
}
