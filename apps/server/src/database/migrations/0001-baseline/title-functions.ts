import { type Kysely, sql } from 'kysely';

/**
 * Reading a title bar and a title sheet as functions of the database, because planning the statement took
 * longer than running it. Both are `stable`: everything that a call reads, the generation of the
 * catalogue included, belongs to one snapshot.
 */
export async function createTitleFunctions(db: Kysely<unknown>): Promise<void> {
  await createTitleBarFunctions(db);
  await createTitleSheetFunctions(db);
}

async function createTitleBarFunctions(db: Kysely<unknown>): Promise<void> {
  // Thirteen digits are an ISBN for every company, fewer are a product id. A deleted title still has its address; a
  // title that no feed has given a name yet is unknown.
  await sql`
    create function addressed_title(of_company text, of_product integer, of_isbn text) returns integer
    language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    declare
      found_id integer;
    begin
      if of_isbn is null then
        select id into found_id from title where company_code = of_company and product_id = of_product and title <> '';
      else
        select id into found_id from title where company_code = of_company and isbn = of_isbn and title <> '';
      end if;
      return found_id;
    end $function$`.execute(db);
  await sql`
    create function read_title_bar(
      of_company text, of_product integer, of_isbn text, out text text, out digest text, out generation text
    ) language plpgsql stable set plan_cache_mode = force_generic_plan as $function$
    begin
      select
        case when t.is_deleted then left(d.bar, -1) || ',"isDeleted":true}' else d.bar end,
        case when t.is_deleted then d.bar_digest || '-' else d.bar_digest end,
        store_generation()
      into text, digest, generation
      from title t join title_document d on d.title_id = t.id
      where t.id = addressed_title(of_company, of_product, of_isbn);
    end $function$`.execute(db);
}

async function createTitleSheetFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function list_of_format(format text, is_audio boolean) returns text language sql immutable parallel safe
    return case
      when is_audio or format ~* '\\mlarger? (print|type)\\M' then 'audioAndLargePrint'
      else 'otherWorks'
    end`.execute(db);
  // Parts of a sheet that belong to other titles are joined on every read: from the current related title of the same
  // company, or, if the store does not have it, from what the feed sent about it. An edition of `byFormat` or
  // `otherFormats` is assigned to its list by its own record: ONIX does not state the print size of a related product.
  // `relation` is JSON text.
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
      select d.sheet, d.sales_members, store_generation()
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
