import { deletedTitle, type TeamNoteKind, teamNoteKinds } from '@titlenet/catalogue/lists/team-note-list';
import type { ListedTeamNotes } from '@titlenet/contract/team-notes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { readListTexts } from '../../derive/list-texts.ts';
import { nameOf } from '../../people/display-name.queries.ts';
import { MAX_LIST_ROWS } from '../../read-titles/list-rows.queries.ts';

interface FoundNote {
  companyCode: string;
  isbn: string;
  kind: TeamNoteKind;
  text: string;
  by: string;
  day: string;
  title: string;
  isDeleted: boolean;
  reissueNo: number;
  productId: number | null;
  texts: string;
  total: number;
}

/**
 * Finds notes and tags that are not deleted, the newest first. Deleted titles are among them: their notes are on no
 * sheet.
 */
export async function listNotes(
  db: Kysely<Tables>,
  companies: readonly string[],
  { kind, deleted }: { kind?: TeamNoteKind | undefined; deleted?: 'true' | undefined },
): Promise<ListedTeamNotes> {
  const order = sql`order by moment desc, kind, id desc`;
  const { rows } = await sql<FoundNote>`
    with entry as (
      select 'note' as kind, id, company_code, isbn, text, author as person, written_at as moment
      from team_note where deleted_at is null
      union all
      select 'tag', id, company_code, isbn, label, added_by, added_at from team_tag where removed_at is null
    ), found as materialized (
      select entry.*, t.id as title_id, t.title, coalesce(t.is_deleted, true) as is_deleted, t.reissue_no, t.product_id
      from entry left join title t on t.company_code = entry.company_code and t.isbn = entry.isbn
      where entry.company_code = any(${companies}::text[])
        and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (not ${deleted !== undefined}::boolean or coalesce(t.is_deleted, true))
    ), shown as (select * from found ${order} limit ${MAX_LIST_ROWS}::integer)
    select company_code as "companyCode", isbn, kind, text, ${nameOf(sql`person`)} as "by", moment as day,
      coalesce(nullif(title, ''), isbn) as title, is_deleted as "isDeleted", coalesce(reissue_no, 0) as "reissueNo",
      product_id as "productId", coalesce(d.list_row, '{}') as texts,
      (select count(*)::integer from found) as total
    from shown left join title_document d on d.title_id = shown.title_id
    ${order}`.execute(db);
  const data = rows.map(({ texts, isDeleted, total: _, ...row }) => {
    const { author1, imprintDesc } = readListTexts(texts);
    return {
      ...row,
      kind: teamNoteKinds[row.kind],
      titleState: isDeleted ? deletedTitle : null,
      author1: author1 ?? null,
      imprintDesc: imprintDesc ?? null,
    };
  });
  return { data, total: rows[0]?.total ?? 0 };
}
