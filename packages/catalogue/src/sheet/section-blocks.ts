import { type Company, type CompanyCode, companyOf } from '../companies.ts';
import { quotesShown } from '../constants.ts';
import { alignmentOf, isShownIn, labelOf } from '../field.ts';
import { hasArtistPhoto, hasPicture, socialLink } from '../rules/author-photo.ts';
import { isBlankText } from '../text/blank-text.ts';
import { fieldPieces } from './field-pieces.ts';
import type { Block, OutlineOptions, Piece, Table, TableColumn } from './outline-blocks.ts';
import type { FieldEntry, RowsEntry, SectionEntry } from './section.ts';
import { editionCell, photoPiece, tableRenderings, tableRow } from './table-renderings.ts';

type Row = Record<string, unknown>;

export interface EntryContext {
  company: Company;
  isAudio: boolean;
  options: OutlineOptions;
}

const joined = (parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');

/** A table of a section from rows of its own fields: those of the sheet, or those that came for a filter. */
export function tableBlock(entry: RowsEntry, given: readonly Row[], { company, isAudio }: EntryContext): Table {
  const rendering = entry.rendering && tableRenderings[entry.rendering];
  const rows = rendering?.ordered?.(given) ?? given;
  const shown = entry.columns.filter(
    (column) =>
      isShownIn(column, company.layout) && (column.when !== 'audio' || isAudio || rows.some((row) => row[column.name])),
  );
  const columns: readonly TableColumn[] =
    rendering?.columns ??
    shown.map((column) => ({
      name: column.name,
      label: labelOf(column, company.layout),
      align: alignmentOf(column.type),
    }));
  const companyCode: CompanyCode = company.code;
  const cell = (column: TableColumn, row: Row): Piece[] => {
    const own = rendering?.cell?.(column.name, row, { companyCode, table: entry.name });
    const edition = entry.columns.some(({ name }) => name === 'productId')
      ? editionCell(column.name, row, companyCode)
      : null;
    if (own || edition) return (own ?? edition)!;
    const field = entry.columns.find(({ name }) => name === column.name);
    return field ? fieldPieces(field, row[column.name], { dateFormat: 'M/d/yyyy', currency: company.currency }) : [];
  };
  return {
    kind: 'table',
    name: entry.name,
    label: labelOf(entry, company.layout),
    columns,
    rows: rows.map((row) =>
      tableRow(
        columns.map((column) => cell(column, row)),
        row,
        rendering,
      ),
    ),
    emptyText: entry.emptyText ?? null,
    figure: rendering?.figure?.(rows, { table: entry.name, label: labelOf(entry, company.layout) }) ?? null,
    isBlank: rows.length === 0,
  };
}

function quotesBlock(entry: RowsEntry, rows: readonly Row[], { company, options }: EntryContext): Block {
  const items = rows.map((row) => ({
    html: String(row.quote),
    isHtml: true,
    byline: joined([row.linkName as string, row.source as string, row.title as string]) || null,
  }));
  return bullets(entry.name, labelOf(entry, company.layout), items, options);
}

/** Quotes after the third are collapsed (QUOTE-09); in print only on request (QUOTE-14). */
function bullets(
  name: string,
  label: string,
  items: { html: string; isHtml: boolean; byline: string | null }[],
  options: OutlineOptions | null,
): Block {
  const shownFirst = options?.isShowOnlyFirstQuotes ? quotesShown : null;
  return { kind: 'bullets', name, label, items, shownFirst, isBlank: items.length === 0 };
}

function linksBlock(entry: RowsEntry, rows: readonly Row[], { company }: EntryContext): Block {
  const pieces = rows.flatMap((row): Piece[] => {
    const url = socialLink(row.url as string | null);
    return url ? [{ kind: 'outsideLink', text: String(row.description || url), url }] : [];
  });
  return {
    kind: 'fact',
    name: entry.name,
    fields: [entry.name],
    label: labelOf(entry, company.layout),
    pieces,
    isBlank: pieces.length === 0,
  };
}

function fieldBlock(entry: FieldEntry, value: unknown, context: EntryContext): Block {
  const { company, options } = context;
  const base = { name: entry.name, label: labelOf(entry, company.layout) };
  const fact = (pieces: Piece[]): Block => ({
    kind: 'fact',
    ...base,
    fields: [entry.name],
    pieces,
    isBlank: pieces.length === 0,
  });
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
      return {
        kind: 'keywords',
        ...base,
        words,
        canBeHidden: options.medium === 'screen',
        isBlank: words.length === 0,
      };
    }
    case 'photo': {
      const id = value as string | null;
      const isThere = entry.name === 'artistId' ? hasArtistPhoto(id) : hasPicture(id);
      return fact(isThere ? [photoPiece(String(id).trim())] : []);
    }
    case 'bullets': {
      const isHtml = entry.type === 'htmls';
      const items = ((value ?? []) as string[]).map((html) => ({ html, isHtml, byline: null }));
      return bullets(entry.name, base.label, items, isHtml ? options : null);
    }
    default:
      return fact(fieldPieces(entry, value, { dateFormat: 'MM/dd/yyyy', currency: company.currency }));
  }
}

/** The block of one entry of a section; its value is the one that the section's content has under the entry's name. */
export function entryBlock(entry: SectionEntry, value: unknown, context: EntryContext): Block {
  if (!('columns' in entry)) return fieldBlock(entry, value, context);
  const rows = (value ?? []) as Row[];
  if (entry.as === 'quotes') return quotesBlock(entry, rows, context);
  return entry.as === 'links' ? linksBlock(entry, rows, context) : tableBlock(entry, rows, context);
}

/** The context that entries of this title's sections share. */
export function entryContext(companyCode: string, isAudio: boolean, options: OutlineOptions): EntryContext {
  return { company: companyOf(companyCode), isAudio, options };
}
