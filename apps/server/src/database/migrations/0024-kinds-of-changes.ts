import { type Kysely, sql } from 'kysely';

/**
 * Which kinds of change each title had at which time, by company, so that the changes of a period are read in order,
 * whatever the size of the catalogue. Titles that are stored already have no time of their first record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_kind_change (
      title_id integer not null references title on delete cascade,
      kind text not null,
      changed_at timestamptz not null default now(),
      company_code text not null,
      primary key (title_id, changed_at, kind)
    )`.execute(db);
  await sql`
    insert into title_kind_change (title_id, kind, changed_at, company_code)
    select distinct c.title_id, case
        when c.field = 'isDeleted' then case c.new_value when 'Y' then 'gone' else 'new' end
        when c.field ~ '^bar[.](price|canadianPrice|ebAgencyPrice|ebLibraryPrice|zeroPriceInd)$' then 'price'
        when c.field = 'subrights.prices' then 'price'
        when c.field ~ '^bar[.](boundBookDate|releaseDate|onSaleDate|pubDate|pubSeason|pubYear|furtherDates)$' then 'date'
        when c.field ~ '^bar[.](salesMarketingCode|publishingStatus|availability)$' then 'status'
        when c.field = 'subrights.supply' then 'status'
        when c.field = 'bar.imageURL' then 'cover'
        when c.field in ('bar.title', 'bar.longSubtitle', 'editorial.keynote') then 'text'
        else 'other'
      end, c.changed_at, t.company_code
    from title_change c join title t on t.id = c.title_id
    where c.field not like 'stored.%' and c.field <> 'bar.imageThumbnailURL' and t.title <> ''`.execute(db);
  await sql`
    create index title_kind_change_company on title_kind_change (company_code, changed_at desc, title_id, kind)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table title_kind_change`.execute(db);
}
