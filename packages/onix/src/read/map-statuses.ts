import { currentAvailability } from '@titlenet/catalogue/rules/publisher-status';
import { children, code, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** The codes of the lists 64 and 65 are two digits; other texts are none of their codes. */
const isCode = (text: string | undefined): text is string => text !== undefined && /^\d\d$/.test(text);

/** Returns the publishing status, list 64; a code that the list does not have is kept as it came. */
export function mapPublishingStatus(record: OnixRecord): string | undefined {
  const status = value(record.publishing, 'PublishingStatus');
  return isCode(status) ? status : undefined;
}

/**
 * Returns the first availability of the market: list 65, or list 54 where a supply detail of 2.1 has none of list 65. A
 * code that list 65 does not have is kept if there is no other.
 */
export function mapAvailability(record: OnixRecord): string | undefined {
  const stated = record.supplies.flatMap((supply) => children(supply, 'SupplyDetail')).map(availabilityOf);
  return stated.find((one) => currentAvailability(one) !== undefined) ?? stated.find(isCode);
}

function availabilityOf(detail: OnixNode): string | undefined {
  const current = value(detail, 'ProductAvailability');
  return current === undefined ? code(detail, 'AvailabilityCode') : isCode(current) ? current : undefined;
}
