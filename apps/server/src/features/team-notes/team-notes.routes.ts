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
  listTeamNotes,
  MAX_NOTES,
  MAX_TAGS,
  removeTeamTag,
} from '@titlenet/contract/team-notes';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { AppContext } from '../../http/app-context.ts';
import { recordNoteChange } from '../../http/record-note-change.ts';
import { route } from '../../http/route.ts';
import { changingTeamNotes, type TeamTitle } from '../../write-titles/save-team-notes.ts';
import {
  findTags,
  insertNote,
  insertTag,
  markNoteDeleted,
  markTagRemoved,
  updateNote,
} from '../../write-titles/team-notes.queries.ts';
import { listNotes } from './listed-notes.queries.ts';
import { findIsbn, findNotes, findTagChanges, findTagsByUse } from './team-notes.queries.ts';

const unknownNote = () => new AppError('not-found', 'There is no such note of yours.');

/** @throws AppError `not-found` for an unknown title, `bad-input` for one without an ISBN */
async function titleOf(
  db: Kysely<Tables>,
  { companyCode, productId }: { companyCode: CompanyCode; productId: string },
): Promise<TeamTitle> {
  const isbn = await findIsbn(db, companyCode, productId);
  if (isbn === undefined) throw new AppError('not-found', 'There is no such title.');
  if (isbn === null) throw new AppError('bad-input', 'A title without an ISBN has no notes and tags.');
  return { companyCode, isbn };
}

const changing = <Result>(
  db: Kysely<Tables>,
  title: TeamTitle,
  change: (trx: Transaction<Tables>) => Promise<Result>,
) => changingTeamNotes(db, (trx, save) => save(title, () => change(trx)));

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

  route(app, listTeamNotes, ({ companies, query }) => listNotes(db, companies, query));

  registerNoteChanges(app, db);
  registerTagChanges(app, db);
}

function registerNoteChanges(app: FastifyInstance, db: Kysely<Tables>): void {
  route(app, addTeamNote, async ({ caller: { subject }, params, body: { text } }) => {
    const title = await titleOf(db, params);
    const id = await changing(db, title, (trx) =>
      insertNote(trx, title, { author: subject, text, maximum: MAX_NOTES }),
    );
    if (id === 'too many')
      throw new AppError('bad-input', `A title has at most ${MAX_NOTES} notes. Delete some first.`);
    recordNoteChange(app, subject, title, `note ${id} added`);
    return { id };
  });

  route(app, changeTeamNote, async ({ caller: { subject }, params, body: { text } }) => {
    const title = await titleOf(db, params);
    const { noteId: id } = params;
    const outcome = await changing(db, title, (trx) => updateNote(trx, title, { id, author: subject, text }));
    if (outcome === 'unknown') throw unknownNote();
    if (outcome === 'changed') recordNoteChange(app, subject, title, `note ${id} changed`);
    return undefined;
  });

  route(app, deleteTeamNote, async ({ caller: { subject, isAdministrator: isAny }, params }) => {
    const title = await titleOf(db, params);
    const { noteId: id } = params;
    if (!(await changing(db, title, (trx) => markNoteDeleted(trx, title, { id, subject, isAny })))) throw unknownNote();
    recordNoteChange(app, subject, title, `note ${id} deleted`);
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
    if (outcome === 'added') recordNoteChange(app, subject, title, 'tag added');
    return undefined;
  });

  route(app, removeTeamTag, async ({ caller: { subject }, params, body }) => {
    const title = await titleOf(db, params);
    const { tag } = tagOf(body.tag);
    const isRemoved = await changing(db, title, (trx) => markTagRemoved(trx, title, { tag, subject }));
    if (isRemoved) recordNoteChange(app, subject, title, 'tag removed');
    return undefined;
  });
}
