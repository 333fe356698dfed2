import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { type ChangedTitle, changedTitleColumns, changeKindLabels } from '@titlenet/catalogue/lists/changed-titles';
import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import { shownChanges } from '@titlenet/catalogue/lists/shown-changes';
import { ChangedField } from '../../domain/title-changes/ChangedField.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import { exportTitleTable } from './export-table.ts';
import type { ListDefinition } from './list-definition.ts';

/** A change with its text: 'Price: $24.99 → $26.99'. */
export interface ChangedRow extends ChangedTitle {
  readonly change: string;
}

/** Adds the text by which changes are sorted and copied. */
export function changedRow(row: ChangedTitle): ChangedRow {
  if (row.field === null) return { ...row, change: '' };
  const texts = shownChanges(row).map(({ oldValue, newValue }) => `${oldValue ?? 'blank'} → ${newValue ?? 'blank'}`);
  return { ...row, change: `${row.field}: ${texts.join('; ')}` };
}

const named = (name: string) => changedTitleColumns.filter((column) => column.name === name);
const change = {
  name: 'change',
  label: 'Change',
  type: 'text',
  isMain: true,
  isFirstOnCard: true,
  width: 400,
} as const satisfies ListColumn;

const columns: readonly ListColumn[] = [
  ...named('isbn'),
  ...named('title'),
  ...named('kind'),
  change,
  ...named('imprintDesc'),
  ...named('author1'),
  ...named('sender'),
  ...named('changedAt'),
];

/** 'Tuesday, 11/24/2026' */
const dayOf = ({ changedAt }: ChangedTitle) =>
  `${weekday.format(Date.parse(`${changedAt}Z`))}, ${formatDate(changedAt, 'MM/dd/yyyy')}`;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** The report grid of changed titles: on screen old and new value are one column, in Excel two. */
export const changedTitleList: ListDefinition<ChangedRow> = {
  name: 'changedTitles',
  columns,
  titleOf: (row) => ({ ...row, isbn: row.isbn ?? '' }),
  contents: {
    change: (row) => <ChangedField change={row} />,
    sender: ({ sender }) => <Text tone="muted">{sender}</Text>,
  },
  hasSheet: ({ kind }) => kind !== changeKindLabels.gone,
  hasCovers: false,
  groups: { column: 'changedAt', headingOf: dayOf },
  order: [{ id: 'changedAt', desc: true }],
  noun: { one: 'change', many: 'changes' },
  exportRows: (rows, list) =>
    exportTitleTable(
      changedTitleColumns,
      rows.map(({ change: _, ...row }) => row),
      list,
    ),
};

/** @param rows the newest changes, in the order of the server; of the oldest day some are missing */
export function cutChangedTitleList(rows: readonly ChangedRow[]): ListDefinition<ChangedRow> {
  const oldest = rows.at(-1);
  return oldest
    ? { ...changedTitleList, groups: { column: 'changedAt', headingOf: dayOf, incomplete: dayOf(oldest) } }
    : changedTitleList;
}
