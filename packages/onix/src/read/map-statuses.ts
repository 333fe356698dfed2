import { availabilities, currentAvailability, publishingStatuses } from '@titlenet/catalogue/rules/publisher-status';
import { children, code, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** Returns the publishing status, list 64; a code that the list does not have is left out. */
export function mapPublishingStatus(record: OnixRecord): string | undefined {
  const status = value(record.publishing, 'PublishingStatus');
  return status !== undefined && publishingStatuses.has(status) ? status : undefined;
}

/**
 * Returns the first availability of the market: list 65, or list 54 where a supply detail of 2.1 has none of list 65.
 */
export function mapAvailability(record: OnixRecord): string | undefined {
  return record.supplies
    .flatMap((supply) => children(supply, 'SupplyDetail'))
    .map(availabilityOf)
    .find((found) => found !== undefined);
}

function availabilityOf(detail: OnixNode): string | undefined {
  const current = value(detail, 'ProductAvailability');
  if (current !== undefined) return availabilities.has(current) ? current : undefined;
  const old = code(detail, 'AvailabilityCode');
  return currentAvailability(old) === undefined ? undefined : old;
}
