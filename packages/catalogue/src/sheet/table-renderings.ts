import { downloadPhotoAddress, reportAddress, titleSheetAddress } from '../addresses.ts';
import type { CompanyCode } from '../companies.ts';
import { formatDate, isBlankDate } from '../formatting/dates.ts';
import { eventMark, eventText, isNational, runDate } from '../rules/publicity-event.ts';
import { hasSalesOverviewLink } from '../rules/sales-overview-link.ts';
import type { Figure, Piece, TableColumn, TableRow } from './outline-blocks.ts';
import type { RowsEntry } from './section.ts';
import { byRunDate, netSalesFigure, timeLineFigure } from './table-figures.ts';

type Row = Record<string, unknown>;

/** How a table whose columns are not simply its fields is shown. */
export interface TableRendering {
  /** Columns in place of those of the definition; absent, the definition's stay. */
  columns?: readonly TableColumn[];
  /** A cell that is not the field's plain value; null leaves the plain value. */
  cell?: (column: string, row: Row, context: { companyCode: CompanyCode; table: string }) => Piece[] | null;
  isStrong?: (row: Row) => boolean;
  /** The rows in the order in which they are read, where that is not the one in which they came. */
  ordered?: (rows: readonly Row[]) => readonly Row[];
  /** What is drawn above the rows; null where they are too few to draw. */
  figure?: (rows: readonly Row[], context: { table: string; label: string }) => Figure | null;
}

const text = (value: unknown): Piece[] => (value ? [{ kind: 'text', text: String(value) }] : []);

/** A promotional range shows '00/00/00' when there is no end date (COOP-17). */
function range(start: unknown, end: unknown): string {
  const show = (date: unknown) => (isBlankDate(date as string | null) ? '' : formatDate(date as string, 'M/d/yyyy'));
  return `${show(start)} - ${show(end) || '00/00/00'}`;
}

const marks = { fire: 'Front page', star: 'Starred', model: 'Model title' } as const;

export const tableRenderings: Record<NonNullable<RowsEntry['rendering']>, TableRendering> = {
  publicity: {
    columns: [
      { name: 'mark', label: '', align: 'start' },
      { name: 'runDate', label: 'Run Date', align: 'start' },
      { name: 'event', label: 'Event', align: 'start' },
      { name: 'type', label: 'Type', align: 'start' },
      { name: 'tourCity', label: 'City', align: 'start' },
    ],
    cell: (column, row) => {
      const event = row as Parameters<typeof runDate>[0] &
        Parameters<typeof eventText>[0] &
        Parameters<typeof eventMark>[0];
      if (column === 'runDate') return text(runDate(event));
      if (column === 'event') return text(eventText(event));
      if (column !== 'mark') return null;
      const mark = eventMark(event);
      return mark ? [{ kind: 'mark', mark, label: marks[mark] }] : [];
    },
    isStrong: (row) => isNational(row as { nat: string }),
    ordered: (rows) => byRunDate(rows as Parameters<typeof byRunDate>[0]),
    figure: (rows) => timeLineFigure(rows as Parameters<typeof timeLineFigure>[0]),
  },
  promotions: {
    columns: [
      { name: 'marketType', label: 'Market Type', align: 'start' },
      { name: 'subType', label: 'Sub Type', align: 'start' },
      { name: 'range', label: 'Promotional Range', align: 'start' },
      { name: 'contractDesc', label: 'Contract', align: 'start' },
      { name: 'customerName', label: 'Customer', align: 'start' },
      { name: 'coopAmount', label: 'Co-Op Amount', align: 'end' },
    ],
    cell: (column, row) => (column === 'range' ? text(range(row.datePromoStart, row.datePromoEnd)) : null),
  },
  placements: {
    columns: [
      { name: 'isbn', label: 'ISBN', align: 'start' },
      { name: 'accountName', label: 'Account', align: 'start' },
      { name: 'promoType', label: 'Promo Type', align: 'start' },
      { name: 'placementDescription', label: 'Placement', align: 'start' },
      { name: 'range', label: 'Promotional Range', align: 'start' },
    ],
    cell: (column, row) => (column === 'range' ? text(range(row.promoStartDate, row.promoEndDate)) : null),
  },
  sales: {
    // What the title is measured by is its own track; competitors are read, not compared (issue: where people would
    // look).
    figure: (rows, { table, label }) =>
      table === 'titleTrack' ? netSalesFigure(rows as Parameters<typeof netSalesFigure>[0], label) : null,
    cell: (column, row, { companyCode, table }) => {
      if (column === 'title' && row.isModel) {
        return [{ kind: 'mark', mark: 'model', label: marks.model }, ...text(row.title)];
      }
      const isbn = row.isbn as string | null;
      if (column !== 'isbn' || !isbn) return null;
      const source = row.source as string | null;
      const isLinked = hasSalesOverviewLink({ isbn, source }, table as 'titleTrack' | 'competitive', companyCode);
      if (!isLinked) return null;
      const address = reportAddress('salesOverview', { companyCode, isbn });
      return [{ kind: 'link', text: isbn.trim(), address, opensInNewTab: true }];
    },
  },
};

/**
 * The link of a related edition's ISBN to its own sheet (RELAT-19); an edition that is not in the catalogue has no
 * link.
 */
export function editionCell(column: string, row: Row, companyCode: CompanyCode): Piece[] | null {
  const { isbn, productId } = row as { isbn: string | null; productId: number | null };
  if (column !== 'isbn' || !isbn || productId === null || productId === undefined) return null;
  return [
    { kind: 'link', text: isbn, address: titleSheetAddress({ companyCode, productId, isbn }), opensInNewTab: false },
  ];
}

/** A link to a person's large photo. */
export function photoPiece(personId: string): Piece {
  return { kind: 'link', text: 'Photo', address: downloadPhotoAddress(personId), opensInNewTab: true };
}

export function tableRow(cells: Piece[][], row: Row, rendering: TableRendering | undefined): TableRow {
  return { cells, isStrong: rendering?.isStrong?.(row) ?? false };
}
