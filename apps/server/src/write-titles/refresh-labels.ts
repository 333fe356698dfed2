import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { derivationVersion } from './derivation-version.ts';
import { findMarkedTitles } from './rebuild.queries.ts';
import { rederiveTitles } from './rederive-titles.ts';
import { type WriteOptions, withRegisteredCodes } from './write-merged.ts';

/**
 * Derives titles again whose codes got another in-house label. Titles that another transaction has locked are left out:
 * it writes them with the new label, or they are rebuilt at the next start, as after an interruption.
 *
 * @param limit titles per transaction
 */
export async function refreshLabels(db: Kysely<Tables>, limit: number, options: WriteOptions): Promise<void> {
  const write = { ...options, version: options.version ?? derivationVersion };
  for (let after = 0; ; ) {
    const ids = await findMarkedTitles(db, { after, limit });
    const last = ids.at(-1);
    if (last === undefined) return;
    await withRegisteredCodes(db, options.terms, () =>
      db.transaction().execute((trx) => rederiveTitles(trx, ids, write)),
    );
    after = last;
  }
}
