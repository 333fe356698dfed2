import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely, Selectable } from 'kysely';
import type { Tables, TitleTable } from '../database/tables.ts';
import { partTitleKey } from '../records/in-house-fragment.ts';
import { findHouseParts } from '../records/in-house-fragments.queries.ts';
import { mergeRecords } from '../records/merge-records.ts';
import { findSourcesOfTitles } from '../records/title-sources.queries.ts';
import { deriveTitle } from './derive-title.ts';
import { unknownTitleRow } from './edition-row.ts';
import { type LongText, longTexts } from './full-text.ts';
import { listedRows } from './listed-rows.ts';
import { findKept, findOtherWords, findTitlePage, type KeptRows } from './stored-rows.queries.ts';

const PAGE = 100;
/** Columns round what records say: prices to cents, units to whole ones. */
const ROUNDING = 0.5;

/** Something that the store says and its records do not. */
export interface Fault {
  /** Company and ISBN, or the record's own key. */
  title: string;
  what: string;
}

type TitleRow = Selectable<TitleTable>;

/** What its senders' records give of a title. */
interface SaidTitle {
  record: TitleRecord;
  parts: Parameters<typeof listedRows>[1];
  texts: LongText[];
}

const nameOf = (row: TitleRow) => `${row.company_code} ${row.isbn ?? row.record_key?.replace('\n', ' ')}`;

function isSame(kept: unknown, derived: unknown): boolean {
  if (kept === derived || ((kept ?? null) === null && (derived ?? null) === null)) return true;
  if (typeof kept === 'number' && typeof derived === 'number')
    return Number.isInteger(kept) ? Math.abs(kept - derived) <= ROUNDING : Math.abs(kept - derived) < 0.01;
  return false;
}

/** Names of the columns that differ. */
function differing(kept: object | undefined, derived: object): string[] {
  const values = { ...kept } as Record<string, unknown>;
  return Object.entries(derived).flatMap(([column, value]) => (isSame(values[column], value) ? [] : [column]));
}

/**
 * Compares what is stored of every title with what its senders' records give, a page at a time. Gives what differs;
 * changes nothing. Titles that an import writes meanwhile may be named although nothing is wrong with them.
 */
export async function* checkTitles(db: Kysely<Tables>, onChecked: (titles: number) => void): AsyncGenerator<Fault> {
  for (let after = 0; ; ) {
    const rows = await findTitlePage(db, after, PAGE);
    if (rows.length === 0) return;
    yield* await checkPage(db, rows);
    onChecked(rows.length);
    after = rows.at(-1)!.id;
  }
}

function isRatedSo(kept: Tables['title_derivation'] | undefined, lacks: readonly number[]): boolean {
  return kept !== undefined && kept.lacks.join() === lacks.join();
}

async function checkPage(db: Kysely<Tables>, rows: readonly TitleRow[]): Promise<Fault[]> {
  const ids = rows.map(({ id }) => id);
  const sources = await findSourcesOfTitles(db, ids);
  const parts = await findHouseParts(
    db,
    rows.map(({ company_code, isbn }) => ({ companyCode: company_code, isbn })),
  );
  const kept = await findKept(db, ids);
  const titles = new Map(
    rows.flatMap((row): [number, SaidTitle][] => {
      const said = sources.get(row.id);
      if (!said) return [];
      const own = parts.get(partTitleKey({ companyCode: row.company_code, isbn: row.isbn ?? '' })) ?? [];
      const record = mergeRecords(said, own);
      return [[row.id, { record, parts: own, texts: longTexts(record) }]];
    }),
  );
  const texts = [...titles].flatMap(([title_id, title]) => title.texts.map((text) => ({ title_id, ...text })));
  const otherWords = Map.groupBy(await findOtherWords(db, texts), ({ title_id }) => title_id);
  return rows.flatMap((row) => {
    const title = nameOf(row);
    const said = titles.get(row.id);
    if (!said)
      // Its last sender has moved its record to another title: what is left is not shown.
      return row.is_deleted ? [] : [{ title, what: 'is shown, and no record speaks of it' }];
    const stale = otherWords.get(row.id) ?? [];
    return [
      ...faultsOf(row, kept, said),
      ...stale.map(({ scope }) => `the words of its text ${scope} are not what its records give`),
    ].map((what) => ({ title, what }));
  });
}

function faultsOf(row: TitleRow, kept: KeptRows, { record, parts, texts }: SaidTitle): string[] {
  const derived = deriveTitle(record, row.product_id);
  const { quick_row: quick, ...columns } = derived.row;
  const faults = [
    ...differing(row, columns).map((column) => `title.${column} is not what its records give`),
    ...(row.quick_row === quick ? [] : ['its row of quick searches is not what its records give']),
    ...differing(kept.documents.get(row.id), derived.document).map((column) => `its document's ${column} is stale`),
    ...differing(kept.orders.get(row.id), derived.order).map((column) => `its order by ${column} is stale`),
    ...((kept.gridRows.get(row.id) ?? null) === derived.gridRow ? [] : ['its row of results is stale']),
    ...(isRatedSo(kept.completeness.get(row.id), derived.lacks) ? [] : ['its completeness is stale']),
  ];
  const codes = Object.entries(derived.codes).flatMap(([name, values]) => values.map(({ code }) => `${name} ${code}`));
  faults.push(
    ...differences(
      'code',
      codes,
      row.terms.map((term) => kept.codes.get(term) ?? `term ${term}`),
    ),
  );
  const references = record.references.map(
    (one) => `${one.list} ${one.isbn} ${one.isModel ?? false} ${JSON.stringify(unknownTitleRow(one))}`,
  );
  faults.push(...differences('reference', references, kept.references.get(row.id) ?? []));
  faults.push(
    ...differences(
      'text',
      texts.map(({ scope }) => String(scope)),
      kept.textScopes.get(row.id) ?? [],
    ),
  );
  if (row.isbn) {
    const { events, promotions } = listedRows(record, parts);
    const key = `${row.company_code} ${row.isbn}`;
    const counts = { booking: events.length, promotion: promotions.length };
    for (const [name, count] of Object.entries(counts)) {
      const found = kept.listed.get(`${name} ${key}`) ?? 0;
      if (found !== count) faults.push(`lists hold ${found} rows of kind ${name} of it, its records ${count}`);
    }
  }
  return faults;
}

function differences(what: string, derived: readonly string[], kept: readonly string[]): string[] {
  const [given, found] = [new Set(derived), new Set(kept)];
  return [
    ...[...given].filter((one) => !found.has(one)).map((one) => `lacks the ${what} ${one}`),
    ...[...found].filter((one) => !given.has(one)).map((one) => `has the ${what} ${one}, which no record gives`),
  ];
}
