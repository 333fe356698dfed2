/** @returns a day 'YYYY-MM-DD' as the number that the index compares, for example 20261231 */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));
