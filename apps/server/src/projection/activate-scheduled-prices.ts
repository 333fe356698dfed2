import { priceFields, withFieldsOf } from '@titlenet/catalogue/record-fields';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { identityOf, lockTitles, type TitleIdentity } from '../records/identify-titles.queries.ts';
import { findSources, sourceKey } from '../records/title-sources.queries.ts';
import { saveLockedSources } from './save-titles.ts';
import { type WriteOptions, withRegisteredCodes } from './write-merged.ts';

/** A record as its sender would send it on this day (YYYY-MM-DD): with the prices of now and those still to come. */
function withPricesOf(record: TitleRecord, today: string): TitleRecord {
  const { scheduledPrices = [], ...rest } = record;
  const due = scheduledPrices.filter(({ from }) => from <= today);
  const now = due.at(-1);
  if (!now) return record;
  const later = scheduledPrices.slice(due.length);
  const turned = withFieldsOf(rest, { ...rest, bar: now.bar, stored: now.stored }, priceFields);
  return later.length > 0 ? { ...turned, scheduledPrices: later } : turned;
}

/**
 * Lets the prices of a day take the place of those before, in one transaction: titles are merged and derived anew as by
 * an import, so that search, sheets and history agree, and the house's own price stands.
 *
 * @param sources records, named with their titles, none of them twice
 * @returns of each whether its prices turned; they do not where another message or server was first
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
        // A record that speaks of another title by now is of a title that is not held.
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
