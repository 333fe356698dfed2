import { isBlankDate, parseWireDate, toWireDate } from '../formatting/dates.ts';
import { formatUnits } from '../formatting/numbers.ts';
import { eventMark, eventText, isNational, runDate } from '../rules/publicity-event.ts';
import { earliestDay } from '../rules/vague-date.ts';
import type { BarsFigure, TimeLineFigure } from './outline-blocks.ts';
import type { TitleSheet } from './sections.ts';

export type Comparison = Pick<TitleSheet['sales']['titleTrack'][number], 'title' | 'isbn' | 'ltdNet' | 'isModel'>;
export type Booking = TitleSheet['publicity']['info'][number];

const MAX_BARS = 12;

/**
 * Life-to-date net units of the titles of a sales table, in the order of its rows, at most the best-selling 12.
 *
 * @param rows of the table; rows without the figure are omitted
 * @param source label of the table
 * @returns null for fewer than two titles
 */
export function netSalesFigure(rows: readonly Comparison[], source: string): BarsFigure | null {
  const rated = rows.filter((row): row is Comparison & { ltdNet: number } => typeof row.ltdNet === 'number');
  if (rated.length < 2) return null;
  const ranked = rated.toSorted((a, b) => b.ltdNet - a.ltdNet);
  const shown = rated.length > MAX_BARS ? rated.filter((row) => ranked.indexOf(row) < MAX_BARS) : rated;
  const bars = shown.map((row) => ({
    label: row.title?.trim() || row.isbn?.trim() || '',
    value: row.ltdNet,
    valueText: formatUnits(row.ltdNet).text,
    isMarked: row.isModel,
  }));
  // There are at least two rows.
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  const which = shown.length < rated.length ? `the ${MAX_BARS} best-selling of ${rated.length}` : `${rated.length}`;
  const name = (row: Comparison) => row.title?.trim() || row.isbn?.trim() || 'a title';
  return {
    kind: 'bars',
    label: `Life-to-date net units of ${which} titles. Source: ${source}`,
    alternative:
      `Life-to-date net units of ${rated.length} titles: most ${formatUnits(best.ltdNet).text} (${name(best)}), ` +
      `least ${formatUnits(worst.ltdNet).text} (${name(worst)}). The table has them all.`,
    bars,
  };
}

/** @returns `YYYY-MM-DD`; null for an event without an exact date. */
function exactDay({ airDate }: Booking): string | null {
  const date = parseWireDate(airDate);
  return date && !isBlankDate(airDate) ? toWireDate(date).slice(0, 10) : null;
}

/** @returns the first day that the run date of an event can mean, `YYYY-MM-DD`; null for a date without a year. */
export const runDay = (event: Booking): string | null => earliestDay(runDate(event));

/** @returns events in the order of their run dates; events whose date has no year follow in their given order. */
export function sortByRunDate<Row extends Booking>(rows: readonly Row[]): Row[] {
  // Sorts after every date, which starts with a digit.
  const keyed = rows.map((row) => ({ row, key: runDay(row) ?? 'no date' }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ row }) => row);
}

/** @returns the dated events of a title on a time line; null if no event has an exact date. */
export function timeLineFigure(rows: readonly Booking[]): TimeLineFigure | null {
  const events = sortByRunDate(rows).flatMap((row) => {
    const date = exactDay(row);
    const text = [runDate(row), eventText(row)].filter(Boolean).join(' ');
    return date ? [{ date, text, isStrong: isNational(row), mark: eventMark(row) }] : [];
  });
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return null;
  const shown = (date: string) => runDate({ airDate: date, vague: null });
  const national = events.filter(({ isStrong }) => isStrong).length;
  const span =
    first.date === last.date ? `on ${shown(first.date)}` : `from ${shown(first.date)} to ${shown(last.date)}`;
  const count = events.length === 1 ? '1 dated event' : `${events.length} dated events`;
  return {
    kind: 'timeLine',
    label: `${count} of ${rows.length}`,
    alternative: `Time line: ${count}, ${national} of them national, ${span}. The table has them all.`,
    events,
  };
}
