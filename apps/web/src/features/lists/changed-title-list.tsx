import { type ChangedTitle, changedTitleColumns, changeKindLabels } from '@titlenet/catalogue/lists/changed-titles';
import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import { exportTitleTable } from './export-table.ts';
import styles from './Lists.module.css';
import type { ListDefinition } from './list-definition.ts';

/** A change with its text: 'Price: $24.99 → $26.99'. */
export interface ChangedRow extends ChangedTitle {
  readonly change: string;
}

/** Adds the text by which changes are sorted and copied. */
export function changedRow(row: ChangedTitle): ChangedRow {
  const { field, oldValue, newValue } = row;
  return { ...row, change: field === null ? '' : `${field}: ${oldValue ?? 'blank'} → ${newValue ?? 'blank'}` };
}

const named = (name: string) => changedTitleColumns.filter((column) => column.name === name);
const change = {
  name: 'change',
  label: 'Change',
  type: 'text',
  isMain: true,
  width: 400,
} as const satisfies ListColumn;

const columns: readonly ListColumn[] = [
  ...named('isbn'),
  ...named('changedAt'),
  ...named('title'),
  ...named('kind'),
  change,
  ...named('imprintDesc'),
  ...named('author1'),
  ...named('sender'),
];

function Change({ field, oldValue, newValue }: ChangedRow) {
  if (field === null) return null;
  return (
    <>
      {field}: {oldValue === null ? <span className={styles.blank}>blank</span> : <del>{oldValue}</del>} →{' '}
      {newValue ?? <span className={styles.blank}>blank</span>}
    </>
  );
}

/** The report grid of changed titles: on screen old and new value are one column, in Excel two. */
export const changedTitleList: ListDefinition<ChangedRow> = {
  name: 'changedTitles',
  columns,
  titleOf: (row) => ({ ...row, isbn: row.isbn ?? '' }),
  contents: {
    change: (row) => <Change {...row} />,
    sender: ({ sender }) => <span className={styles.blank}>{sender}</span>,
  },
  hasSheet: ({ kind }) => kind !== changeKindLabels.gone,
  hasCovers: false,
  order: [{ id: 'changedAt', desc: true }],
  noun: { one: 'change', many: 'changes' },
  exportRows: (rows, list) =>
    exportTitleTable(
      changedTitleColumns,
      rows.map(({ change: _, ...row }) => row),
      list,
    ),
};
