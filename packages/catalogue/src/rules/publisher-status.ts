import type { TitleBar } from '../title-bar.ts';
import { type MarketStatusCode, marketStatus } from './market-status.ts';

/** Whether a title can be bought; null where a code does not say so. */
type Sale = 'forthcoming' | 'available' | 'unavailable' | null;

interface PublisherCode {
  readonly label: string;
  readonly sale: Sale;
}

/** Reads `code label; code label; …` of codes with the same meaning. */
function codesOf(sale: Sale, text: string): [string, PublisherCode][] {
  const lines = text.split(';').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.map((line) => [line.slice(0, 2), { label: line.slice(3), sale }]);
}

/** Publishing status, ONIX list 64. */
export const publishingStatuses: ReadonlyMap<string, PublisherCode> = new Map([
  ...codesOf('forthcoming', '02 Forthcoming; 03 Postponed indefinitely'),
  ...codesOf('available', '04 Active; 13 Active, but not sold separately; 18 Active, but not sold as a set'),
  ...codesOf(
    'unavailable',
    `01 Cancelled; 05 No longer our product; 06 Out of stock indefinitely; 07 Out of print; 08 Inactive; 10 Remaindered;
    11 Withdrawn from sale; 12 Recalled; 15 Recalled; 16 Temporarily withdrawn from sale;
    17 Permanently withdrawn from sale`,
  ),
  ...codesOf(null, '00 Unspecified; 09 Unknown'),
]);

/** Availability from the supplier, ONIX list 65. */
export const availabilities: ReadonlyMap<string, PublisherCode> = new Map([
  ...codesOf(
    'forthcoming',
    `09 Not yet available, postponed indefinitely; 10 Not yet available; 11 Awaiting stock;
    12 Not yet available, will be printed on demand`,
  ),
  ...codesOf('available', '20 Available; 21 In stock; 22 To order; 23 Printed on demand'),
  ...codesOf(
    'unavailable',
    `01 Cancelled; 40 Not available; 41 Not available, replaced by a new product;
    42 Not available, other format available; 43 No longer supplied; 46 Withdrawn from sale; 47 Remaindered;
    48 Not available, replaced by print on demand; 49 Recalled; 51 Not available, out of print;
    52 Not available, no longer sold in this market`,
  ),
  ...codesOf(
    null,
    `30 Temporarily unavailable; 31 Out of stock; 32 Reprinting; 33 Awaiting reissue; 34 Temporarily withdrawn from sale;
    44 Apply direct; 45 Not sold separately; 50 Not sold as a set; 97 No recent update received;
    98 No longer receiving updates; 99 Contact supplier`,
  ),
]);

/** Availability in ONIX 2.1, list 54, with the code of list 65 that says the same or the closest. */
export const oldAvailabilities: ReadonlyMap<string, { readonly label: string; readonly current: string }> = new Map(
  `AB 01 Cancelled; AD 44 Available direct from publisher only; CS 99 Availability uncertain;
  EX 43 No longer stocked by us; IP 20 Available; MD 23 Manufactured on demand; NP 10 Not yet published;
  NY 11 Newly catalogued, not yet in stock; OF 42 Other format available; OI 40 Out of stock indefinitely;
  OP 51 Out of print; OR 41 Replaced by new edition; PP 09 Publication postponed indefinitely;
  RF 43 Refer to another supplier; RM 47 Remaindered; RP 32 Reprinting; RU 32 Reprinting, undated; TO 22 Special order;
  TP 31 Temporarily out of stock because publisher cannot supply; TU 30 Temporarily unavailable;
  UR 33 Unavailable, awaiting reissue; WR 20 Will be remaindered; WS 46 Withdrawn from sale`
    .split(/;\s+/)
    .map((line) => [line.slice(0, 2), { current: line.slice(3, 5), label: line.slice(6) }]),
);

/** @returns the code of list 65 for an availability of list 65 or 54; undefined for other codes */
export function currentAvailability(code: string | null | undefined): string | undefined {
  if (!code) return undefined;
  return availabilities.has(code) ? code : oldAvailabilities.get(code)?.current;
}

/** An availability keeps the words of its own list; what it means for the sale is that of its code of list 65. */
export function availabilityOf(code: string): PublisherCode | undefined {
  const current = availabilities.get(currentAvailability(code) ?? '');
  return current && { ...current, label: oldAvailabilities.get(code)?.label ?? current.label };
}

/** @returns the words for an availability of list 65 or 54; undefined for other codes */
export const availabilityLabel = (code: string | null | undefined): string | undefined =>
  code ? availabilityOf(code)?.label : undefined;

/** @returns the words of a status; of a code that its list does not have, the code */
export function publisherStatusLabel(field: 'publishingStatus' | 'availability', code: string): string {
  const status = field === 'availability' ? availabilityOf(code) : publishingStatuses.get(code);
  return status?.label ?? `Unknown code ${code}`;
}

const saleOfMarketStatus: Record<MarketStatusCode, Sale> = {
  DV: 'forthcoming',
  FC: 'forthcoming',
  AV: 'available',
  UN: 'unavailable',
};

/** @returns whether the house's status says that a title can be bought; null if there is none */
export function houseSale(salesMarketingCode: string | null | undefined): Sale {
  const status = marketStatus(salesMarketingCode);
  return status && saleOfMarketStatus[status.code];
}

const filled = (text: string | null) => (text ?? '').trim() !== '';

/**
 * The words of a status that the publisher sends, where the sheet needs them: the house has no status of its own (sales
 * and marketing code, answer code), or its market status says the opposite.
 *
 * @returns null if the status is not shown; `contradicted`: the label of the market status that says the opposite
 */
export function publisherStatus(
  field: 'publishingStatus' | 'availability',
  bar: Pick<TitleBar, 'publishingStatus' | 'availability' | 'salesMarketingCode' | 'answerCode'>,
): { label: string; contradicted: string | null } | null {
  const code = bar[field] ?? '';
  const status = field === 'availability' ? availabilityOf(code) : publishingStatuses.get(code);
  if (!status && !filled(code)) return null;
  const label = publisherStatusLabel(field, code);
  const house = houseSale(bar.salesMarketingCode);
  const isOpposite = house && status?.sale && (house === 'unavailable') !== (status.sale === 'unavailable');
  if (isOpposite) return { label, contradicted: marketStatus(bar.salesMarketingCode)?.label ?? null };
  const hasHouseStatus = filled(bar.salesMarketingCode) || filled(bar.answerCode);
  return hasHouseStatus ? null : { label, contradicted: null };
}
