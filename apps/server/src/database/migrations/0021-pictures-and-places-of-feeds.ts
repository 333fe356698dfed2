import { type Kysely, sql } from 'kysely';

/** What a title's sheet shows beside its own record: pictures of people that ONIX feeds name, and large print editions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person add column feed_photo_url text`.execute(db);
  // ONIX does not say of a related edition that its print is large: such an edition (`byFormat`) stands where its own
  // record, joined when the sheet is read, says that it belongs.
  await sql`
    create function list_of_format(format text, is_audio boolean) returns text language sql immutable parallel safe
    return case
      when is_audio or format ~* '\\mlarger? (print|type)\\M' then 'audioAndLargePrint'
      else 'otherWorks'
    end`.execute(db);
  await sql`
    create or replace function read_title_sheet(
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

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function read_title_sheet(
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
        string_agg(item, ',' order by position) filter (where list in ('otherWorks', 'byFormat')),
        string_agg(item, ',' order by position) filter (where list = 'titleTrack'),
        string_agg(item, ',' order by position) filter (where list = 'competitive')
      into audio_and_large_print, other_works, title_track, competitive
      from (
        select r.list, r.position,
          case when r.list in ('titleTrack', 'competitive')
            then left(coalesce(o.comparison, r.known), -1) || ',"isModel":' || r.is_model || '}'
            else coalesce(o.edition, r.known) end as item
        from title_reference r
        left join title other on other.company_code = of_company and other.isbn = r.isbn and not other.is_deleted
        left join title_document o on o.title_id = other.id
        where r.title_id = found_id
      ) as item_of_list;
    end $function$`.execute(db);
  await sql`drop function list_of_format`.execute(db);
  await sql`alter table person drop column feed_photo_url`.execute(db);
}
