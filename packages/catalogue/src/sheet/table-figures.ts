import { isBlankDate, parseWireDate, toWireDate } from '../formatting/dates.ts';
import { formatUnits } from '../formatting/numbers.ts';
import { eventMark, eventText, isNational, runDate } from '../rules/publicity-event.ts';
import type { BarsFigure, TimeLineFigure } from './outline-blocks.ts';
import type { TitleSheet } from './sections.ts';

type Comparison = Pick<TitleSheet['sales']['titleTrack'][number], 'title' | 'isbn' | 'ltdNet' | 'isModel'>;
type Booking = TitleSheet['publicity']['info'][number];

/** More bars than this are no longer seen at a glance. */
const mostBars = 12;

/**
 * Life-to-date net units of the titles of a sales table, in the order of its rows; of many, the best-selling ones.
 *
 * @param rows of the table; those without a figure are left out
 * @param source what the table is called
 * @returns null where there are not two titles to compare
 */
export function netSalesFigure(rows: readonly Comparison[], source: string): BarsFigure | null {
  const known = rows.filter((row): row is Comparison & { ltdNet: number } => typeof row.ltdNet === 'number');
  if (known.length < 2) return null;
  const ranked = known.toSorted((a, b) => b.ltdNet - a.ltdNet);
  const drawn = known.length > mostBars ? known.filter((row) => ranked.indexOf(row) < mostBars) : known;
  const bars = drawn.map((row) => ({
    label: row.title?.trim() || row.isbn?.trim() || '',
    value: row.ltdNet,
    valueText: formatUnits(row.ltdNet).text,
    isMarked: row.isModel,
  }));
  const [most, least] = [ranked[0]!, ranked.at(-1)!];
  const which = drawn.length < known.length ? `the ${mostBars} best-selling of ${known.length}` : `${known.length}`;
  const name = (row: Comparison) => row.title?.trim() || row.isbn?.trim() || 'a title';
  return {
    kind: 'bars',
    label: `Life-to-date net units of ${which} titles. Source: ${source}`,
    alternative:
      `Life-to-date net units of ${known.length} titles: most ${formatUnits(most.ltdNet).text} (${name(most)}), ` +
      `least ${formatUnits(least.ltdNet).text} (${name(least)}). The table has them all.`,
    bars,
  };
}

/** The day of an event; null where it has none, or one that is not known for sure. */
function dayOf({ airDate }: Booking): string | null {
  const date = parseWireDate(airDate);
  return date && !isBlankDate(airDate) ? toWireDate(date).slice(0, 10) : null;
}

/** Events in the order of their days; those without one follow as they came. */
export function byRunDate<Row extends Booking>(rows: readonly Row[]): Row[] {
  const place = (row: Row) => dayOf(row) ?? 'without a day';
  return rows.toSorted((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
}

/**
 * The dated events of a title on a line of time.
 *
 * @returns null where no event has a date
 */
export function timeLineFigure(rows: readonly Booking[]): TimeLineFigure | null {
  const events = byRunDate(rows).flatMap((row) => {
    const date = dayOf(row);
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
