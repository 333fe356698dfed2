import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ExportSelection } from './export-selection.ts';
import { type ExportRow, findByIsbns, findConditions, findTitlesAfter } from './exported-titles.queries.ts';

/** Titles per page; their records are about 20 KB each. */
const PAGE_SIZE = 100;

/**
 * Yields the titles of a selection page by page.
 *
 * @param onUnknown receives each ISBN that none of the companies has
 */
export async function* selectTitles(
  db: Kysely<Tables>,
  selection: ExportSelection,
  onUnknown: (isbn: string) => void,
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
  for await (const isbns of pages(selection.isbns)) {
    const rows = await findByIsbns(db, isbns, companies);
    const known = new Set(rows.map(({ isbn }) => isbn));
    for (const isbn of isbns) if (!known.has(isbn)) onUnknown(isbn);
    yield rows;
  }
}

async function* pages(isbns: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string[]> {
  let page = new Set<string>();
  for await (const isbn of isbns) {
    page.add(isbn);
    if (page.size < PAGE_SIZE) continue;
    yield [...page];
    page = new Set();
  }
  if (page.size > 0) yield [...page];
}
