import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { HousePart } from './house-part.ts';
import { holdTitles } from './identify-titles.queries.ts';
import {
  addUpSales,
  findStaleFigures,
  moveSalesWindows,
  type TitleKey,
  takeStaleFigures,
} from './monthly-sales.queries.ts';
import { asTitle, saveHeldParts } from './save-house-parts.ts';
import { learningCodes, type WriteOptions } from './write-merged.ts';

/**
 * Brings the figures of every title up to its sales. A title is taken off the note in the transaction that writes its
 * figures, so that whatever was cut off is done by the next import.
 */
export async function refreshFigures(db: Kysely<Tables>, batch: number, options: WriteOptions): Promise<void> {
  await moveSalesWindows(db);
  let after: TitleKey | undefined;
  for (;;) {
    const stale = await findStaleFigures(db, batch, after);
    if (stale.length === 0) return;
    after = stale.at(-1);
    await learningCodes(db, options.terms, () =>
      db.transaction().execute(async (trx) => {
        await holdTitles(trx, stale.map(asTitle));
        const taken = await takeStaleFigures(trx, stale);
        if (taken.length === 0) return;
        const sums = await addUpSales(trx, taken);
        const parts = sums.map(
          ({ companyCode, isbn, figures }): HousePart => ({
            companyCode,
            isbn,
            kind: 'figures',
            sentAt: null,
            content: { stored: figures },
          }),
        );
        await saveHeldParts(trx, parts, options);
      }),
    );
  }
}
