import { children, firstValue, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Reads the original publisher: role 04 of list 45, in 2.1 an element of its own. */
export function originalPublisher(record: OnixRecord): string | undefined {
  const found = children(record.publishing, 'Publisher').filter((one) => value(one, 'PublishingRole') === '04');
  return firstValue(found, 'PublisherName') ?? value(record.product, 'OriginalPublisher');
}
