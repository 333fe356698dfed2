import { downloadPhotoAddress, titleSheetAddress } from '../addresses.ts';
import type { CompanyCode } from '../companies.ts';
import { formatDate } from '../formatting/dates.ts';
import { eventMark, eventText, isNational, runDate } from '../rules/publicity-event.ts';
import { hasSalesOverviewLink } from '../rules/sales-overview-link.ts';
import { restrictionTexts, type SalesRestriction, supplyTexts, type TitleSupply } from '../rules/supply-terms.ts';
import { priceTexts, type TitlePrice, usedPrices } from '../rules/title-prices.ts';
import type { Figure, LegendEntry, Piece, SortKey, TableColumn } from './outline-blocks.ts';
import type { RowsEntry } from './section.ts';
import type { TitleSheet } from './sections.ts';
import {
  type Booking,
  type Comparison,
  netSalesFigure,
  runDay,
  sortByRunDate,
  timeLineFigure,
} from './table-figures.ts';
import { dateKey } from './table-sort.ts';

/** Rows of the tables that have a rendering, by the columns of their definitions. */
interface RenderedRows {
  publicity: Booking;
  promotions: TitleSheet['coopData']['coopContracts'][number];
  placements: TitleSheet['coopData']['retailPlacements'][number];
  editions: TitleSheet['relatedEditions']['otherWorks'][number];
  titleTrack: TitleSheet['sales']['titleTrack'][number];
  competitive: TitleSheet['sales']['competitive'][number];
  prices: TitlePrice;
  supply: TitleSupply;
  restrictions: SalesRestriction;
  people: TitleSheet['editorial']['people'][number];
}

/** Rendering of a table that is not simply one column per field. `Row` has the members of the table's columns. */
export interface TableRendering<Row> {
  /** Replaces the columns of the definition. */
  columns?: readonly TableColumn[];
  /** True for a column whose values are all shown elsewhere on the sheet: it is left out. */
  isElsewhere?(column: string, rows: readonly Row[]): boolean;
  /** Renders a cell; null for the formatted value of the field. */
  cell?(column: string, row: Row, companyCode: CompanyCode): readonly Piece[] | null;
  /** Sort key of a cell that is not sorted by the value of its field or its text; undefined for other cells. */
  sortKey?(column: string, row: Row): SortKey | undefined;
  isStrong?(row: Row): boolean;
  /** The rows that others than the staff may read; without it all. */
  forAccounts?(rows: readonly Row[]): readonly Row[];
  /** Sorts the rows; without it they keep their order. */
  sort?(rows: readonly Row[]): readonly Row[];
  /** Figure above the table; null if there are too few rows. */
  figure?(rows: readonly Row[], label: string): Figure | null;
  /** Explains the marks of the table and its figure; without it there is no legend. */
  legend?(rows: readonly Row[]): readonly LegendEntry[];
}

const text = (value: unknown): Piece[] => (value ? [{ kind: 'text', text: String(value) }] : []);

/** @returns a promotional range; an absent end date is '00/00/00' (COOP-17). */
function rangeText(start: string | null, end: string | null): string {
  const show = (date: string | null) => formatDate(date, 'M/d/yyyy');
  return `${show(start)} - ${show(end) || '00/00/00'}`;
}

const markLabels = { fire: 'Front page', star: 'Starred', model: 'Model title' } as const;

const legendOf = (marks: readonly (keyof typeof markLabels)[]): LegendEntry[] =>
  [...new Set(marks)].map((mark) => ({ mark, label: markLabels[mark] }));

/** National events are bold in the table; the time line shows events without a mark as dots. */
function publicityLegend(rows: readonly Booking[]): LegendEntry[] {
  const dots = (timeLineFigure(rows)?.events ?? []).filter(({ mark }) => mark === null);
  return [
    ...(dots.some(({ isStrong }) => isStrong) ? [{ mark: 'national', label: 'National (bold)' } as const] : []),
    ...(dots.some(({ isStrong }) => !isStrong) ? [{ mark: 'event', label: 'Other event' } as const] : []),
    ...legendOf(rows.flatMap((row) => eventMark(row) ?? [])),
  ];
}

const comparisonLegend = (rows: readonly Comparison[]): LegendEntry[] =>
  legendOf(rows.some(({ isModel }) => isModel) ? ['model'] : []);

/**
 * The ISBN links to the sales overview where the title has one (SALES-19 to SALES-22), for UK titles to their title
 * view (PERM-29); a model title has a mark.
 */
function comparisonCell<Table extends 'titleTrack' | 'competitive'>(
  table: Table,
): TableRendering<RenderedRows[Table]>['cell'] {
  return (column, row, companyCode) => {
    if (column === 'title' && row.isModel)
      return [{ kind: 'mark', mark: 'model', label: markLabels.model }, ...text(row.title)];
    const isbn = row.isbn?.trim();
    if (column !== 'isbn' || !isbn || !hasSalesOverviewLink(row, table, companyCode)) return null;
    return [{ kind: 'reportLink', text: isbn, report: 'salesOverview', companyCode, isbn }];
  };
}

const isPriceText = (column: string): column is keyof typeof priceTexts => column in priceTexts;
const isSupplyText = (column: string): column is keyof typeof supplyTexts => column in supplyTexts;
const isRestrictionText = (column: string): column is keyof typeof restrictionTexts => column in restrictionTexts;

const startColumn = (name: string, label: string): TableColumn => ({ name, label, align: 'start' });

type RenderingName = NonNullable<RowsEntry['rendering']>;

export const tableRenderings: { readonly [Name in RenderingName]: TableRendering<RenderedRows[Name]> } = {
  publicity: {
    columns: [
      startColumn('mark', ''),
      startColumn('runDate', 'Run Date'),
      startColumn('event', 'Event'),
      startColumn('type', 'Type'),
      startColumn('tourCity', 'City'),
    ],
    cell: (column, event) => {
      if (column === 'runDate') return text(runDate(event));
      if (column === 'event') return text(eventText(event));
      if (column !== 'mark') return null;
      const mark = eventMark(event);
      return mark ? [{ kind: 'mark', mark, label: markLabels[mark] }] : [];
    },
    sortKey: (column, row) => (column === 'runDate' ? runDay(row) : undefined),
    isStrong: isNational,
    sort: sortByRunDate,
    figure: timeLineFigure,
    legend: publicityLegend,
  },
  promotions: {
    columns: [
      startColumn('marketType', 'Market Type'),
      startColumn('subType', 'Sub Type'),
      startColumn('range', 'Promotional Range'),
      startColumn('contractDesc', 'Contract'),
      startColumn('customerName', 'Customer'),
      { name: 'coopAmount', label: 'Co-Op Amount', align: 'end' },
    ],
    cell: (column, row) => (column === 'range' ? text(rangeText(row.datePromoStart, row.datePromoEnd)) : null),
    sortKey: (column, row) => (column === 'range' ? dateKey(row.datePromoStart) : undefined),
  },
  placements: {
    columns: [
      startColumn('isbn', 'ISBN'),
      startColumn('accountName', 'Account'),
      startColumn('promoType', 'Promo Type'),
      startColumn('placementDescription', 'Placement'),
      startColumn('range', 'Promotional Range'),
    ],
    cell: (column, row) => (column === 'range' ? text(rangeText(row.promoStartDate, row.promoEndDate)) : null),
    sortKey: (column, row) => (column === 'range' ? dateKey(row.promoStartDate) : undefined),
  },
  editions: {
    // The ISBN links to the edition's own sheet; an edition outside the catalogue has no product id (RELAT-19).
    cell: (column, { isbn, productId }, companyCode) => {
      if (column !== 'isbn' || !isbn || productId === null || productId === undefined) return null;
      const address = titleSheetAddress({ companyCode, productId, isbn });
      return [{ kind: 'link', text: isbn, address, opensInNewTab: false }];
    },
  },
  titleTrack: {
    cell: comparisonCell('titleTrack'),
    figure: netSalesFigure,
    legend: comparisonLegend,
  },
  competitive: { cell: comparisonCell('competitive'), legend: comparisonLegend },
  prices: {
    // Only of titles that several senders price.
    isElsewhere: (column, rows) => column === 'sender' && rows.every(({ sender }) => !sender),
    forAccounts: usedPrices,
    cell: (column, row) => (isPriceText(column) ? text(priceTexts[column](row)) : null),
  },
  supply: {
    cell: (column, row) => (isSupplyText(column) ? text(supplyTexts[column](row)) : null),
  },
  restrictions: {
    cell: (column, row) => (isRestrictionText(column) ? text(restrictionTexts[column](row)) : null),
  },
  people: {
    // The biographies of credited authors and artists are shown as Author Bio and Artist Bio.
    cell: (column, row) => (column === 'biography' && row.isCredited ? [] : null),
    isElsewhere: (column, rows) => {
      const filled = rows.filter(({ biography }) => biography);
      return column === 'biography' && filled.length > 0 && filled.every((row) => row.isCredited);
    },
  },
};

/** @returns a link to the page with the large photo of a person. */
export function photoPiece(personId: string): Piece {
  return { kind: 'link', text: 'Photo', address: downloadPhotoAddress(personId), opensInNewTab: true };
}
