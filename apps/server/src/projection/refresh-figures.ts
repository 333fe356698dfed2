import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lockTitles } from '../records/identify-titles.queries.ts';
import type { InHouseFragment } from '../records/in-house-fragment.ts';
import {
  claimStaleFigures,
  findStaleFigures,
  moveSalesWindows,
  sumSales,
  type TitleKey,
} from '../records/monthly-sales.queries.ts';
import { KeyedConcurrencyLimiter } from './keyed-concurrency-limiter.ts';
import { identityOfFragment, saveLockedFragments } from './save-in-house-fragments.ts';
import { type WriteOptions, withRegisteredCodes } from './write-merged.ts';

export interface FiguresPace {
  /** Titles of one transaction. */
  titles: number;
  /** Transactions at once: while the database writes the titles of one, those of the next are derived. */
  lanes: number;
}

/**
 * Brings the figures of every title up to its sales. A title is taken off the note in the transaction that writes its
 * figures, so that whatever was cut off is done by the next import.
 */
export async function refreshFigures(
  db: Kysely<Tables>,
  { titles, lanes }: FiguresPace,
  options: WriteOptions,
): Promise<void> {
  await moveSalesWindows(db);
  const saving = new KeyedConcurrencyLimiter(lanes);
  const noKeys = new Set<string>();
  try {
    for (let stale = await findStaleFigures(db, titles, undefined); stale.length > 0; ) {
      const batch = stale;
      // No title is in two batches: each begins behind the one before.
      await saving.begin(noKeys, () => refreshBatch(db, batch, options));
      stale = await findStaleFigures(db, titles, batch.at(-1));
    }
  } finally {
    await saving.end();
  }
}

async function refreshBatch(db: Kysely<Tables>, stale: readonly TitleKey[], options: WriteOptions): Promise<void> {
  await withRegisteredCodes(db, options.terms, () =>
    db.transaction().execute(async (trx) => {
      await lockTitles(trx, stale.map(identityOfFragment));
      const taken = await claimStaleFigures(trx, stale);
      if (taken.length === 0) return;
      const sums = await sumSales(trx, taken);
      const parts = sums.map(
        ({ companyCode, isbn, figures }): InHouseFragment => ({
          companyCode,
          isbn,
          kind: 'figures',
          sentAt: null,
          content: { stored: figures },
        }),
      );
      await saveLockedFragments(trx, parts, options);
    }),
  );
}
