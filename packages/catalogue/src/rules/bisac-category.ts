/** Separator of the BISAC texts in the stored category field (G-113). */
export const bisacSeparator = '|';
/** Marks the primary BISAC text; never shown. */
export const bisacPrimaryToken = '##';

/**
 * The BISAC texts of a title's category (SHEET-104: bar-separated with a marker token).
 *
 * @param category such as 'FICTION / Classics|##FICTION / Literary'
 * @returns the texts without bars and tokens, the primary one first
 */
export function splitBisacCategory(category: string | null | undefined): string[] {
  const parts = (category ?? '').split(bisacSeparator);
  const isPrimary = (part: string) => part.includes(bisacPrimaryToken);
  return [...parts.filter(isPrimary), ...parts.filter((part) => !isPrimary(part))]
    .map((part) => part.replaceAll(bisacPrimaryToken, '').trim())
    .filter((part) => part !== '');
}

/** Writes the category field; the first text is the primary one. Undone by `splitBisacCategory`. */
export function joinBisacCategory(texts: readonly string[]): string {
  return texts.map((text, index) => (index === 0 ? bisacPrimaryToken + text : text)).join(bisacSeparator);
}
