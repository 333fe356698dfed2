import { accessibleDivisions } from '@titlenet/catalogue/divisions';
import {
  deleteSavedSearch,
  divisionOfSearch,
  findSavedSearches,
  MAX_RECENT_SEARCHES,
  MAX_SAVED_SEARCHES,
  type RecentSearch,
  recordSearch,
  renameSavedSearch,
  saveSearch,
} from '@titlenet/contract/saved-searches';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Caller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import {
  deleteNamed,
  findNamed,
  findRecent,
  putNamed,
  putRecent,
  renameNamed,
  type StoredSearch,
} from './saved-searches.queries.ts';

const unknownSearch = () => new AppError('not-found', 'There is no such search of yours.');

/** Stored without a check of the division: only searches of the user's divisions are returned. */
const searchToSave = ({ subject }: Caller, search: RecentSearch): StoredSearch => ({
  ...search,
  subject,
  // The schema of the request accepts only addresses of searches.
  division: divisionOfSearch(search.address)!,
});

/** Named and recent power searches of a user. A search is stored as its address. */
export function registerSavedSearches(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // Reads must see the user's own writes, so replicas are not used.
  const { db } = database;

  route(app, findSavedSearches, async ({ caller: { subject, companies } }) => {
    // The user may have lost access to a division since.
    const divisions = accessibleDivisions(companies).map(({ number }) => number);
    return {
      saved: await findNamed(db, subject, divisions),
      recent: await findRecent(db, subject, { divisions, maximum: MAX_RECENT_SEARCHES }),
    };
  });

  route(app, saveSearch, async ({ caller, body: { name, ...search } }) => {
    const id = await putNamed(db, { ...searchToSave(caller, search), name, maximum: MAX_SAVED_SEARCHES });
    if (id === null)
      throw new AppError('bad-input', `You have ${MAX_SAVED_SEARCHES} saved searches. Delete some first.`);
    return { id, name, ...search };
  });

  route(app, renameSavedSearch, async ({ caller, params, body: { name } }) => {
    const outcome = await renameNamed(db, { subject: caller.subject, id: params.searchId, name });
    if (outcome === 'name taken') throw new AppError('bad-input', `You have a search '${name}' already.`);
    if (outcome === 'unknown') throw unknownSearch();
    return undefined;
  });

  route(app, deleteSavedSearch, async ({ caller, params }) => {
    if (!(await deleteNamed(db, caller.subject, params.searchId))) throw unknownSearch();
    return undefined;
  });

  route(app, recordSearch, async ({ caller, body }) => {
    await putRecent(db, { ...searchToSave(caller, body), maximum: MAX_RECENT_SEARCHES });
    return undefined;
  });
}
