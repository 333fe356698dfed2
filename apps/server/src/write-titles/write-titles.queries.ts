import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import { listOfReference, relationWords } from '@titlenet/catalogue/rules/product-relations';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonText } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import { runTogether, upsertRows } from '../database/upsert-rows.ts';
import type { DerivedTitle } from '../derive/derive-title.ts';
import { unknownEditionRow } from '../derive/edition-row.ts';
import type { LongText } from '../derive/full-text.ts';
import { staleRanksToNote } from '../records/sales-ranks.queries.ts';
import type { TermRegistry } from '../records/terms.queries.ts';
import { gridRowsToPut } from './grid-rows.queries.ts';
import { derivationsToPut } from './title-derivation.queries.ts';

export interface TitleToWrite {
  /** Of a new title, an id that no title has had. */
  id: number;
  isNew: boolean;
  derived: DerivedTitle;
  /** Null if the stored ones are the same. */
  texts: readonly LongText[] | null;
  references: TitleRecord['references'] | null;
}

function titleRows(titles: readonly TitleToWrite[], terms: TermRegistry): RawBuilder<unknown> {
  const rows = titles.map(({ id, derived }) => ({ id, ...derived.row, terms: terms.termsOf(derived.codes) }));
  return upsertRows({ table: 'title', key: ['company_code', 'product_id'], rows, identity: 'id' });
}

function documentRows(titles: readonly TitleToWrite[]): RawBuilder<unknown> {
  return upsertRows({
    table: 'title_document',
    key: ['title_id'],
    rows: titles.map(({ id, derived }) => ({ title_id: id, ...derived.document })),
    comparedColumns: ['bar_digest', 'sheet_digest', 'edition', 'comparison', 'list_row', 'artists', 'box_texts'],
    longColumns: ['bar', 'sheet'],
  });
}

function orderRows(titles: readonly TitleToWrite[]): RawBuilder<unknown> {
  const rows = titles.map(({ id, derived }) => ({ title_id: id, ...derived.order }));
  return upsertRows({ table: 'title_order', key: ['title_id'], rows });
}

function textRows(titles: readonly TitleToWrite[]) {
  return titles.flatMap(({ id, texts }) =>
    (texts ?? []).map(({ scope, text }) => ({ title_id: id, scope, words: text })),
  );
}

function referenceRows(titles: readonly TitleToWrite[]) {
  return titles.flatMap(({ id, references }) =>
    (references ?? []).map((reference, position) => ({
      title_id: id,
      list: listOfReference(reference),
      position,
      isbn: reference.isbn,
      is_model: reference.isModel ?? false,
      known: JSON.stringify(unknownEditionRow(reference)),
      relation: relationJson(reference),
    })),
  );
}

/** The relation in words as JSON text; null without one. */
function relationJson(reference: EditionReference): string | null {
  const words = relationWords(reference);
  return words === null ? null : JSON.stringify(words);
}

type Parts = { texts: ReturnType<typeof textRows>; references: ReturnType<typeof referenceRows> };

/** Deletes texts that titles no longer have. */
function deleteOldTexts(ids: readonly number[], texts: Parts['texts']): RawBuilder<unknown>[] {
  if (ids.length === 0) return [];
  const keys = JSON.stringify(texts.map(({ title_id, scope }) => ({ title_id, scope })));
  return [
    sql`
      delete from title_text where title_id = any(${ids}::integer[]) and (title_id, scope) not in (
        select title_id, scope from json_to_recordset(${keys}::json) as sent (title_id integer, scope smallint))`,
  ];
}

/** As `deleteOldTexts`, for references. */
function deleteOldReferences(ids: readonly number[], references: Parts['references']): RawBuilder<unknown>[] {
  if (ids.length === 0) return [];
  const keys = JSON.stringify(references.map(({ title_id, list, position }) => ({ title_id, list, position })));
  return [
    sql`
      delete from title_reference where title_id = any(${ids}::integer[]) and (title_id, list, position) not in (
        select title_id, list, position
        from json_to_recordset(${keys}::json) as sent (title_id integer, list text, position smallint))`,
  ];
}

function partRows({ texts, references }: Parts): RawBuilder<unknown>[] {
  const words = sql`(
    select title_id, scope, to_tsvector('simple', words) as words
    from json_to_recordset(${jsonText(texts)}::json) as sent (title_id integer, scope smallint, words text))`;
  return [
    ...(texts.length > 0
      ? [upsertRows({ table: 'title_text', key: ['title_id', 'scope'], rows: texts, from: words })]
      : []),
    ...(references.length > 0
      ? [upsertRows({ table: 'title_reference', key: ['title_id', 'list', 'position'], rows: references })]
      : []),
  ];
}

/** Writes titles with their derived rows, inside the caller's transaction. */
export async function writeTitles(
  db: Kysely<Tables>,
  titles: readonly TitleToWrite[],
  { terms, version }: { terms: TermRegistry; version: string },
): Promise<void> {
  if (titles.length === 0) return;
  const known = (part: 'texts' | 'references') =>
    titles.filter((title) => !title.isNew && title[part] !== null).map(({ id }) => id);
  const parts = { texts: textRows(titles), references: referenceRows(titles) };
  const grid = titles.flatMap(({ id, derived }) =>
    derived.gridRow === null ? [] : [{ title_id: id, grid_row: derived.gridRow }],
  );
  await titleRows(titles, terms).execute(db);
  await runTogether(db, [
    documentRows(titles),
    orderRows(titles),
    ...(grid.length > 0 ? [gridRowsToPut(grid)] : []),
    derivationsToPut(titles.map(({ id, derived }) => ({ title_id: id, version, lacks: derived.lacks }))),
    ...deleteOldTexts(known('texts'), parts.texts),
    ...deleteOldReferences(known('references'), parts.references),
    ...partRows(parts),
    staleRanksToNote(titles.map(({ id }) => id)),
  ]);
}
