import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ExportSelection } from './export-selection.ts';
import {
  type ExportRow,
  findByIsbns,
  findByProductIds,
  findConditions,
  findTitlesAfter,
} from './exported-titles.queries.ts';

/** Titles per page; their records are about 20 KB each. */
const PAGE_SIZE = 100;

/**
 * Yields the titles of a selection page by page.
 *
 * @param onUnknown receives each ISBN and product id that none of the companies has
 */
export async function* selectTitles(
  db: Kysely<Tables>,
  selection: ExportSelection,
  onUnknown: (number: string | number) => void,
): AsyncGenerator<ExportRow[]> {
  const { companies } = selection;
  if ('criteria' in selection) {
    const conditions = await findConditions(db, selection.criteria);
    if (!conditions || companies.length === 0) return;
    let page: ExportRow[] = [];
    do {
      page = await findTitlesAfter(db, conditions, companies, page.at(-1)?.id ?? 0, PAGE_SIZE);
      yield page;
    } while (page.length === PAGE_SIZE);
    return;
  }
  // A title that is requested twice is written once: references are unique in a message.
  const selected = new Set<number>();
  const isNew = ({ id }: ExportRow) => !selected.has(id) && Boolean(selected.add(id));
  for await (const isbns of pages(selection.isbns)) {
    const rows = await findByIsbns(db, isbns, companies);
    const known = new Set(rows.map(({ isbn }) => isbn));
    for (const isbn of isbns) if (!known.has(isbn)) onUnknown(isbn);
    yield rows.filter(isNew);
  }
  for await (const productIds of pages(selection.productIds ?? [])) {
    const rows = await findByProductIds(db, productIds, companies);
    const known = new Set(rows.map(({ productId }) => productId));
    for (const productId of productIds) if (!known.has(productId)) onUnknown(productId);
    yield rows.filter(isNew);
  }
}

async function* pages<T>(numbers: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T[]> {
  let page = new Set<T>();
  for await (const number of numbers) {
    page.add(number);
    if (page.size < PAGE_SIZE) continue;
    yield [...page];
    page = new Set<T>();
  }
  if (page.size > 0) yield [...page];
}
