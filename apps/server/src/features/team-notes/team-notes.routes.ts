import type { CompanyCode } from '@titlenet/catalogue/companies';
import { required } from '@titlenet/catalogue/required';
import { readTag, type TeamTag } from '@titlenet/catalogue/rules/team-tags';
import {
  addTeamNote,
  addTeamTag,
  changeTeamNote,
  deleteTeamNote,
  findTeamTags,
  getTeamNotes,
  MAX_NOTES,
  MAX_TAGS,
  removeTeamTag,
} from '@titlenet/contract/team-notes';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { lockTitles } from '../../records/identify-titles.queries.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { identityOfFragment, saveLockedFragments } from '../../write-titles/save-in-house-fragments.ts';
import { withRegisteredCodes } from '../../write-titles/write-merged.ts';
import {
  findContent,
  findIsbn,
  findNotes,
  findTagChanges,
  findTags,
  findTagsByUse,
  insertNote,
  insertTag,
  markNoteDeleted,
  markTagRemoved,
  type NotedTitle,
  updateNote,
} from './team-notes.queries.ts';

type Title = NotedTitle & { companyCode: CompanyCode };

const unknownNote = () => new AppError('not-found', 'There is no such note of yours.');

/** @throws AppError `not-found` for an unknown title, `bad-input` for one without an ISBN */
async function titleOf(
  db: Kysely<Tables>,
  { companyCode, productId }: { companyCode: CompanyCode; productId: string },
): Promise<Title> {
  const isbn = await findIsbn(db, companyCode, productId);
  if (isbn === undefined) throw new AppError('not-found', 'There is no such title.');
  if (isbn === null) throw new AppError('bad-input', 'A title without an ISBN has no notes and tags.');
  return { companyCode, isbn };
}

/** Changes notes or tags and derives the title with them, in one transaction, so that searches find it at once. */
async function changing<Result>(
  db: Kysely<Tables>,
  title: Title,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const terms = new TermRegistry();
  return withRegisteredCodes(db, terms, () =>
    db.transaction().execute(async (trx) => {
      await lockTitles(trx, [identityOfFragment(title)]);
      const result = await change(trx);
      const content = await findContent(trx, title);
      await saveLockedFragments(trx, [{ ...title, kind: 'team', sentAt: null, content }], { runId: null, terms });
      return result;
    }),
  );
}

// The schema of the request accepts only tags.
const tagOf = (entered: string): TeamTag => required(readTag(entered), 'a tag');

/** Notes and tags of titles, which all people of the title's company read and write (G-582). */
export function registerTeamNotes(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // Reads must see the person's own writes, so replicas are not used.
  const { db } = database;

  route(app, getTeamNotes, async ({ caller, params }) => {
    const { companyCode } = params;
    const isbn = await findIsbn(db, companyCode, params.productId);
    if (isbn === undefined) return null;
    if (isbn === null) return { isbn, tags: [], notes: [], tagChanges: [] };
    const title = { companyCode, isbn };
    return {
      isbn,
      tags: await findTags(db, title),
      notes: await findNotes(db, title, caller),
      tagChanges: await findTagChanges(db, title),
    };
  });

  route(app, findTeamTags, ({ params }) => findTagsByUse(db, params.companyCode));

  registerNoteChanges(app, db);
  registerTagChanges(app, db);
}

function recordChange(app: FastifyInstance, subject: string, title: Title, change: string): void {
  const { companyCode: company, isbn } = title;
  app.audit.record({ subject, action: 'team-note', detail: { change, company, isbn } });
}

function registerNoteChanges(app: FastifyInstance, db: Kysely<Tables>): void {
  route(app, addTeamNote, async ({ caller: { subject }, params, body: { text } }) => {
    const title = await titleOf(db, params);
    const id = await changing(db, title, (trx) =>
      insertNote(trx, title, { author: subject, text, maximum: MAX_NOTES }),
    );
    if (id === 'too many')
      throw new AppError('bad-input', `A title has at most ${MAX_NOTES} notes. Delete some first.`);
    recordChange(app, subject, title, `note ${id} added`);
    return { id };
  });

  route(app, changeTeamNote, async ({ caller: { subject }, params, body: { text } }) => {
    const title = await titleOf(db, params);
    const { noteId: id } = params;
    if (!(await changing(db, title, (trx) => updateNote(trx, title, { id, author: subject, text }))))
      throw unknownNote();
    recordChange(app, subject, title, `note ${id} changed`);
    return undefined;
  });

  route(app, deleteTeamNote, async ({ caller: { subject, isAdministrator: isAny }, params }) => {
    const title = await titleOf(db, params);
    const { noteId: id } = params;
    if (!(await changing(db, title, (trx) => markNoteDeleted(trx, title, { id, subject, isAny })))) throw unknownNote();
    recordChange(app, subject, title, `note ${id} deleted`);
    return undefined;
  });
}

function registerTagChanges(app: FastifyInstance, db: Kysely<Tables>): void {
  route(app, addTeamTag, async ({ caller: { subject }, params, body }) => {
    const title = await titleOf(db, params);
    const tag = tagOf(body.tag);
    const outcome = await changing(db, title, (trx) => insertTag(trx, title, { ...tag, subject, maximum: MAX_TAGS }));
    if (outcome === 'too many')
      throw new AppError('bad-input', `A title has at most ${MAX_TAGS} tags. Remove some first.`);
    if (outcome === 'added') recordChange(app, subject, title, 'tag added');
    return undefined;
  });

  route(app, removeTeamTag, async ({ caller: { subject }, params, body }) => {
    const title = await titleOf(db, params);
    const { tag } = tagOf(body.tag);
    const isRemoved = await changing(db, title, (trx) => markTagRemoved(trx, title, { tag, subject }));
    if (isRemoved) recordChange(app, subject, title, 'tag removed');
    return undefined;
  });
}
