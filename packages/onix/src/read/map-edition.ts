import { editionTypes } from '../codes/code-lists.ts';
import { mapFormat } from './map-format.ts';
import { count } from './map-measures.ts';
import { value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Reads the number of the edition. */
export const mapEditionNumber = (record: OnixRecord): number | undefined =>
  count(value(record.descriptive, 'EditionNumber'), 'EditionNumber', record);

/** Reads the types of the edition in words; unknown codes unchanged. */
export function mapEditionTypes(record: OnixRecord): string[] | undefined {
  const words = mapFormat(record).editionTypes.map((code) => editionTypes.get(code) ?? code);
  return words.length > 0 ? [...new Set(words)] : undefined;
}
