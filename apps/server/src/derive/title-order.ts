import { type SortedValueName, sortedValues } from '@titlenet/catalogue/result-columns/sorted-values';
import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { TitleOrderTable } from '../database/tables.ts';

export type TitleOrder = Omit<TitleOrderTable, 'title_id'>;

const columnOf = (name: SortedValueName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The natural sort keys of a title; null where the value is blank (G-168). */
export function titleOrder(title: { bar: TitleBar; sheet: TitleRecord['sheet'] }): TitleOrder {
  const keys = Object.entries(sortedValues).map(([name, sortedValue]) => [
    columnOf(name as SortedValueName),
    naturalSortKey(sortedValue(title) ?? '') || null,
  ]);
  return Object.fromEntries(keys) as TitleOrder;
}
