import { hasArtistPhoto, hasPicture } from '@titlenet/catalogue/author-photo';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

interface PicturedPerson {
  id: string;
  name: string;
  feed_photo_url: string;
}

/** The people whose pictures a title's feeds name, by the ids under which its sheet shows them. */
function picturedPeople({ bar, sheet, stored }: TitleRecord): PicturedPerson[] {
  const { authorId, artistId } = sheet.editorial ?? {};
  const person = (id: string | null | undefined, name: string | null | undefined, url: string | null | undefined) =>
    id && name && url ? [{ id, name, feed_photo_url: url }] : [];
  return [
    ...(hasPicture(authorId) ? person(authorId, bar.author1, stored.authorPicture) : []),
    ...(hasArtistPhoto(artistId) ? person(artistId, bar.author2, stored.artistPicture) : []),
  ];
}

/**
 * Keeps the pictures of people that the feeds of these titles name. The house's own word on a person, name and photo,
 * stays as it is; a person whom it has not named yet is there under the name of the title bar.
 */
export async function putPicturedPeople(db: Kysely<Tables>, records: readonly TitleRecord[]): Promise<void> {
  const people = new Map(records.flatMap(picturedPeople).map((person) => [person.id, person]));
  if (people.size === 0) return;
  await sql`
    insert into person as kept (id, name, feed_photo_url)
    select sent.id, sent.name, sent.feed_photo_url
    from ${jsonRows('person', [...people.values()])} as sent left join person known on known.id = sent.id
    where known.id is null or known.feed_photo_url is distinct from sent.feed_photo_url
    -- One order for everybody, or two importers could wait for each other.
    order by sent.id
    on conflict (id) do update set feed_photo_url = excluded.feed_photo_url`.execute(db);
}
