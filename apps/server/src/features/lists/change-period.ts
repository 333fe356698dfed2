import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { periodDays } from '@titlenet/catalogue/lists/changed-titles';
import { FIRST_VISIT_DAYS } from '@titlenet/catalogue/lists/home-title';
import type { getChangedTitles } from '@titlenet/contract/changed-titles';
import type * as z from 'zod';

type PeriodQuery = Pick<z.output<typeof getChangedTitles.query>, 'period' | 'from' | 'to'>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** @returns the time as stored times are sent: YYYY-MM-DDTHH:mm:ss, UTC */
const wireTime = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19);

/**
 * @param lastVisit time of the visit before this one, UTC; null for a first visit
 * @returns the start of a period, and the first moment after it, null if it has not ended; a range is of whole days
 */
export function changePeriod(
  { period, from, to }: PeriodQuery,
  { now, lastVisit }: { now: Date; lastVisit: string | null },
): { since: string; until: string | null; areDays?: boolean } {
  // From a whole minute, so that those who ask within one share the answer.
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const before = (days: number) => ({ since: wireTime(minute - days * DAY_MS), until: null });
  if (period === 'range' && from && to)
    return { since: `${from}T00:00:00`, until: `${dayAfter(to, 1)}T00:00:00`, areDays: true };
  if (period === 'day' || period === 'week' || period === 'month') return before(periodDays[period]);
  return lastVisit === null ? before(FIRST_VISIT_DAYS) : { since: lastVisit, until: null };
}
