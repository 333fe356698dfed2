import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { Kysely } from 'kysely';
import { saveIsolatingFailures } from '../database/isolate-failures.ts';
import type { Tables } from '../database/tables.ts';
import { lockTitles } from '../records/identify-titles.queries.ts';
import type { InHouseFragment } from '../records/in-house-fragment.ts';
import { claimStaleFigures, findStaleFigures, sumSales, type TitleKey } from '../records/monthly-sales.queries.ts';
import { moveSalesWindows } from '../records/sales-windows.queries.ts';
import { KeyedConcurrencyLimiter } from './keyed-concurrency-limiter.ts';
import { identityOfFragment, saveLockedFragments } from './save-in-house-fragments.ts';
import { type WriteOptions, withRegisteredCodes } from './write-merged.ts';

/** Further titles are only counted. */
const MAX_NAMED_TITLES = 10;

/** Titles per transaction. */
const TITLES = 100;
/** Concurrent transactions: while the database writes one, the titles of the next are derived. */
const CONCURRENCY = 2;

/** A title whose figures cannot be stored, and the error of the database. */
export type FailedFigures = TitleKey & { reason: string };

/**
 * Moves the reporting periods and updates the figures of all titles that are marked as stale. The mark is removed in the
 * transaction that writes the figures, so that the next import continues an interrupted update.
 *
 * @param titles per transaction
 * @returns the titles whose figures cannot be stored; they stay marked, and the others are updated
 * @throws when the database is not available
 */
export async function refreshFigures(
  db: Kysely<Tables>,
  options: WriteOptions,
  titles = TITLES,
): Promise<FailedFigures[]> {
  await moveSalesWindows(db);
  const failed: FailedFigures[] = [];
  const saving = new KeyedConcurrencyLimiter(CONCURRENCY);
  const noKeys = new Set<string>();
  try {
    for (let stale = await findStaleFigures(db, titles, undefined); stale.length > 0; ) {
      const batch = stale;
      // No title is in two batches: each starts after the last key of the one before.
      await saving.begin(noKeys, () =>
        saveIsolatingFailures(
          batch,
          (some) => refreshBatch(db, some, options),
          (title, reason) => failed.push({ ...title, reason }),
        ),
      );
      stale = await findStaleFigures(db, titles, batch.at(-1));
    }
  } finally {
    await saving.end();
  }
  return failed;
}

/** A notice of an import's report; undefined if no title has failed. */
export function failedFiguresNotice(failed: readonly FailedFigures[]): string | undefined {
  const [first] = failed;
  if (!first) return undefined;
  const named = failed.slice(0, MAX_NAMED_TITLES).map(({ companyCode, isbn }) => `${isbn} (${companyCode})`);
  const more = failed.length > named.length ? ` and ${formatCount(failed.length - named.length)} more` : '';
  return `The sales figures of ${named.join(', ')}${more} could not be updated: ${first.reason}`;
}

async function refreshBatch(db: Kysely<Tables>, stale: readonly TitleKey[], options: WriteOptions): Promise<void> {
  await withRegisteredCodes(db, options.terms, () =>
    db.transaction().execute(async (trx) => {
      await lockTitles(trx, stale.map(identityOfFragment));
      const taken = await claimStaleFigures(trx, stale);
      if (taken.length === 0) return;
      const sums = await sumSales(trx, taken);
      const parts = taken.map(({ companyCode, isbn }): InHouseFragment => {
        const sum = sums.find((one) => one.companyCode === companyCode && one.isbn === isbn);
        // A title whose sales were all taken back has no figures.
        return { companyCode, isbn, kind: 'figures', sentAt: null, content: sum ? { stored: sum.figures } : {} };
      });
      await saveLockedFragments(trx, parts, options);
    }),
  );
}
