import { required } from '../required.ts';

/** The publishing seasons of the house, in the order of the year. */
export const seasons = [
  { code: 'SP', description: 'Spring', firstMonth: 1, lastMonth: 4 },
  { code: 'SU', description: 'Summer', firstMonth: 5, lastMonth: 8 },
  { code: 'FA', description: 'Fall', firstMonth: 9, lastMonth: 12 },
] as const;

export type Season = (typeof seasons)[number];

/** @param month 1 to 12 */
export const seasonOfMonth = (month: number): Season =>
  required(
    seasons.find(({ lastMonth }) => month <= lastMonth),
    'the season of a month',
  );

/**
 * @param day `YYYY-MM-DD`
 * @param later how many seasons after the one of the day
 * @returns the first and the last day of a season
 */
export function seasonDays(day: string, later: number): { first: string; last: string } {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const index = seasons.indexOf(seasonOfMonth(month)) + later;
  // The remainder is an index of the list.
  const { firstMonth, lastMonth } = seasons[index % seasons.length]!;
  const ofYear = year + Math.floor(index / seasons.length);
  const text = (monthIndex: number, date: number) =>
    new Date(Date.UTC(ofYear, monthIndex, date)).toISOString().slice(0, 10);
  return { first: text(firstMonth - 1, 1), last: text(lastMonth, 0) };
}
