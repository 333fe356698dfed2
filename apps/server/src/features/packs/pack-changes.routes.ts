import { addToPack, changePack, getPackChanges } from '@titlenet/contract/pack-changes';
import { MAX_PACK_TITLES } from '@titlenet/contract/packs';
import { MAX_LISTED_ISBNS } from '@titlenet/contract/user-lists';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Caller } from '../../http/caller.ts';
import { type Call, route } from '../../http/route.ts';
import { insertTitles } from '../../write-titles/pack-titles.queries.ts';
import { changingPack, findAccess } from './pack-access.queries.ts';
import { type Change, findOthers, findPartNames, findWriters, keyOf, storeChanges } from './pack-changes.queries.ts';
import { carryOut, type Editing } from './pack-operations.queries.ts';
import { type FoundTitles, findById, findByIsbn, findOfList, findSearchAddress } from './pack-titles.queries.ts';
import { recordPackChange } from './record-pack-change.ts';
import { runStoredSearch } from './stored-search.ts';
import { unknownPack } from './unknown-pack.ts';

type Context = Pick<AppContext, 'database' | 'search'>;

const tooManyTitles = (over: number) =>
  new AppError(
    'bad-input',
    `A pack has at most ${MAX_PACK_TITLES} titles: ${over} too many. None was added. Choose fewer titles, or make a second pack.`,
  );

const uncountedTitles = () =>
  new AppError(
    'bad-input',
    `A pack has at most ${MAX_PACK_TITLES} titles. Too many texts have the words of this search, so none was added. Add criteria to the search.`,
  );

/** Adding titles and changing fields of a pack. */
export function registerPackChanges(app: FastifyInstance, context: Context): void {
  const { db } = context.database;

  route(app, addToPack, async ({ caller, companies, params: { packId }, body }) => {
    const { subject } = caller;
    // Before titles are looked up, because of whether there is a pack.
    if (!(await findAccess(db, subject, packId))) throw unknownPack();
    const found = await findSource(context, { caller, companies, body });
    const { titles } = found;
    const outcome = await changingPack(db, { subject, packId }, async (trx) => {
      const inserted = await insertTitles(trx, { packId, sectionId: body.sectionId, titles, maximum: MAX_PACK_TITLES });
      if (!inserted) throw new AppError('not-found', 'This section of the pack does not exist any more.');
      if ('tooMany' in inserted) throw tooManyTitles(inserted.tooMany);
      const changes = inserted.added.map((id): Change => ({ part: 'title', id, field: 'added', before: null }));
      if (changes.length > 0) await storeChanges(trx, { packId, subject }, changes);
      return inserted;
    });
    if (outcome.added.length > 0)
      recordPackChange(app, subject, { change: 'titles added', pack: packId, titles: outcome.added.length });
    return { ...outcome, notFound: found.notFound };
  });

  route(app, getPackChanges, async ({ caller: { subject }, companies, params: { packId }, query: { since } }) => {
    const access = await findAccess(db, subject, packId);
    if (!access) throw unknownPack();
    const { version } = access;
    return { version, others: await findOthers(db, packId, { subject, companies, since }) };
  });

  route(app, changePack, async ({ caller: { subject }, companies, params: { packId }, body }) => {
    const since = body.version;
    const outcome = await changingPack(db, { subject, packId }, async (trx) => {
      const changes: Change[] = [];
      const writers = await findWriters(trx, packId, { subject, since });
      const editing: Editing = { trx, packId, companies, writers, refused: [] };
      for (const operation of body.operations) changes.push(...(await carryOut(editing, operation)));
      // Of several texts for one field the last one was meant.
      const refused = [...new Map(editing.refused.map((text) => [keyOf(text), text])).values()];
      const names = await findPartNames(trx, packId, refused);
      return {
        changes,
        version: await storeChanges(trx, { packId, subject }, changes),
        others: await findOthers(trx, packId, { subject, companies, since }),
        refused: refused.map((text, index) => ({
          ...text,
          by: writers.get(keyOf(text)) ?? '',
          name: names[index] ?? '',
        })),
      };
    });
    const { changes, ...answer } = outcome;
    const fields = [...new Set(changes.map(({ part, field }) => `${part} ${field}`))].join(', ');
    if (fields !== '') recordPackChange(app, subject, { change: fields, pack: packId });
    const added = changes.filter(({ part, field }) => part === 'section' && field === 'added');
    return { ...answer, addedSections: added.flatMap(({ id }) => id ?? []) };
  });
}

interface Source extends Pick<Call<typeof addToPack>, 'body' | 'companies'> {
  caller: Caller;
}

/** Finds the titles that are to be added. @throws AppError for an unknown list or search, and for too many titles */
async function findSource(
  { database: { db }, search }: Context,
  { caller: { subject }, companies, body }: Source,
): Promise<FoundTitles> {
  const { titles: asked = [], listId, searchId } = body;
  if (listId !== undefined) {
    const found = await findOfList(db, listId, { subject, companies, maximum: MAX_LISTED_ISBNS });
    if (!found) throw new AppError('not-found', 'There is no such list of yours.');
    return found;
  }
  if (searchId === undefined) {
    const seen = asked.filter(({ companyCode }) => companies.some((code) => code === companyCode));
    const { titles, notFound } = await findByIsbn(db, seen);
    return { titles, notFound: notFound + asked.length - seen.length };
  }
  const address = await findSearchAddress(db, subject, searchId);
  const found = address && (await runStoredSearch({ db, search }, { address, subject, companies }, MAX_PACK_TITLES));
  if (!found) throw new AppError('not-found', 'There is no such search of yours.');
  if (found.isUncounted) throw uncountedTitles();
  if (found.total > MAX_PACK_TITLES) throw tooManyTitles(found.total - MAX_PACK_TITLES);
  return findById(
    db,
    found.rows.map(({ id }) => id),
  );
}
