import {
  exportedPublicityColumns,
  type PublicityListRow,
  publicityColumns,
  publicityMarks,
} from '@titlenet/catalogue/lists/publicity-list';
import type { PublicityView } from '@titlenet/catalogue/lists/publicity-views';
import { exportPublicityFlashByQuery } from '@titlenet/contract/list-export';
import { exportableBody } from '../../actions/excel/exportable-body.ts';
import { markShapes } from '../../domain/sheet/mark-shapes.ts';
import { callApi } from '../../ui/api/call-api.ts';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSorting } from '../../ui/grid/grid-table.ts';
import styles from './Lists.module.css';
import type { ListDefinition } from './list-definition.ts';

const textOf = ({ itemImage, isBold }: PublicityListRow) =>
  [publicityMarks[itemImage]?.text, isBold ? 'National' : undefined].filter(Boolean).join(', ');

function MarkGlyph({ glyph }: { glyph: 'fire' | 'star' }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={styles.mark} data-mark={glyph}>
      <path d={markShapes[glyph]} fill="currentColor" />
    </svg>
  );
}

/**
 * Hot or starred [LIST-15, LIST-16]; the words, which also name the national events in bold type, are visible only on
 * paper.
 */
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
      <span role="img" aria-label={text} title={text}>
        <MarkGlyph glyph={mark.glyph} />
      </span>
    );
  },
  paperContent(row) {
    const mark = publicityMarks[row.itemImage];
    return (
      <>
        {mark && <MarkGlyph glyph={mark.glyph} />} {textOf(row)}
      </>
    );
  },
};

const sortings: Record<PublicityView['order'], GridSorting> = {
  airDate: [{ id: 'runDate', desc: false }],
  title: [{ id: 'title', desc: false }],
  market: [{ id: 'market', desc: false }],
};

/** The report grid of a view of current publicity. */
export function publicityList(view: PublicityView): ListDefinition<PublicityListRow> {
  return {
    name: 'publicity',
    columns: publicityColumns,
    titleOf: (row) => row,
    markColumn,
    hasCovers: false,
    isRowBold: ({ isBold }) => isBold,
    order: sortings[view.order],
    noun: { one: 'event', many: 'events' },
    exportRows: async (rows, { description, signal }) => {
      const body = exportableBody(exportPublicityFlashByQuery, {
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
      });
      const query = { publicityHeader: view.label, publicityDescription: description };
      return callApi(exportPublicityFlashByQuery, { query, body }, { signal, blocking: false });
    },
  };
}
