/** Release restriction of a title on its publication day, by `pubOnSpecialDay` (SHEET-080 to SHEET-082). */
export const specialDays = [
  { code: 'S', label: 'Special Release' },
  { code: '1', label: 'One Day Laydown' },
  { code: 'E', label: 'Embargoed' },
] as const;

/**
 * @param pubOnSpecialDay the title's code
 * @returns the label, or null for an ordinary day
 */
export function specialDayLabel(pubOnSpecialDay: string | null | undefined): string | null {
  return specialDays.find(({ code }) => code === pubOnSpecialDay?.trim())?.label ?? null;
}
