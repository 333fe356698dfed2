import { precisionFields, recordValue } from '@titlenet/catalogue/record-fields';
import type { ReplacedFields, TitleRecord } from '@titlenet/catalogue/title-record';
import type { OnixBlock } from '../read/onix-values.ts';
import { recordFieldEntries } from './onix-fields.ts';

/** The ISBN identifies the title and is never replaced. */
const replaceable = recordFieldEntries.filter(([name]) => name !== 'isbn');

/**
 * Returns the fields that a block update replaces. A field that several blocks own is replaced if the update states it,
 * and emptied only by an update with all of these blocks.
 *
 * @param blocks the blocks that the update contains
 * @param record the title as the update states it
 */
export function replacedFields(blocks: readonly OnixBlock[], record: TitleRecord): ReplacedFields {
  const isStated = (field: string) => recordValue(record, precisionFields.get(field) ?? field) !== undefined;
  const fields = replaceable
    .filter(([name, { blocks: owners }]) => {
      if (owners.every((block) => blocks.includes(block))) return owners.length > 0 || isStated(name);
      return isStated(name) && owners.some((block) => blocks.includes(block));
    })
    .map(([name]) => name);
  const { onSaleDate, pubDate, pubOnSpecialDay } = record.bar;
  // Without ProductSupply the on-sale date is a copy of the publication date and must not overwrite a stated one.
  const isCopy = !blocks.includes('ProductSupply') && onSaleDate === pubDate && !pubOnSpecialDay;
  if (!isCopy) return { fields };
  return {
    fields: fields.filter((field) => field !== 'bar.onSaleDate' && field !== 'stored.onSaleDateFormat'),
    following: { 'bar.onSaleDate': 'bar.pubDate' },
  };
}
