import { priceFields, withFieldsOf } from '@titlenet/catalogue/record-fields';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { identityOf, lockTitles, type TitleIdentity } from '../records/identify-titles.queries.ts';
import { findSources, sourceKey } from '../records/title-sources.queries.ts';
import { saveLockedSources } from './save-titles.ts';
import { type WriteOptions, withRegisteredCodes } from './write-merged.ts';

/** @returns the record with the prices of `today` (YYYY-MM-DD) and the prices scheduled for later days */
function withPricesOf(record: TitleRecord, today: string): TitleRecord {
  const { scheduledPrices = [], ...rest } = record;
  const due = scheduledPrices.filter(({ from }) => from <= today);
  const now = due.at(-1);
  if (!now) return record;
  const later = scheduledPrices.slice(due.length);
  const updated = withFieldsOf(rest, { ...rest, bar: now.bar, stored: now.stored }, priceFields);
  return later.length > 0 ? { ...updated, scheduledPrices: later } : updated;
}

/**
 * Activates scheduled prices in one transaction. Titles are merged and derived as by an import, so that search, sheets
 * and history agree, and in-house prices stay.
 *
 * @param sources records with their titles, none of them twice
 * @param today YYYY-MM-DD
 * @returns for each record, true if its prices changed; false if another message or server was first
 */
export async function activateScheduledPrices(
  db: Kysely<Tables>,
  sources: readonly TitleIdentity[],
  today: string,
  options: WriteOptions,
): Promise<boolean[]> {
  return withRegisteredCodes(db, options.terms, () =>
    db.transaction().execute(async (trx) => {
      await lockTitles(trx, sources);
      const stored = await findSources(trx, sources);
      const found = sources.map((named) => {
        const before = stored.get(sourceKey({ companyCode: named.companyCode, ...named.source }));
        // The title of a record that has moved to another title is not locked.
        if (!before || identityOf(before.record) !== identityOf(named)) return undefined;
        const record = withPricesOf(before.record, today);
        return record === before.record ? undefined : { before, record };
      });
      const changes = found.filter((change) => change !== undefined);
      await saveLockedSources(trx, changes, options);
      return found.map((change) => change !== undefined);
    }),
  );
}
