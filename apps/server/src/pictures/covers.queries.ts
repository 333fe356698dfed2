import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface CoverRow {
  title: string;
  /** As stored, 'Last, First'. */
  author: string | null;
  imprint: string | null;
  /** Addresses of the pictures that the title's record names. */
  image: string | null;
  thumbnail: string | null;
}

/** What stands on the cover of the title with this ISBN, of the first of these companies that has one. */
export async function findCover(
  db: Kysely<Tables>,
  isbn13: string,
  companies: readonly CompanyCode[],
): Promise<CoverRow | undefined> {
  const inBar = (field: string) => sql<string | null>`title_document.bar::json ->> ${sql.lit(field)}`;
  return db
    .selectFrom('title')
    .leftJoin('title_document', 'title_document.title_id', 'title.id')
    .select([
      'title.title',
      'title.author',
      inBar('imprintDesc').as('imprint'),
      inBar('imageURL').as('image'),
      inBar('imageThumbnailURL').as('thumbnail'),
    ])
    .where('title.isbn', '=', isbn13)
    .where('title.company_code', 'in', companies)
    .where('title.is_deleted', '=', false)
    .orderBy('title.company_code')
    .executeTakeFirst();
}

export interface PersonRow {
  /** As stored, 'Last, First'. */
  name: string;
  /** The house's, else that of the feeds. */
  photo: string | null;
}

/** A person that the catalogue knows. */
export async function findPerson(db: Kysely<Tables>, id: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('person')
    .select(['name', sql<string | null>`coalesce(photo_url, feed_photo_url)`.as('photo')])
    .where('id', '=', id)
    .executeTakeFirst();
}
