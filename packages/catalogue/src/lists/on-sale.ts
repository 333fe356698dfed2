import type { RecordOf } from '../field.ts';
import { dayAfter, localDay } from '../formatting/days.ts';
import { fieldLabel } from '../title-field.ts';
import type { ListColumn } from './list-column.ts';

/** Columns of the page of titles that go on sale. */
export const onSaleColumns = [
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', width: 144 },
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', isRequired: true, isMain: true, width: 260 },
  { name: 'author1', label: fieldLabel('bar.author1'), type: 'text', isFirstOnCard: true, width: 160 },
  { name: 'format', label: fieldLabel('bar.formatDesc'), type: 'text', width: 150 },
  { name: 'imprintDesc', label: fieldLabel('bar.imprintDesc'), type: 'text', width: 150 },
  { name: 'onSaleDate', label: fieldLabel('bar.onSaleDate'), type: 'date', isFirstOnCard: true, width: 96 },
  { name: 'firstPrint', label: 'First Print', type: 'integer', width: 92 },
] as const satisfies readonly ListColumn[];

/** A title that goes on sale: its columns, and the keys of the title. */
export const onSaleFields = [
  ...onSaleColumns,
  { name: 'reissueNo', type: 'integer', isRequired: true },
  { name: 'productId', type: 'integer' },
  { name: 'companyCode', type: 'code', isRequired: true },
] as const;
export type OnSaleTitle = RecordOf<typeof onSaleFields>;

/** Periods of the page, and the words for them. */
export const onSalePeriods = {
  week: 'This week',
  nextWeek: 'Next week',
  month: 'This month',
  nextMonth: 'Next month',
  range: 'From … to …',
} as const;
export type OnSalePeriod = keyof typeof onSalePeriods;

interface Days {
  from: string;
  to: string;
}

/** @param day `YYYY-MM-DD`. @returns its week, Sunday to Saturday */
export function weekOf(day: string): Days {
  const from = dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  return { from, to: dayAfter(from, 6) };
}

function monthOf(moment: Date, offset: number): Days {
  const first = (months: number) => localDay(new Date(moment.getFullYear(), moment.getMonth() + months, 1));
  return { from: first(offset), to: dayAfter(first(offset + 1), -1) };
}

/** @returns first and last day of a period relative to a moment */
export function onSaleDays(period: Exclude<OnSalePeriod, 'range'>, moment: Date): Days {
  if (period === 'month') return monthOf(moment, 0);
  if (period === 'nextMonth') return monthOf(moment, 1);
  const week = weekOf(localDay(moment));
  return period === 'week' ? week : { from: dayAfter(week.from, 7), to: dayAfter(week.to, 7) };
}
