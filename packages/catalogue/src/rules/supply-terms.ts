import type { RecordOf } from '../field.ts';
import { formatDate } from '../formatting/dates.ts';
import { everyLayout } from '../layouts.ts';
import { availabilityLabel, publishingStatuses } from './publisher-status.ts';
import { marketText } from './title-prices.ts';
import { type TypedCode, typedCodes } from './typed-codes.ts';

const shown = everyLayout;

/** Columns of the table of suppliers and their terms, one row for each supplier of a market (SUBR-12). */
export const supplyColumns = [
  { name: 'market', label: 'Market', type: 'text', shown, audience: 'accounts' },
  { name: 'marketStatus', label: 'Market Status', type: 'code', shown, audience: 'accounts' },
  { name: 'supplier', label: 'Supplier', type: 'text', shown, audience: 'accounts' },
  { name: 'role', label: 'Role', type: 'code', shown, audience: 'accounts' },
  { name: 'availability', label: 'Availability', type: 'code', shown, audience: 'accounts' },
  { name: 'returns', label: 'Returns', type: 'text', shown, audience: 'accounts' },
  { name: 'minimumOrder', label: 'Minimum Order', type: 'integer', isCount: true, shown, audience: 'accounts' },
] as const;

/**
 * The terms of one supplier in one market. `market`: as that of a price. `marketStatus`, `role`, `availability`: codes of
 * the ONIX lists 68, 93 and 65 or 54. `returns`: type (list 53) and code of the conditions, '02 Y'; several with '; '.
 */
export type TitleSupply = RecordOf<typeof supplyColumns>;

/** Columns of the table of sales restrictions (SUBR-13). */
export const restrictionColumns = [
  { name: 'restriction', label: 'Restriction', type: 'code', shown, audience: 'internal' },
  { name: 'outlets', label: 'Outlets', type: 'text', shown, audience: 'internal' },
  { name: 'note', label: 'Note', type: 'text', shown, audience: 'internal' },
  { name: 'market', label: 'Market', type: 'text', shown, audience: 'internal' },
  { name: 'startDate', label: 'From', type: 'date', shown, audience: 'internal' },
  { name: 'endDate', label: 'Until', type: 'date', shown, audience: 'internal' },
] as const;

/** A restriction of sales. `restriction`: code of ONIX list 71; `outlets`: names, else their identifiers, with '; '. */
export type SalesRestriction = RecordOf<typeof restrictionColumns>;

/** Reads `code words; code words; …`. */
const words = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .replace(/\s+/g, ' ')
      .split('; ')
      .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
  );

/** ONIX list 93. */
const roleWords =
  words(`01 Publisher to resellers; 02 Exclusive distributor to resellers; 03 Non-exclusive distributor to
resellers; 04 Wholesaler to retailers; 05 Sales agent; 06 Distributor to retailers; 07 Print-on-demand supplier; 08
Retailer; 09 Publisher to consumers; 10 Exclusive distributor to consumers; 11 Non-exclusive distributor to consumers; 12
Distributor to consumers; 13 Exclusive distributor to resellers and consumers; 14 Non-exclusive distributor to resellers
and consumers; 15 Distributor to resellers and consumers`);

/** ONIX list 66, the codes of returns of type 02 (list 53). */
const bisacReturns: ReadonlyMap<string, string> = new Map([
  ['Y', 'Returnable, full copies'],
  ['S', 'Returnable, stripped covers'],
  ['C', 'Returnable under conditions'],
  ['N', 'Not returnable'],
]);
const BISAC_RETURNS = '02';
/** ONIX list 53. */
const returnsSchemes: ReadonlyMap<string, string> = new Map([
  ['01', 'French trade code'],
  ['03', 'UK trade code'],
  ['04', 'ONIX code'],
]);

/** ONIX list 71. */
export const restrictionWords = words(`00 Unspecified; 01 Exclusive to a retailer, own brand; 02 Office supplies outlets
only; 03 Internal use of the publisher only; 04 Exclusive to a retailer; 05 Own brand of a retailer; 06 Libraries only; 07
Schools only; 08 On the German index; 09 Not to libraries; 10 News outlets only; 11 Not through a retailer; 12 Not to
subscription services; 13 Subscription services only; 14 Not through online retail; 15 Online retail only; 16 Not to
schools; 17 Print on demand without inventory; 18 Print on demand to protect stock; 19 Not through print on demand; 20 Not
to some subscription services; 21 Exclusive to a subscription service; 22 Education only; 23 Not to education; 99 No
restrictions`);

/** ONIX list 68: the words of list 64 and the statuses that only markets have. */
export function marketStatusLabel(code: string | null): string {
  if (code === '12') return 'Not available in this market';
  if (code === '14') return 'Active, with market restrictions';
  return (code && code !== '00' && publishingStatuses.get(code)?.label) || '';
}

function returnsText({ type, code }: TypedCode): string {
  if (type === BISAC_RETURNS) return bisacReturns.get(code) ?? code;
  const scheme = returnsSchemes.get(type);
  return scheme ? `${code} (${scheme})` : code;
}

/** Formats the conditions of returns in words, 'Returnable, full copies'. */
export const returnsWords = (returns: string | null): string => typedCodes(returns).map(returnsText).join('; ');

/** How each column of the table of suppliers is shown. */
export const supplyTexts = {
  market: ({ market }) => marketText(market),
  marketStatus: ({ marketStatus }) => marketStatusLabel(marketStatus),
  role: ({ role }) => (role && roleWords.get(role)) || '',
  availability: ({ availability }) => availabilityLabel(availability) ?? '',
  returns: ({ returns }) => returnsWords(returns),
} as const satisfies { readonly [N in keyof TitleSupply]?: (row: TitleSupply) => string };

/** How each column of the table of restrictions is shown; dates have the format of their type. */
export const restrictionTexts = {
  restriction: ({ restriction }) => (restriction && restrictionWords.get(restriction)) || (restriction ?? ''),
  market: ({ market }) => marketText(market),
} as const satisfies { readonly [N in keyof SalesRestriction]?: (row: SalesRestriction) => string };

const joined = (texts: readonly (string | null | false)[]): string => texts.filter(Boolean).join(', ');

/** Formats a row of the table of suppliers as one text: 'United States, Active, Kelp Distribution, …'. */
export const supplyText = (row: TitleSupply): string =>
  joined([
    supplyTexts.market(row),
    supplyTexts.marketStatus(row),
    row.supplier,
    supplyTexts.role(row),
    supplyTexts.availability(row),
    supplyTexts.returns(row),
    row.minimumOrder !== null && `at least ${row.minimumOrder}`,
  ]);

/** Formats a row of the table of restrictions as one text: 'Libraries only, Ireland, from 6/9/2031'. */
export const restrictionText = (row: SalesRestriction): string =>
  joined([
    restrictionTexts.restriction(row),
    row.outlets,
    row.note,
    restrictionTexts.market(row),
    row.startDate && `from ${formatDate(row.startDate, 'M/d/yyyy')}`,
    row.endDate && `until ${formatDate(row.endDate, 'M/d/yyyy')}`,
  ]);

/** Writes values of a column once each, for a result column. */
export function distinctTexts<Row>(rows: readonly Row[] | undefined, text: (row: Row) => string | null): string | null {
  const texts = new Set((rows ?? []).map((row) => text(row) ?? '').filter((one) => one !== ''));
  return texts.size > 0 ? [...texts].join('; ') : null;
}
