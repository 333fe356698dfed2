import { dayOf, wireDate } from '../demo-dates.ts';
import { soldUntil } from './sales-figures.ts';

/** Seasonal factors, January first. */
const seasons = [0.75, 0.8, 0.9, 0.95, 1, 1.05, 1, 0.95, 1, 1.1, 1.45, 1.6] as const;

export interface SaleMonth {
  /** `YYYY-MM`. */
  name: string;
  /** Relative share of the title's copies. */
  weight: number;
}

const nameOf = (index: number) =>
  `${Math.floor(index / 12)}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}`;

const indexOf = (day: number) => {
  const [year = 0, month = 0] = wireDate(day).split('-', 2).map(Number);
  return year * 12 + month - 1;
};

/**
 * The months in which an edition is on sale, from the month of its on-sale date to yesterday's, earliest first.
 *
 * @param day on-sale day, `today`: both in days since 1970-01-01
 */
export function saleMonths(day: number, today: number): SaleMonth[] {
  const [first, last] = [indexOf(day), indexOf(today - 1)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const index = first + place;
    const [start, end] = [dayOf(`${nameOf(index)}-01`), Math.min(today, dayOf(`${nameOf(index + 1)}-01`))];
    const sold = soldUntil(end - day) - soldUntil(start - day);
    // The remainder is an index of the twelve seasons.
    return { name: nameOf(index), weight: sold * seasons[((index % 12) + 12) % 12]! };
  });
}
