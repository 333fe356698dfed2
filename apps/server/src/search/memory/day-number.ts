/** A day as the index compares it: 'YYYY-MM-DD' as the number 20261231. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
