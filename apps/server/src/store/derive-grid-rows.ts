import { lackedFacts } from '@titlenet/catalogue/completeness';
import { titleCodes } from '@titlenet/catalogue/title-codes';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { gridRow } from './grid-row.ts';
import { partTitleKey } from './house-part.ts';
import { findHouseParts } from './house-parts.queries.ts';
import { findTitlesById } from './identify-titles.queries.ts';
import { mergeRecords } from './merge-records.ts';
import { sheetText } from './sheet-text.ts';
import { titleBarOf } from './title-bar-text.ts';
import { findSourcesOfTitles } from './title-sources.queries.ts';

/** The rows that these titles have in results, by title, derived from what their senders say. */
export async function deriveGridRows(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = new Map<number, string>();
  if (ids.length === 0) return rows;
  const titles = await findTitlesById(db, ids);
  const sources = await findSourcesOfTitles(db, ids);
  const parts = await findHouseParts(db, titles);
  for (const title of titles) {
    const said = sources.get(title.id);
    if (!said) continue;
    const record = mergeRecords(said, parts.get(partTitleKey(title)) ?? []);
    const row = gridRow(record, {
      bar: titleBarOf(record, title.productId),
      content: sheetText(record).content,
      codes: titleCodes(record),
      lacks: lackedFacts(record),
    });
    if (row !== null) rows.set(title.id, row);
  }
  return rows;
}
