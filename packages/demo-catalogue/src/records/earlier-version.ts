import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** Only titles that go on sale within a year of today change. */
const MAX_DAYS_TO_SALE = 365;
const TITLES_PER_CHANGE = 3;
/** Before the date of any other message, so that loading the demo again does not bring the earlier details back. */
const SENT_AT = '2001-01-01T00:00:00';

type Bar = TitleRecord['bar'];

/** Details before the change; each is one that imports often change. */
const earlierDetails: readonly ((bar: Bar) => Partial<Bar>)[] = [
  ({ price }) => (price ? { price: roundDecimal(price + 1, 2) } : {}),
  () => ({ longSubtitle: null, firstPrintAnnounced: null }),
  ({ firstPrintAnnounced, price }) => ({
    firstPrintAnnounced: firstPrintAnnounced && Math.round(firstPrintAnnounced / 2),
    price: price ? roundDecimal(price - 1, 2) : null,
  }),
];

/**
 * The first message about a title that was changed later, so that the demo has a history of changes.
 *
 * @param daysToSale negative if the title is on sale
 * @returns null for titles without changes, which are most
 */
export function earlierVersion(record: TitleRecord, daysToSale: number): TitleRecord | null {
  const number = Number((record.isbn ?? '').slice(7, 12));
  if (!record.isbn || number % TITLES_PER_CHANGE !== 0 || Math.abs(daysToSale) > MAX_DAYS_TO_SALE) return null;
  // The remainder is an index of the list.
  const details = earlierDetails[(number / TITLES_PER_CHANGE) % earlierDetails.length]!;
  return {
    ...record,
    source: { ...record.source, sentAt: SENT_AT },
    bar: { ...record.bar, ...details(record.bar) },
  };
}
