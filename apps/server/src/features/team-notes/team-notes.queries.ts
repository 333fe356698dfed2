import type { TeamTag } from '@titlenet/catalogue/rules/team-tags';
import { MAX_SUGGESTED_TAGS, type TeamNote, type TeamNotes } from '@titlenet/contract/team-notes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { nameOf } from '../../people/display-name.queries.ts';
import { isOf, type NotedTitle } from '../../write-titles/team-notes.queries.ts';

/**
 * Finds the ISBN of a company's title.
 *
 * @param id product id, or ISBN-13 (G-128)
 * @returns undefined for an unknown title, null for one without an ISBN
 */
export async function findIsbn(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<string | null | undefined> {
  const isIsbn = id.length === 13;
  if (!isIsbn && Number(id) > 2_147_483_647) return undefined;
  const row = await db
    .selectFrom('current_title')
    .select('isbn')
    .where('company_code', '=', companyCode)
    .where((eb) => (isIsbn ? eb('isbn', '=', id) : eb('product_id', '=', Number(id))))
    .executeTakeFirst();
  return row?.isbn;
}

/** @returns notes, the newest first, without the texts of deleted ones */
export async function findNotes(
  db: Kysely<Tables>,
  title: NotedTitle,
  { subject, isAdministrator }: { subject: string; isAdministrator: boolean },
): Promise<TeamNote[]> {
  const { rows } = await sql<Omit<TeamNote, 'versions'> & { versions: string }>`
    select id, case when deleted_at is null then text end as text, ${nameOf(sql`author`)} as author,
      author = ${subject} as "isMine",
      deleted_at is null and (${isAdministrator} or author = ${subject}) as "canDelete", written_at as "writtenAt", edited_at as "editedAt", deleted_at as "deletedAt",
      case when deleted_by is not null then ${nameOf(sql`deleted_by`)} end as "deletedBy",
      coalesce((
        select json_agg(json_build_object('text', v.text, 'replacedAt', to_char(v.replaced_at, 'YYYY-MM-DD"T"HH24:MI:SS'))
          order by v.id desc)
        from team_note_version v where v.note_id = team_note.id and team_note.deleted_at is null
      ), '[]')::text as versions
    from team_note where ${isOf(title)} order by id desc`.execute(db);
  // The query writes the members of the type.
  return rows.map((row) => ({ ...row, versions: JSON.parse(row.versions) as TeamNote['versions'] }));
}

/** @returns additions and removals, the newest first */
export async function findTagChanges(db: Kysely<Tables>, title: NotedTitle): Promise<TeamNotes['tagChanges']> {
  const { rows } = await sql<TeamNotes['tagChanges'][number]>`
    select label, is_added as "isAdded", ${nameOf(sql`person`)} as "by", moment as "at" from (
      select id, label, true as is_added, added_by as person, added_at as moment from team_tag where ${isOf(title)}
      union all
      select id, label, false, removed_by, removed_at from team_tag where ${isOf(title)} and removed_at is not null
    ) as changes order by moment desc, is_added, id desc limit 200`.execute(db);
  return rows;
}

/** @returns the tags of a company by the number of their titles, without deleted ones */
export async function findTagsByUse(
  db: Kysely<Tables>,
  companyCode: string,
): Promise<(TeamTag & { titles: number })[]> {
  const { rows } = await sql<TeamTag & { titles: number }>`
    select tag, min(label) as label, count(distinct t.id)::integer as titles
    from team_tag left join current_title t on t.company_code = team_tag.company_code and t.isbn = team_tag.isbn
    where team_tag.company_code = ${companyCode} and removed_at is null
    group by tag order by titles desc, tag limit ${MAX_SUGGESTED_TAGS}`.execute(db);
  return rows;
}
