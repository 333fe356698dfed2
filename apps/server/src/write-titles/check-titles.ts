import { isDeepStrictEqual } from 'node:util';
import type { CodeLabels } from '@titlenet/catalogue/rules/in-house-labels';
import { listOfReference, relationWords } from '@titlenet/catalogue/rules/product-relations';
import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely, Selectable } from 'kysely';
import type { Tables, TitleTable } from '../database/tables.ts';
import { deriveTitle } from '../derive/derive-title.ts';
import { unknownEditionRow } from '../derive/edition-row.ts';
import { faultsOfSources } from '../derive/faults-of-sources.ts';
import { type LongText, longTexts } from '../derive/full-text.ts';
import { listedRows } from '../derive/listed-rows.ts';
import { findShownLabels } from '../records/in-house-code-labels.queries.ts';
import { titleKeyOf } from '../records/in-house-fragment.ts';
import { findInHouseFragments } from '../records/in-house-fragments.queries.ts';
import { mergeRecords } from '../records/merge-records.ts';
import { faultChanges, findOpenFaults, type OpenFault } from '../records/record-faults.queries.ts';
import { senderLabel } from '../records/sender-label.ts';
import { findSourcesOfTitles, type StoredSource, sourceKey } from '../records/title-sources.queries.ts';
import { findDifferingWords, findStoredRows, findTitlePage, type StoredRows } from './stored-rows.queries.ts';
import { faultDay } from './write-faults.ts';

const PAGE = 100;
/** Columns round the values of records: prices to cents, units to whole numbers. */
const ROUNDING = 0.5;

/** A difference between stored data and the data derived from the records. */
export interface Fault {
  /** Company and ISBN, or company and record key. */
  title: string;
  what: string;
}

type TitleRow = Selectable<TitleTable>;

/** A title merged from its records. */
interface MergedRow {
  record: TitleRecord;
  parts: Parameters<typeof listedRows>[1];
  texts: LongText[];
}

const nameOf = (row: TitleRow) => `${row.company_code} ${row.isbn ?? row.record_key?.replace('\n', ' ')}`;

function isSame(stored: unknown, derived: unknown): boolean {
  if (stored === derived || ((stored ?? null) === null && (derived ?? null) === null)) return true;
  if (typeof stored === 'number' && typeof derived === 'number')
    return Number.isInteger(stored) ? Math.abs(stored - derived) <= ROUNDING : Math.abs(stored - derived) < 0.01;
  return isDeepStrictEqual(stored, derived);
}

/** @returns names of the columns that differ */
function differing(stored: object | undefined, derived: object): string[] {
  const values: Record<string, unknown> = { ...stored };
  return Object.entries(derived).flatMap(([column, value]) => (isSame(values[column], value) ? [] : [column]));
}

/**
 * Compares the stored data of every title with what its records give, one page at a time; writes nothing. Titles that
 * an import changes at the same time may be reported although they are correct.
 *
 * @param onChecked called with the number of titles of each page
 */
export async function* checkTitles(db: Kysely<Tables>, onChecked: (titles: number) => void): AsyncGenerator<Fault> {
  for (let after = 0; ; ) {
    const rows = await findTitlePage(db, after, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    yield* await checkPage(db, rows);
    onChecked(rows.length);
    after = last.id;
  }
}

function hasSameLacks(stored: Tables['title_derivation'] | undefined, lacks: readonly number[]): boolean {
  return stored !== undefined && stored.lacks.join() === lacks.join();
}

async function checkPage(db: Kysely<Tables>, rows: readonly TitleRow[]): Promise<Fault[]> {
  const ids = rows.map(({ id }) => id);
  const sources = await findSourcesOfTitles(db, ids);
  const parts = await findInHouseFragments(
    db,
    rows.map(({ company_code, isbn }) => ({ companyCode: company_code, isbn })),
  );
  const stored = await findStoredRows(db, ids);
  const titles = new Map(
    rows.flatMap((row): [number, MergedRow][] => {
      const records = sources.get(row.id);
      if (!records) return [];
      const own = parts.get(titleKeyOf({ companyCode: row.company_code, isbn: row.isbn ?? '' })) ?? [];
      const record = mergeRecords(records, own);
      return [[row.id, { record, parts: own, texts: longTexts(record) }]];
    }),
  );
  const labels = await findShownLabels(
    db,
    [...titles.values()].map(({ record }) => titleCodes(record)),
  );
  const texts = [...titles].flatMap(([title_id, title]) => title.texts.map((text) => ({ title_id, ...text })));
  const otherWords = Map.groupBy(await findDifferingWords(db, texts), ({ title_id }) => title_id);
  const today = faultDay();
  const open = await findOpenFaults(db, [...sources.values()].flat(), today);
  return rows.flatMap((row) => {
    const title = nameOf(row);
    const merged = titles.get(row.id);
    if (!merged)
      // The last record has moved to another title: the rest is marked as deleted.
      return row.is_deleted ? [] : [{ title, what: 'is shown, and has no record' }];
    const stale = otherWords.get(row.id) ?? [];
    return [
      ...faultsOf(row, stored, merged, labels),
      ...stale.map(({ scope }) => `the words of its text ${scope} are not what its records give`),
      ...staleFaults(sources.get(row.id) ?? [], open, today),
    ].map((what) => ({ title, what }));
  });
}

/** Records whose stored faults are not those that the rules find in them. */
function staleFaults(
  sources: readonly StoredSource[],
  open: ReadonlyMap<string, readonly OpenFault[]>,
  today: string,
): string[] {
  return faultsOfSources(sources, today).flatMap(({ source, faults }) => {
    const { added, changed, removed } = faultChanges(open.get(sourceKey(source)) ?? [], faults, today);
    const isSame = added.length + changed.length + removed.length === 0;
    return isSame ? [] : [`the faults of the record of ${senderLabel(source)} are stale`];
  });
}

function faultsOf(
  row: TitleRow,
  stored: StoredRows,
  { record, parts, texts }: MergedRow,
  labels: CodeLabels,
): string[] {
  const derived = deriveTitle(record, row.product_id, labels);
  const { quick_row: quick, ...columns } = derived.row;
  const faults = [
    ...differing(row, columns).map((column) => `title.${column} is not what its records give`),
    ...(row.quick_row === quick ? [] : ['its row of quick searches is not what its records give']),
    ...differing(stored.documents.get(row.id), derived.document).map((column) => `its document's ${column} is stale`),
    ...differing(stored.orders.get(row.id), derived.order).map((column) => `its order by ${column} is stale`),
    ...((stored.gridRows.get(row.id) ?? null) === derived.gridRow ? [] : ['its row of results is stale']),
    ...(hasSameLacks(stored.completeness.get(row.id), derived.lacks) ? [] : ['its completeness is stale']),
  ];
  const codes = Object.entries(derived.codes).flatMap(([name, values]) => values.map(({ code }) => `${name} ${code}`));
  faults.push(
    ...differences(
      'code',
      codes,
      row.terms.map((term) => stored.codes.get(term) ?? `term ${term}`),
    ),
  );
  const references = record.references.map(
    (one) =>
      `${listOfReference(one)} ${one.isbn} ${one.isModel ?? false} ${relationWords(one) ?? ''} ${JSON.stringify(unknownEditionRow(one))}`,
  );
  faults.push(...differences('reference', references, stored.references.get(row.id) ?? []));
  faults.push(
    ...differences(
      'text',
      texts.map(({ scope }) => String(scope)),
      stored.textScopes.get(row.id) ?? [],
    ),
  );
  if (row.isbn) {
    const { events, promotions } = listedRows(record, parts);
    const key = `${row.company_code} ${row.isbn}`;
    const counts = { booking: events.length, promotion: promotions.length };
    for (const [name, count] of Object.entries(counts)) {
      const found = stored.listed.get(`${name} ${key}`) ?? 0;
      if (found !== count) faults.push(`lists hold ${found} rows of kind ${name} of it, its records ${count}`);
    }
  }
  return faults;
}

function differences(what: string, derived: readonly string[], stored: readonly string[]): string[] {
  const [given, found] = [new Set(derived), new Set(stored)];
  return [
    ...[...given].filter((one) => !found.has(one)).map((one) => `lacks the ${what} ${one}`),
    ...[...found].filter((one) => !given.has(one)).map((one) => `has the ${what} ${one}, which no record gives`),
  ];
}
