import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type KnownTitle, tryLockTitlesById } from '../records/identify-titles.queries.ts';
import { titleKeyOf } from '../records/in-house-fragment.ts';
import { findInHouseFragments } from '../records/in-house-fragments.queries.ts';
import { mergeTitle } from '../records/merge-records.ts';
import { findSourcesOfTitles } from '../records/title-sources.queries.ts';
import { putEmptyDerivations } from './title-derivation.queries.ts';
import { findFaultChanges, writeFaults } from './write-faults.ts';
import { type WriteOptions, writeMerged } from './write-merged.ts';

/**
 * Derives titles again from their stored records and writes everything that is derived, inside the caller's
 * transaction. Titles that another transaction is writing are left out.
 *
 * @param ids titles to derive
 * @returns how many titles were written
 * @throws MissingCodesError before anything is written, when a title has codes that are not registered
 */
export async function rederiveTitles(
  trx: Transaction<Tables>,
  ids: readonly number[],
  options: WriteOptions & { version: string },
): Promise<number> {
  const titles = await tryLockTitlesById(trx, ids);
  const sources = await findSourcesOfTitles(
    trx,
    titles.map(({ id }) => id),
  );
  const fragments = await findInHouseFragments(trx, titles);
  const found = titles.filter(({ id }) => sources.has(id));
  options.terms.expect(
    [...sources.values()].flat().map(({ record, sentAt }) => ({ codes: titleCodes(record), sentAt })),
  );
  const merged = (title: KnownTitle & { companyCode: string; isbn: string | null }) =>
    // `found` has only titles with sources.
    mergeTitle(sources.get(title.id)!, fragments.get(titleKeyOf(title)) ?? []);
  const faults = await findFaultChanges(trx, [...sources.values()]);
  await writeMerged(
    trx,
    found.map((title) => ({ title: { ...title, isNew: false }, before: 'unknown' as const, after: merged(title) })),
    options,
  );
  await writeFaults(trx, faults);
  const empty = titles.filter(({ id }) => !sources.has(id)).map(({ id }) => id);
  await putEmptyDerivations(trx, empty, options.version);
  return titles.length;
}
