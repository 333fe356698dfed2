import { type Company, companyOf } from '../companies.ts';
import { quotesShown } from '../constants.ts';
import { type Audience, alignmentOf, isForAudience, isShownIn, labelOf } from '../field.ts';
import { socialLink } from '../rules/author-photo.ts';
import { isBlankText } from '../text/blank-text.ts';
import type { TitleBarNotes } from '../title-bar.ts';
import { describedPieces, fieldPieces } from './field-pieces.ts';
import type { Block, OutlineOptions, Piece, Table, TableColumn } from './outline-blocks.ts';
import { photoIdOf } from './photo-ids.ts';
import type { FieldEntry, RowsEntry, SectionEntry } from './section.ts';
import { photoPiece, type TableRendering, tableRenderings } from './table-renderings.ts';
import { sortKeyOf } from './table-sort.ts';

type Row = Record<string, unknown>;

/** Context for all entries of a title's sections. */
export interface EntryContext {
  company: Company;
  isAudio: boolean;
  options: OutlineOptions;
  /** Descriptions of codes, by field; null if the title bar, which has them, could not be loaded. */
  descriptions: TitleBarNotes['descriptions'] | null;
}

const joinTexts = (parts: readonly unknown[]) =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(', ');

/** @returns the rows without internal values, so that nothing that is derived from a row can contain one. */
function rowsForAudience(
  { columns, rendering: name }: RowsEntry,
  given: readonly Row[],
  audience: Audience,
): readonly Row[] {
  const rendering: TableRendering<Row> | undefined = name && tableRenderings[name];
  const rows = (audience === 'accounts' && rendering?.forAccounts?.(given)) || given;
  const internal = columns.filter((column) => !isForAudience(column, audience)).map(({ name }) => name);
  if (internal.length === 0) return rows;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !internal.includes(name))));
}

/**
 * Builds a table of a section.
 *
 * @param given rows of the sheet, or of a filtered request
 */
export function tableBlock(
  entry: RowsEntry,
  given: readonly Row[],
  { company, isAudio, options }: EntryContext,
): Table {
  const visible = rowsForAudience(entry, given, options.audience);
  const rendering: TableRendering<Row> | undefined = entry.rendering && tableRenderings[entry.rendering];
  const rows = rendering?.sort?.(visible) ?? visible;
  const shown = entry.columns.filter(
    (column) =>
      isShownIn(column, company.layout) &&
      isForAudience(column, options.audience) &&
      (column.when !== 'audio' || isAudio || rows.some((row) => row[column.name])) &&
      !rendering?.isElsewhere?.(column.name, rows),
  );
  const columns: readonly TableColumn[] =
    rendering?.columns ??
    shown.map((column) => ({
      name: column.name,
      label: labelOf(column, company.layout),
      align: alignmentOf(column.type),
    }));
  const fieldOf = ({ name }: TableColumn) => entry.columns.find((field) => field.name === name);
  const cell = (column: TableColumn, row: Row): readonly Piece[] => {
    const rendered = rendering?.cell?.(column.name, row, company.code);
    if (rendered) return rendered;
    const field = fieldOf(column);
    return field ? fieldPieces(field, row[column.name], { dateFormat: 'M/d/yyyy', currency: company.currency }) : [];
  };
  const sortKeys = (row: Row, cells: readonly (readonly Piece[])[]) =>
    columns.map((column, index) => {
      const own = rendering?.sortKey?.(column.name, row);
      // A row has a cell for each column.
      return own === undefined ? sortKeyOf(fieldOf(column), row[column.name], cells[index]!) : own;
    });
  const label = labelOf(entry, company.layout);
  return {
    kind: 'table',
    name: entry.name,
    label,
    columns,
    blankColumns: [],
    rows: rows.map((row) => {
      const cells = columns.map((column) => cell(column, row));
      return { cells, sortKeys: sortKeys(row, cells), isStrong: rendering?.isStrong?.(row) ?? false };
    }),
    isFolded: entry.isFolded ?? false,
    emptyText: entry.emptyText ?? null,
    figure: rendering?.figure?.(rows, label) ?? null,
    legend: rendering?.legend?.(rows) ?? [],
    isBlank: rows.length === 0,
  };
}

/**
 * Keeps some columns of a table.
 *
 * @param isKept whether to keep a column, by its position; columns without a label are always kept
 */
function selectColumns(table: Table, isKept: (column: TableColumn, index: number) => boolean): Table {
  const kept = table.columns.map((column, index) => column.label === '' || isKept(column, index));
  const isAtKept = (_: unknown, index: number) => kept[index];
  return {
    ...table,
    columns: table.columns.filter(isAtKept),
    blankColumns: table.columns.filter((_, index) => !kept[index]).map(({ label }) => label),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.filter(isAtKept),
      sortKeys: row.sortKeys.filter(isAtKept),
    })),
  };
}

/** Removes the columns in which no row has a value; a table without rows keeps all. */
const withoutBlankColumns = (table: Table): Table =>
  table.isBlank ? table : selectColumns(table, (_, index) => table.rows.some(({ cells }) => cells[index]?.length));

/** Gives a filtered table the columns of the whole one, so that a filter does not change the columns. */
export function withColumnsOf(whole: Table, filtered: Table): Table {
  if (whole.isBlank) return withoutBlankColumns(filtered);
  const names = new Set(whole.columns.map(({ name }) => name));
  return selectColumns(filtered, ({ name }) => names.has(name));
}

function quotesBlock(entry: RowsEntry, rows: readonly Row[], { company, options }: EntryContext): Block {
  const items = rows.map(({ quote, linkName, source, title }) => ({
    html: String(quote),
    isHtml: true,
    byline: joinTexts([linkName, source, title]) || null,
  }));
  return bulletsBlock(entry.name, labelOf(entry, company.layout), items, options);
}

/**
 * @param options collapse quotes after the third (QUOTE-09), in print only on request (QUOTE-14); null never collapses
 */
function bulletsBlock(
  name: string,
  label: string,
  items: { html: string; isHtml: boolean; byline: string | null }[],
  options: OutlineOptions | null,
): Block {
  const shownFirst = options?.isShowOnlyFirstQuotes ? quotesShown : null;
  return { kind: 'bullets', name, label, items, shownFirst, isBlank: items.length === 0 };
}

function factBlock({ name }: SectionEntry, label: string, pieces: Piece[]): Block {
  return { kind: 'fact', name, fields: [name], label, pieces, isBlank: pieces.length === 0 };
}

function linksBlock(entry: RowsEntry, rows: readonly Row[], { company }: EntryContext): Block {
  const pieces = rows.flatMap((row): Piece[] => {
    // The column's type is a text.
    const url = socialLink(row.url as string | null);
    return url ? [{ kind: 'outsideLink', text: String(row.description || url), url }] : [];
  });
  return factBlock(entry, labelOf(entry, company.layout), pieces);
}

function fieldBlock(entry: FieldEntry, value: unknown, context: EntryContext): Block {
  const { company, options, descriptions } = context;
  const base = { name: entry.name, label: labelOf(entry, company.layout) };
  switch (entry.as) {
    case 'prose': {
      const text = typeof value === 'string' ? value : '';
      return { kind: 'prose', ...base, text, isHtml: entry.type === 'html', isBlank: isBlankText(text) };
    }
    case 'keywords': {
      const words = String(value ?? '')
        .split(';')
        .map((word) => word.trim())
        .filter(Boolean);
      const canBeHidden = options.medium === 'screen';
      return { kind: 'keywords', ...base, words, canBeHidden, isBlank: words.length === 0 };
    }
    case 'photo': {
      const id = photoIdOf(entry, value);
      return factBlock(entry, base.label, id === null ? [] : [photoPiece(id)]);
    }
    case 'bullets': {
      const isHtml = entry.type === 'htmls';
      // The values of bullets are texts.
      const items = ((value ?? []) as string[]).map((html) => ({ html, isHtml, byline: null }));
      return bulletsBlock(entry.name, base.label, items, isHtml ? options : null);
    }
    default: {
      const pieces = fieldPieces(entry, value, { dateFormat: 'MM/dd/yyyy', currency: company.currency });
      return factBlock(entry, base.label, describedPieces(pieces, descriptions?.[entry.name]));
    }
  }
}

/** Builds the block of a section entry. @param value the member of the section's content with the entry's name */
export function entryBlock(entry: SectionEntry, value: unknown, context: EntryContext): Block {
  if (!('columns' in entry)) return fieldBlock(entry, value, context);
  // The value of a table is its rows.
  const rows = rowsForAudience(entry, (value ?? []) as Row[], context.options.audience);
  if (entry.as === 'quotes') return quotesBlock(entry, rows, context);
  if (entry.as === 'links') return linksBlock(entry, rows, context);
  const table = tableBlock(entry, rows, context);
  const { medium, isSuppressBlankSubHeadings } = context.options;
  return medium === 'screen' || isSuppressBlankSubHeadings ? withoutBlankColumns(table) : table;
}

/** @throws RangeError for an unknown company code */
export function entryContext(
  companyCode: string,
  isAudio: boolean,
  options: OutlineOptions,
  descriptions: EntryContext['descriptions'] = null,
): EntryContext {
  return { company: companyOf(companyCode), isAudio, options, descriptions };
}
