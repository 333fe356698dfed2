import { children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Reads the original publisher: role 04 of list 45, in 2.1 an element of its own. */
export function originalPublisher(record: OnixRecord): string | undefined {
  const found = children(record.publishing, 'Publisher').find((one) => value(one, 'PublishingRole') === '04');
  return value(found, 'PublisherName') ?? value(record.product, 'OriginalPublisher');
}
