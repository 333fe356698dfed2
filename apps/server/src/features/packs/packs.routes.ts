import { findPeopleByName, getPackSharing, MAX_FOUND_PEOPLE, sharePack } from '@titlenet/contract/pack-sharing';
import { copyPack, createPack, deletePack, findPacks, getPack, MAX_PACKS, type Pack } from '@titlenet/contract/packs';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { refusalToOthers } from './pack-access.queries.ts';
import { registerPackChanges } from './pack-changes.routes.ts';
import { findContent } from './pack-content.queries.ts';
import { registerPackDecisions } from './pack-decisions.routes.ts';
import { registerPackFigures } from './pack-figures.routes.ts';
import { findKnownPeople, findPeople, findSharing, putSharing } from './pack-sharing.queries.ts';
import * as queries from './packs.queries.ts';
import { recordPackChange } from './record-pack-change.ts';
import { unknownPack } from './unknown-pack.ts';

/** @throws AppError `not-found` if the person may not see the pack */
async function packOf(
  db: Kysely<Tables>,
  reader: { subject: string; companies: readonly string[] },
  packId: number,
): Promise<Pack> {
  const pack = await queries.findPack(db, reader, packId);
  if (!pack) throw unknownPack();
  return pack;
}

/**
 * Makes a pack unless its owner has too many.
 * @param insert returns undefined if the pack to copy has been deleted
 * @throws AppError `bad-input`, `not-found`
 */
async function makingPack(
  db: Kysely<Tables>,
  owner: string,
  insert: (trx: Transaction<Tables>) => Promise<number | undefined>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if ((await queries.countPacks(trx, owner)) >= MAX_PACKS)
      throw new AppError('bad-input', `You have ${MAX_PACKS} packs. Delete some first.`);
    const id = await insert(trx);
    if (id === undefined) throw unknownPack();
    return id;
  });
}

/** Packs of titles for meetings (G-600). */
export function registerPacks(app: FastifyInstance, context: Pick<AppContext, 'database' | 'search'>): void {
  // Reads must see the changes of all editors, so replicas are not used.
  const { db } = context.database;

  route(app, findPacks, ({ caller, companies }) => queries.findPacks(db, caller.subject, companies));

  route(app, createPack, async ({ caller: { subject: owner }, body }) => {
    const id = await makingPack(db, owner, (trx) => queries.insertPack(trx, { owner, ...body }));
    recordPackChange(app, owner, { change: 'created', pack: id, name: body.name });
    return { id };
  });

  route(app, copyPack, async ({ caller: { subject: owner }, companies, params: { packId }, body: { name } }) => {
    await packOf(db, { subject: owner, companies }, packId);
    const id = await makingPack(db, owner, (trx) => queries.insertCopy(trx, { packId, companies, owner, name }));
    recordPackChange(app, owner, { change: `copied from ${packId}`, pack: id, name });
    return { id };
  });

  route(app, getPack, async ({ caller: { subject }, companies, params: { packId } }) =>
    findContent(db, await packOf(db, { subject, companies }, packId), companies),
  );

  route(app, deletePack, async ({ caller: { subject: owner }, params: { packId: id } }) => {
    const name = await queries.deletePack(db, { owner, id });
    if (name === undefined) throw await refusalToOthers(db, owner, id);
    recordPackChange(app, owner, { change: 'deleted', pack: id, name });
    return undefined;
  });

  registerSharing(app, db);
  registerPackChanges(app, context);
  registerPackFigures(app, context);
  registerPackDecisions(app, context);
}

function registerSharing(app: FastifyInstance, db: Kysely<Tables>): void {
  route(app, getPackSharing, async ({ caller: { subject: owner }, params: { packId: id } }) => {
    const sharing = await findSharing(db, { owner, id });
    if (!sharing) throw await refusalToOthers(db, owner, id);
    return sharing;
  });

  route(app, sharePack, async ({ caller: { subject: owner }, params: { packId: id }, body }) => {
    const members = [...new Map(body.members.map((member) => [member.subject, member])).values()];
    const pack = { owner, id };
    const before = await findSharing(db, pack);
    if (!before) throw await refusalToOthers(db, owner, id);
    const known = await findKnownPeople(
      db,
      members.map(({ subject }) => subject),
    );
    // People who have lost their access stay until the owner removes them.
    for (const { subject } of before.members) known.add(subject);
    if (members.some(({ subject }) => subject === owner || !known.has(subject)))
      throw new AppError('bad-input', 'A pack is shared with other people who have access to TitleNet.');
    const sharing = { forAll: body.forAll, members };
    if (!(await db.transaction().execute((trx) => putSharing(trx, pack, sharing)))) throw unknownPack();
    const change = `shared: all ${body.forAll}, ${members.length} by name`;
    recordPackChange(app, owner, { change, pack: id });
    return { forAll: body.forAll, members: (await findSharing(db, pack))?.members ?? [] };
  });

  route(app, findPeopleByName, ({ caller: { subject }, query: { name } }) =>
    findPeople(db, { name, subject, maximum: MAX_FOUND_PEOPLE }),
  );
}
