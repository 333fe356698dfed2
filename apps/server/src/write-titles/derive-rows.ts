import { lackedFacts } from '@titlenet/catalogue/completeness/completeness';
import { withCodesOfLabels, withInHouseLabels } from '@titlenet/catalogue/rules/in-house-labels';
import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { gridRow } from '../derive/grid-row.ts';
import { sheetText } from '../derive/sheet-text.ts';
import { titleBarOf } from '../derive/title-bar-text.ts';
import { findTitlesById } from '../records/identify-titles.queries.ts';
import { findShownLabels } from '../records/in-house-code-labels.queries.ts';
import { titleKeyOf } from '../records/in-house-fragment.ts';
import { findInHouseFragments } from '../records/in-house-fragments.queries.ts';
import { mergeRecords } from '../records/merge-records.ts';
import { findSourcesOfTitles } from '../records/title-sources.queries.ts';

/** Rows that another version may have stored in another layout. */
export interface DerivedRows {
  /** Null where the division has no power search. */
  gridRow: string | null;
  /** Numbers of the facts that its completeness lacks. */
  lacks: number[];
}

/** @returns the rows of these titles derived from their records; titles without a record are left out */
export async function deriveRows(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, DerivedRows>> {
  const rows = new Map<number, DerivedRows>();
  if (ids.length === 0) return rows;
  const titles = await findTitlesById(db, ids);
  const sources = await findSourcesOfTitles(db, ids);
  const parts = await findInHouseFragments(db, titles);
  const mergedTitles = titles.flatMap((title) => {
    const records = sources.get(title.id);
    if (!records) return [];
    const record = mergeRecords(records, parts.get(titleKeyOf(title)) ?? []);
    return [{ title, record }];
  });
  const labels = await findShownLabels(
    db,
    mergedTitles.map(({ record }) => titleCodes(record)),
  );
  for (const { title, record: merged } of mergedTitles) {
    const record = withCodesOfLabels(merged, labels);
    const lacks = lackedFacts(record);
    const row = gridRow(record, {
      bar: titleBarOf(record, title.productId),
      content: sheetText(record).content,
      codes: withInHouseLabels(titleCodes(record), labels),
      lacks,
    });
    rows.set(title.id, { gridRow: row, lacks });
  }
  return rows;
}
