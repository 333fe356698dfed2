import { type SortedValueName, sortedValues } from '@titlenet/catalogue/result-columns/sorted-values';
import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { entriesOf } from '@titlenet/catalogue/typed-objects';
import type { TitleOrderTable } from '../database/tables.ts';

export type TitleOrder = Omit<TitleOrderTable, 'title_id'>;

const columnOf = (name: SortedValueName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The natural sort keys of a title; null where the value is blank (G-168). */
export function titleOrder(title: { bar: TitleBar; sheet: TitleRecord['sheet'] }): TitleOrder {
  const keys = entriesOf(sortedValues).map(([name, sortedValue]) => [
    columnOf(name),
    naturalSortKey(sortedValue(title) ?? '') || null,
  ]);
  // `TitleOrder` has a column for each of these values.
  return Object.fromEntries(keys) as TitleOrder;
}
