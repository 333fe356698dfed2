import { availabilities, publishingStatuses } from '@titlenet/catalogue/rules/publisher-status';
import { children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Returns the publishing status, list 64; a code that the list does not have is left out. */
export function mapPublishingStatus(record: OnixRecord): string | undefined {
  const code = value(record.publishing, 'PublishingStatus');
  return code !== undefined && publishingStatuses.has(code) ? code : undefined;
}

/** Returns the first availability of the market, list 65. The letters of 2.1's own list 54 are left out. */
export function mapAvailability(record: OnixRecord): string | undefined {
  return record.supplies
    .flatMap((supply) => children(supply, 'SupplyDetail'))
    .map((detail) => value(detail, 'ProductAvailability', 'AvailabilityCode'))
    .find((code) => code !== undefined && availabilities.has(code));
}
