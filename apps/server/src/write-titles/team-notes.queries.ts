import type { TeamTag } from '@titlenet/catalogue/rules/team-tags';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { onlyRow } from '../database/only-row.ts';
import type { Tables } from '../database/tables.ts';
import type { FragmentContent } from '../records/in-house-fragment.ts';

/** Company and ISBN, to which notes and tags belong. */
export interface NotedTitle {
  companyCode: string;
  isbn: string;
}

/** Longer results would make the rows of searches large. */
const MAX_NOTES_OF_ROW = 20;

/** Condition on rows of notes or tags. */
export const isOf = ({ companyCode, isbn }: NotedTitle): RawBuilder<unknown> =>
  sql`company_code = ${companyCode} and isbn = ${isbn}`;

export async function findTags(db: Kysely<Tables>, title: NotedTitle): Promise<TeamTag[]> {
  const { rows } = await sql<TeamTag>`
    select tag, label from team_tag where ${isOf(title)} and removed_at is null order by tag`.execute(db);
  return rows;
}

/** @returns what is derived with the title: its tags, and its newest notes */
export async function findContent(trx: Transaction<Tables>, title: NotedTitle): Promise<FragmentContent> {
  const tags = await findTags(trx, title);
  const { rows } = await sql<{ text: string }>`
    select text from team_note where ${isOf(title)} and deleted_at is null
    order by id desc limit ${MAX_NOTES_OF_ROW}`.execute(trx);
  return {
    ...(tags.length > 0 && { codes: { tag: tags.map(({ tag, label }) => ({ code: tag, description: label })) } }),
    ...(rows.length > 0 && { notes: rows.map(({ text }) => text) }),
  };
}

/** @returns the id, or `too many` if the title already has `maximum` notes. The title must be locked. */
export async function insertNote(
  trx: Transaction<Tables>,
  title: NotedTitle,
  { author, text, maximum }: { author: string; text: string; maximum: number },
): Promise<number | 'too many'> {
  const { rows } = await sql<{ id: number }>`
    insert into team_note (company_code, isbn, author, text)
    select ${title.companyCode}, ${title.isbn}, ${author}, ${text}
    where (select count(*) from team_note where ${isOf(title)} and deleted_at is null) < ${maximum}
    returning id`.execute(trx);
  return rows[0]?.id ?? 'too many';
}

/** Replaces the text of the author's note; the same text changes nothing. @returns `unknown` if there is no such note */
export async function updateNote(
  trx: Transaction<Tables>,
  title: NotedTitle,
  { id, author, text }: { id: number; author: string; text: string },
): Promise<'changed' | 'same' | 'unknown'> {
  const { rows } = await sql<{ text: string }>`
    select text from team_note
    where ${isOf(title)} and id = ${id} and author = ${author} and deleted_at is null for update`.execute(trx);
  const [stored] = rows;
  if (!stored) return 'unknown';
  if (stored.text === text) return 'same';
  await sql`insert into team_note_version (note_id, text) values (${id}, ${stored.text})`.execute(trx);
  await sql`update team_note set text = ${text}, edited_at = now() where id = ${id}`.execute(trx);
  return 'changed';
}

/** @param isAny whether notes of others are deleted too @returns false if there is no such note */
export async function markNoteDeleted(
  trx: Transaction<Tables>,
  title: NotedTitle,
  { id, subject, isAny }: { id: number; subject: string; isAny: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update team_note set deleted_at = now(), deleted_by = ${subject}
    where ${isOf(title)} and id = ${id} and deleted_at is null and (${isAny} or author = ${subject})
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Adds a tag, in the spelling that the company uses already. @returns `too many` if the title has `maximum` tags */
export async function insertTag(
  trx: Transaction<Tables>,
  title: NotedTitle,
  { tag, label, subject, maximum }: TeamTag & { subject: string; maximum: number },
): Promise<'added' | 'present' | 'too many'> {
  const counted = await sql<{ tags: number; isPresent: boolean }>`
    select count(*)::integer as tags, coalesce(bool_or(tag = ${tag}), false) as "isPresent"
    from team_tag where ${isOf(title)} and removed_at is null`.execute(trx);
  const { tags, isPresent } = onlyRow(counted);
  if (isPresent) return 'present';
  if (tags >= maximum) return 'too many';
  await sql`
    insert into team_tag (company_code, isbn, tag, label, added_by)
    select ${title.companyCode}, ${title.isbn}, ${tag}, coalesce((
      select label from team_tag where company_code = ${title.companyCode} and tag = ${tag} order by id limit 1
    ), ${label}), ${subject}`.execute(trx);
  return 'added';
}

/** @returns false if the title does not have the tag */
export async function markTagRemoved(
  trx: Transaction<Tables>,
  title: NotedTitle,
  { tag, subject }: { tag: string; subject: string },
): Promise<boolean> {
  const { rows } = await sql`
    update team_tag set removed_at = now(), removed_by = ${subject}
    where ${isOf(title)} and tag = ${tag} and removed_at is null returning id`.execute(trx);
  return rows.length > 0;
}
