import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import {
  addToUserList,
  changeUserList,
  createUserList,
  deleteUserList,
  findUserLists,
  getUserList,
  MAX_LISTED_ISBNS,
  MAX_USER_LIST_SIZE,
  MAX_USER_LISTS,
  removeFromUserList,
  type UserList,
} from '@titlenet/contract/user-lists';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import {
  addIsbns,
  deleteList,
  findList,
  findLists,
  findMissing,
  findRows,
  insertList,
  isbnsOfList,
  removeIsbns,
  sentIsbns,
  updateList,
} from './user-lists.queries.ts';

const nameTaken = (name: string) => new AppError('bad-input', `You have a list '${name}' already.`);
/** A list that the user may not see or change returns the same response as a list that does not exist. */
const unknownList = () => new AppError('not-found', 'There is no such list of yours.');

/** A change of a list, for the audit trail. */
interface ListChange {
  change: string;
  list: { id: number; name?: string };
  isbnCount?: number;
}

function record(app: FastifyInstance, subject: string, { change, list, isbnCount }: ListChange): void {
  const detail = {
    change,
    list: String(list.id),
    ...(list.name === undefined ? {} : { name: list.name }),
    ...(isbnCount === undefined ? {} : { isbns: String(isbnCount) }),
  };
  app.audit.record({ subject, action: 'user-list', detail });
}

/** @throws AppError `not-found` if the user may not see the list */
async function listOf(db: Kysely<Tables>, subject: string, listId: number): Promise<UserList> {
  const list = await findList(db, subject, listId);
  if (!list) throw unknownList();
  return list;
}

/** User lists of ISBNs: owners change them, and can share them with all users (G-43, G-80). */
export function registerUserLists(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // Reads must see the user's own writes, so replicas are not used.
  const { db } = database;

  route(app, findUserLists, ({ caller }) => findLists(db, caller.subject));

  route(app, createUserList, async ({ caller, body }) => {
    const id = await insertList(db, { ...body, owner: caller.subject }, MAX_USER_LISTS);
    if (id === 'name taken') throw nameTaken(body.name);
    if (id === 'too many') throw new AppError('bad-input', `You have ${MAX_USER_LISTS} lists. Delete some first.`);
    record(app, caller.subject, {
      change: body.isShared ? 'created, shared' : 'created',
      list: { id, name: body.name },
    });
    return listOf(db, caller.subject, id);
  });

  route(app, getUserList, async ({ caller, companies, params, reply }) => {
    const list = await listOf(db, caller.subject, params.listId);
    const isbns = isbnsOfList(list.id, MAX_LISTED_ISBNS);
    const [rows, notFound] = [await findRows(db, isbns, companies), await findMissing(db, isbns, companies)];
    const rest = { list, shown: Math.min(list.size, MAX_LISTED_ISBNS), notFound };
    // The stored rows are JSON (derive/quick-row.ts).
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(`{"rows":[${rows}],${JSON.stringify(rest).slice(1)}`);
  });

  route(app, changeUserList, async ({ caller, params, body }) => {
    const outcome = await updateList(db, { owner: caller.subject, id: params.listId }, body);
    if (outcome === 'name taken') throw nameTaken(body.name ?? '');
    if (outcome === 'unknown') throw unknownList();
    const sharing = body.isShared === undefined ? [] : [body.isShared ? 'shared' : 'no longer shared'];
    const change = [...(body.name === undefined ? [] : ['renamed']), ...sharing].join(', ');
    record(app, caller.subject, { change, list: { id: params.listId, name: body.name } });
    return listOf(db, caller.subject, params.listId);
  });

  route(app, deleteUserList, async ({ caller, params }) => {
    const name = await deleteList(db, { owner: caller.subject, id: params.listId });
    if (name === undefined) throw unknownList();
    record(app, caller.subject, { change: 'deleted', list: { id: params.listId, name } });
    return undefined;
  });

  registerListContent(app, db);
}

/** Adds ISBNs to a list and removes them. */
function registerListContent(app: FastifyInstance, db: Kysely<Tables>): void {
  route(app, addToUserList, async ({ caller, companies, params, body }) => {
    const list = { owner: caller.subject, id: params.listId, maximum: MAX_USER_LIST_SIZE };
    const outcome = await addIsbns(db, list, body.isbns);
    if (outcome === undefined) throw unknownList();
    if (outcome === 'full') {
      throw new AppError('bad-input', `A list holds at most ${formatCount(MAX_USER_LIST_SIZE)} ISBNs.`);
    }
    record(app, caller.subject, { change: 'added to', list, isbnCount: outcome.added });
    return { ...outcome, notFound: await findMissing(db, sentIsbns(body.isbns), companies) };
  });

  route(app, removeFromUserList, async ({ caller, params, body }) => {
    const removed = await removeIsbns(db, { owner: caller.subject, id: params.listId }, body.isbns);
    if (removed === undefined) throw unknownList();
    record(app, caller.subject, { change: 'removed from', list: { id: params.listId }, isbnCount: removed.length });
    const gone = new Set(removed);
    return { removed: removed.length, absent: [...new Set(body.isbns)].filter((isbn) => !gone.has(isbn)) };
  });
}
