import { precisionFields, priceFields, recordValue } from '@titlenet/catalogue/record-fields';
import type { ReplacedFields, TitleRecord } from '@titlenet/catalogue/title-record';
import type { OnixBlock } from '../read/onix-values.ts';
import { recordFieldEntries } from './onix-fields.ts';

/** The ISBN identifies the title and is never replaced. */
const replaceable = recordFieldEntries.filter(([name]) => name !== 'isbn');

/** The parts of a record that an update replaces. */
export interface UpdatedParts {
  /** Blocks that are replaced as a whole: fields that they do not state are emptied. */
  complete: readonly OnixBlock[];
  /** Blocks of which only the stated fields are replaced. */
  partial: readonly OnixBlock[];
}

const priceGroup: readonly string[] = [...priceFields, 'scheduledPrices', 'subrights.prices'];

/**
 * Fields that are stated together with others: precisions with their date, all prices with any price, and with a format
 * what every record is given without one.
 */
const statedWith = new Map<string, readonly string[]>([
  ...[...precisionFields].map(([field, date]) => [field, [date]] as const),
  ...priceGroup.map((field) => [field, priceGroup] as const),
  ...['bar.isAudio', 'stored.printOrDigital', 'codes.formatType'].map((field) => [field, ['bar.formatDesc']] as const),
]);

/**
 * Returns the fields that an update replaces. A field that several blocks own is replaced if the update states it, and
 * emptied only by an update with all of these blocks.
 *
 * @param record the title as the update states it
 */
export function replacedFields({ complete, partial }: UpdatedParts, record: TitleRecord): ReplacedFields {
  const isStated = (field: string) =>
    (statedWith.get(field) ?? [field]).some((stated) => recordValue(record, stated) !== undefined);
  const fields = replaceable
    .filter(([name, { blocks: owners }]) => {
      if (owners.length > 0 && owners.every((block) => complete.includes(block))) return true;
      const isThere = owners.some((block) => complete.includes(block) || partial.includes(block));
      return isStated(name) && (owners.length === 0 || isThere);
    })
    .map(([name]) => name);
  const { onSaleDate, pubDate, pubOnSpecialDay } = record.bar;
  // Without ProductSupply the on-sale date is a copy of the publication date and must not overwrite a stated one.
  const isCopy = !complete.includes('ProductSupply') && onSaleDate === pubDate && !pubOnSpecialDay;
  if (!isCopy) return { fields };
  return {
    fields: fields.filter((field) => field !== 'bar.onSaleDate' && field !== 'stored.onSaleDateFormat'),
    following: { 'bar.onSaleDate': 'bar.pubDate' },
  };
}
