import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { lockTitles } from '../records/identify-titles.queries.ts';
import { TermRegistry } from '../records/terms.queries.ts';
import { identityOfFragment, saveLockedFragments } from './save-in-house-fragments.ts';
import { findContent } from './team-notes.queries.ts';
import { withRegisteredCodes } from './write-merged.ts';

/** A title that has notes and tags. */
export interface TeamTitle {
  readonly companyCode: CompanyCode;
  readonly isbn: string;
}

/** Runs a change of a title's notes or tags, and derives the title with them. */
export type SaveTeamNotes = <Result>(title: TeamTitle, change: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work that changes notes and tags in one transaction, so that searches find them at once. The work is run again
 * when it meets tags that are new.
 */
export async function changingTeamNotes<Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>, save: SaveTeamNotes) => Promise<Result>,
): Promise<Result> {
  const terms = new TermRegistry();
  return withRegisteredCodes(db, terms, () =>
    db.transaction().execute((trx) =>
      work(trx, async (title, change) => {
        await lockTitles(trx, [identityOfFragment(title)]);
        const result = await change();
        const content = await findContent(trx, title);
        await saveLockedFragments(trx, [{ ...title, kind: 'team', sentAt: null, content }], { runId: null, terms });
        return result;
      }),
    ),
  );
}
