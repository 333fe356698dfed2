/** Place of the table of decisions, after the last title. */
export const placeOfEnd = (ids: readonly number[]): number => ids.length;

/** Name of the end in the address. */
const END = 'end';

/** @param named title id or 'end' @returns the place; 0 for what is not in the pack */
export function placeOf(ids: readonly number[], named: string | undefined): number {
  if (named === END) return placeOfEnd(ids);
  return Math.max(0, ids.indexOf(Number(named)));
}

/** The name of a place in the address. */
export const nameOfPlace = (ids: readonly number[], place: number): string => String(ids[place] ?? END);

/** @returns the place that a key leads to, within the pack; null for other keys */
export function placeAfterKey(key: string, place: number, end: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
    case ' ':
      return Math.min(end, place + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
    case 'Backspace':
      return Math.max(0, place - 1);
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return null;
  }
}
