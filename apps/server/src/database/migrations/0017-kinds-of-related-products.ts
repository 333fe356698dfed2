import { type Kysely, sql } from 'kysely';

/**
 * Related products are listed by the kind of their relation, and each row states it. Existing rows get both when their
 * titles are derived again after the upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title_reference add column relation text`.execute(db);
  await sql`drop function read_title_sheet`.execute(db);
  // An edition of `byFormat` or `otherFormats` is assigned to its list by its own record: ONIX does not state the print
  // size of a related product. `relation` is JSON text.
  await sql`
    create function read_title_sheet(
      of_company text, of_product integer, of_isbn text,
      out sheet text, out sales_members text, out generation text,
      out audio_and_large_print text, out other_formats text, out ebook_of text, out replaces text, out replaced_by text,
      out other_works text, out title_track text, out competitive text
    ) language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    declare
      found_id integer := addressed_title(of_company, of_product, of_isbn);
    begin
      select d.sheet, d.sales_members, (select sum(changes) from catalogue_generation)
      into sheet, sales_members, generation
      from title_document d where d.title_id = found_id;
      select
        string_agg(item, ',' order by position) filter (where list = 'audioAndLargePrint'),
        string_agg(item, ',' order by position) filter (where list = 'otherFormats'),
        string_agg(item, ',' order by position) filter (where list = 'ebookOf'),
        string_agg(item, ',' order by position) filter (where list = 'replaces'),
        string_agg(item, ',' order by position) filter (where list = 'replacedBy'),
        string_agg(item, ',' order by position) filter (where list = 'otherWorks'),
        string_agg(item, ',' order by position) filter (where list = 'titleTrack'),
        string_agg(item, ',' order by position) filter (where list = 'competitive')
      into audio_and_large_print, other_formats, ebook_of, replaces, replaced_by, other_works, title_track, competitive
      from (
        select
          case
            when r.list in ('byFormat', 'otherFormats') then
              case list_of_format(
                coalesce(o.edition, r.known)::json ->> 'bookFormat', (o.bar::json ->> 'isAudio')::boolean)
              when 'audioAndLargePrint' then 'audioAndLargePrint'
              else case r.list when 'byFormat' then 'otherWorks' else r.list end end
            else r.list end as list,
          r.position,
          case when r.list in ('titleTrack', 'competitive')
            then left(coalesce(o.comparison, r.known), -1) || ',"isModel":' || r.is_model || '}'
            else left(coalesce(o.edition, r.known), -1) || ',"relation":' || coalesce(r.relation, 'null') || '}'
          end as item
        from title_reference r
        left join title other on other.company_code = of_company and other.isbn = r.isbn and not other.is_deleted
        left join title_document o on o.title_id = other.id
        where r.title_id = found_id
      ) as item_of_list;
    end $function$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function read_title_sheet`.execute(db);
  await sql`alter table title_reference drop column relation`.execute(db);
  await sql`
    update title_reference set list = 'byFormat'
    where list in ('otherFormats', 'ebookOf', 'replaces', 'replacedBy')
      and (title_id, 'byFormat', position) not in (select title_id, list, position from title_reference)`.execute(db);
  await sql`
    create function read_title_sheet(
      of_company text, of_product integer, of_isbn text,
      out sheet text, out sales_members text, out generation text,
      out audio_and_large_print text, out other_works text, out title_track text, out competitive text
    ) language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    declare
      found_id integer := addressed_title(of_company, of_product, of_isbn);
    begin
      select d.sheet, d.sales_members, (select sum(changes) from catalogue_generation)
      into sheet, sales_members, generation
      from title_document d where d.title_id = found_id;
      select
        string_agg(item, ',' order by position) filter (where list = 'audioAndLargePrint'),
        string_agg(item, ',' order by position) filter (where list = 'otherWorks'),
        string_agg(item, ',' order by position) filter (where list = 'titleTrack'),
        string_agg(item, ',' order by position) filter (where list = 'competitive')
      into audio_and_large_print, other_works, title_track, competitive
      from (
        select
          case when r.list = 'byFormat'
            then list_of_format(
              coalesce(o.edition, r.known)::json ->> 'bookFormat', (o.bar::json ->> 'isAudio')::boolean)
            else r.list end as list,
          r.position,
          case when r.list in ('titleTrack', 'competitive')
            then left(coalesce(o.comparison, r.known), -1) || ',"isModel":' || r.is_model || '}'
            else coalesce(o.edition, r.known) end as item
        from title_reference r
        left join title other on other.company_code = of_company and other.isbn = r.isbn and not other.is_deleted
        left join title_document o on o.title_id = other.id
        where r.title_id = found_id
      ) as item_of_list;
    end $function$`.execute(db);
}
