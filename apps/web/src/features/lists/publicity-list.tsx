import {
  exportedPublicityColumns,
  type PublicityListRow,
  type PublicityView,
  publicityColumns,
  publicityMarks,
} from '@titlenet/catalogue/lists/publicity-list';
import { exportPublicityFlashByQuery } from '@titlenet/contract/list-export';
import { markShapes } from '../../domain/sheet/mark-shapes.ts';
import { callApi } from '../../ui/api/call-api.ts';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSorting } from '../../ui/grid/grid-table.ts';
import styles from './Lists.module.css';
import type { ListDefinition } from './list-definition.ts';

const textOf = ({ itemImage, isBold }: PublicityListRow) =>
  [publicityMarks[itemImage]?.text, isBold ? 'National' : undefined].filter(Boolean).join(', ');

/** Hot or starred [LIST-15, LIST-16]; the text also says which events are national, which the bold type shows. */
const markColumn: GridColumn<PublicityListRow> = {
  name: 'itemImage',
  label: 'Mark',
  shortLabel: '★',
  type: 'text',
  isButton: true,
  width: 32,
  text: textOf,
  content(row) {
    const mark = publicityMarks[row.itemImage];
    const text = textOf(row);
    if (!mark) return <span className="visually-hidden">{text}</span>;
    return (
      <svg role="img" aria-label={text} viewBox="0 0 16 16" className={styles.mark} data-mark={mark.glyph}>
        <title>{text}</title>
        <path d={markShapes[mark.glyph]} fill="currentColor" />
      </svg>
    );
  },
};

const sortings: Record<PublicityView['order'], GridSorting> = {
  airDate: [{ id: 'runDate', desc: false }],
  title: [{ id: 'title', desc: false }],
  market: [{ id: 'market', desc: false }],
};

/** The report grid of a view of current publicity. */
export function publicityList(view: PublicityView, description: string): ListDefinition<PublicityListRow> {
  return {
    name: 'publicity',
    columns: publicityColumns,
    titleOf: (row) => row,
    leadingColumns: [markColumn],
    hasCovers: false,
    isRowBold: ({ isBold }) => isBold,
    order: sortings[view.order],
    exportRows: (rows, signal) =>
      callApi(
        exportPublicityFlashByQuery,
        {
          query: { publicityHeader: view.label, publicityDescription: description },
          body: {
            titles: exportedPublicityColumns.map(({ label }) => label),
            rows: rows.map(({ isbn, title, author, event, runDate, type, market }) => ({
              isbn,
              title,
              author,
              event,
              runDate,
              type,
              market,
            })),
          },
        },
        { signal, blocking: false },
      ),
  };
}
