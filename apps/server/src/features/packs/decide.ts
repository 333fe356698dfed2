import { decisionNote, isBlankDecision } from '@titlenet/catalogue/packs/decision-note';
import { readTag } from '@titlenet/catalogue/rules/team-tags';
import type { Decision } from '@titlenet/contract/pack-decisions';
import { MAX_NOTES, MAX_TAGS } from '@titlenet/contract/team-notes';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changingTeamNotes, type TeamTitle } from '../../write-titles/save-team-notes.ts';
import {
  insertNote,
  insertTag,
  markNoteDeleted,
  markTagRemoved,
  updateNote,
} from '../../write-titles/team-notes.queries.ts';
import { lockForChange } from './pack-access.queries.ts';
import {
  type DecidedTitle,
  findDecidedTitle,
  findDecision,
  putDecision,
  type StoredDecision,
} from './pack-decisions.queries.ts';
import { unknownPack } from './unknown-pack.ts';

interface Asked {
  packId: number;
  titleId: number;
  subject: string;
  companies: readonly string[];
  /** Revision that the editor saw; 0: none. */
  base: number;
  decided: Decision;
}

interface Outcome {
  outcome: 'stored' | 'conflict';
  remark: string | null;
  title: TeamTitle;
  /** Changes of notes and tags, for the audit trail; empty if nothing has changed. */
  noteChanges: readonly string[];
  isChanged: boolean;
}

const isSame = (a: Decision, b: Decision) =>
  a.decision === b.decision && a.isTag === b.isTag && a.quantity === b.quantity && a.followUp === b.followUp;

/** The note that says what was decided, or the stored one; changed ones are of the person who decides (NOTE-02). */
async function writeNote(trx: Transaction<Tables>, title: DecidedTitle, asked: NoteOf) {
  const { subject, decided, stored } = asked;
  const noteId = stored?.noteId ?? null;
  const text = decisionNote({ name: title.meeting, day: title.day }, decided);
  const isOwn = noteId !== null && stored?.author === subject;
  if (isOwn && isBlankDecision(decided)) {
    const isDeleted = await markNoteDeleted(trx, title, { id: noteId, subject, isAny: false });
    return { noteId: null, ...(isDeleted && { change: `note ${noteId} deleted` }) };
  }
  const outcome = isOwn ? await updateNote(trx, title, { id: noteId, author: subject, text }) : 'unknown';
  if (outcome === 'changed') return { noteId, change: `note ${noteId} changed` };
  if (outcome === 'same') return { noteId };
  if (noteId === null && isBlankDecision(decided)) return { noteId };
  const added = await insertNote(trx, title, { author: subject, text, maximum: MAX_NOTES });
  if (added === 'too many')
    return { noteId: null, remark: `The title has ${MAX_NOTES} notes, so it got none of this.` };
  return { noteId: added, change: `note ${added} added` };
}

type NoteOf = Pick<Asked, 'subject' | 'decided'> & { stored: StoredDecision | undefined };

/** Adds the decision as a tag, and removes the one that an earlier decision has added. */
async function writeTag(trx: Transaction<Tables>, title: DecidedTitle, { subject, decided, stored }: NoteOf) {
  const tag = decided.isTag ? readTag(decided.decision) : null;
  const before = stored?.addedTag ?? null;
  if (tag && tag.tag === before) return { addedTag: before };
  const isRemoved = before !== null && (await markTagRemoved(trx, title, { tag: before, subject }));
  const removal = isRemoved ? ['tag removed'] : [];
  if (!tag) return { addedTag: null, changes: removal };
  const outcome = await insertTag(trx, title, { ...tag, subject, maximum: MAX_TAGS });
  if (outcome === 'too many')
    return { addedTag: null, changes: removal, remark: `The title has ${MAX_TAGS} tags, so it got none of this.` };
  const isAdded = outcome === 'added';
  return { addedTag: isAdded ? tag.tag : null, changes: isAdded ? [...removal, 'tag added'] : removal };
}

/**
 * Stores what was decided of a title, with its note and tag (G-660). A decision that another person has made since the
 * revision that the editor saw is not replaced.
 *
 * @throws AppError as `lockForChange`, and `not-found` if the pack has no such title of these companies
 */
export async function decide(db: Kysely<Tables>, asked: Asked): Promise<Outcome> {
  const { packId, titleId, subject, companies, base, decided } = asked;
  return changingTeamNotes(db, async (trx, save) => {
    await lockForChange(trx, subject, packId);
    const title = await findDecidedTitle(trx, { packId, titleId }, companies);
    if (!title) throw unknownPack();
    const stored = await findDecision(trx, titleId);
    const nothing = { remark: null, title, noteChanges: [], isChanged: false };
    if (stored && isSame(stored, decided)) return { ...nothing, outcome: 'stored' };
    if (stored && stored.revision !== base && stored.author !== subject) return { ...nothing, outcome: 'conflict' };
    const write = (noteId: number | null, addedTag: string | null) =>
      putDecision(trx, titleId, { ...decided, author: subject, noteId, addedTag });
    if (!title.exists) {
      await write(stored?.noteId ?? null, stored?.addedTag ?? null);
      const remark = 'The title does not exist any more, so it got no note; the decision is in the table.';
      return { ...nothing, outcome: 'stored', remark, isChanged: true };
    }
    const [note, tag] = await save(title, async () => {
      const context = { subject, decided, stored };
      return [await writeNote(trx, title, context), await writeTag(trx, title, context)] as const;
    });
    await write(note.noteId, tag.addedTag);
    return {
      outcome: 'stored',
      remark: [note.remark, tag.remark].filter(Boolean).join(' ') || null,
      title,
      noteChanges: [...(note.change ? [note.change] : []), ...(tag.changes ?? [])],
      isChanged: true,
    };
  });
}
