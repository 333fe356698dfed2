import { isInList } from '../codes/list-codes.ts';
import { mapExtents } from './map-extents.ts';
import { mapRelated } from './map-related.ts';
import { value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** List 2. */
const SINGLE = '00';
const MULTIPLE = '10';

/** Returns the composition of a product; of a single one, and one of several items whose parts are kept, it says nothing. */
export function mapComposition(record: OnixRecord): string | undefined {
  const composition = value(record.descriptive, 'ProductComposition');
  if (composition === undefined || composition === SINGLE || !isInList(2, composition)) return undefined;
  const hasParts = mapExtents(record).tapecount !== undefined || mapRelated(record).some(({ copies }) => copies);
  return composition === MULTIPLE && hasParts ? undefined : composition;
}
