import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface CoverRow {
  companyCode: CompanyCode;
  title: string;
  /** As stored, 'Last, First'. */
  author: string | null;
  imprint: string | null;
  /** Addresses of the pictures that the title's record names. */
  image: string | null;
  thumbnail: string | null;
}

/** Finds the texts and pictures for the cover of an ISBN: of the first of these companies that has the title. */
export async function findCover(
  db: Kysely<Tables>,
  isbn13: string,
  companies: readonly CompanyCode[],
): Promise<CoverRow | undefined> {
  const inBar = (field: string) => sql<string | null>`title_document.bar::json ->> ${sql.lit(field)}`;
  return db
    .selectFrom('current_title as title')
    .leftJoin('title_document', 'title_document.title_id', 'title.id')
    .select([
      sql.ref<CompanyCode>('title.company_code').as('companyCode'),
      'title.title',
      'title.author',
      inBar('imprintDesc').as('imprint'),
      inBar('imageURL').as('image'),
      inBar('imageThumbnailURL').as('thumbnail'),
    ])
    .where('title.isbn', '=', isbn13)
    .where('title.company_code', 'in', companies)
    .orderBy(sql`array_position(${companies}::text[], title.company_code)`)
    .limit(1)
    .executeTakeFirst();
}

export interface PersonRow {
  /** As stored, 'Last, First'. */
  name: string;
  photo: string | null;
}

/**
 * A person whom a sheet of these companies shows: in-house name and photo, or else those of the newest record of a
 * title that has a picture of the person; of several with the same date, the first address.
 */
export async function findPerson(
  db: Kysely<Tables>,
  id: string,
  companies: readonly CompanyCode[],
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select coalesce(person.name, picture.name) as name, coalesce(person.photo_url, picture.url) as photo
    from (select id, name, photo_url from person where id = ${id}) as person
    full join (
      select name, url from person_picture join current_title on current_title.id = title_id
      where person_id = ${id} and company_code = any(${companies})
      order by sent_at desc nulls last, url, name limit 1
    ) as picture on true
    where exists (select from shown_person where person_id = ${id} and company_code = any(${companies}))`.execute(db);
  return rows[0];
}
