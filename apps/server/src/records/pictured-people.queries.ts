import { hasArtistPhoto, hasPicture } from '@titlenet/catalogue/author-photo';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

interface PicturedPerson {
  id: string;
  name: string;
  feed_photo_url: string;
  feed_photo_at: string;
}

/** A record with the ISO time of its message. */
export interface DatedRecord {
  record: TitleRecord;
  sentAt: string;
}

/** People with a picture in a title's record, by the ids under which its sheet shows them. */
function picturedPeople({ record: { bar, sheet, stored }, sentAt }: DatedRecord): PicturedPerson[] {
  const { authorId, artistId } = sheet.editorial ?? {};
  const person = (id: string | null | undefined, name: string | null | undefined, url: string | null | undefined) =>
    id && name && url ? [{ id, name, feed_photo_url: url, feed_photo_at: sentAt }] : [];
  return [
    ...(hasPicture(authorId) ? person(authorId, bar.author1, stored.authorPicture) : []),
    ...(hasArtistPhoto(artistId) ? person(artistId, bar.author2, stored.artistPicture) : []),
  ];
}

const isNewer = (picture: string, other: string) => sql`
  (${sql.ref(`${picture}.feed_photo_at`)}, ${sql.ref(`${other}.feed_photo_url`)} collate "C")
    > (${sql.ref(`${other}.feed_photo_at`)}, ${sql.ref(`${picture}.feed_photo_url`)} collate "C")`;

/**
 * Stores the pictures of people in these records: of each person that of the newest message, or of two with the same
 * time the first address by code point, so that the result does not depend on the order of transactions. In-house data
 * of a person, name and photo, stays; a person without such data gets the name of the title bar.
 */
export async function putPicturedPeople(db: Kysely<Tables>, records: readonly DatedRecord[]): Promise<void> {
  const people = records.flatMap(picturedPeople);
  if (people.length === 0) return;
  await sql`
    insert into person as stored (id, name, feed_photo_url, feed_photo_at)
    select sent.id, sent.name, sent.feed_photo_url, sent.feed_photo_at
    from (
      select distinct on (id) * from ${jsonRows('person', people)}
      order by id, feed_photo_at desc, feed_photo_url collate "C", name collate "C"
    ) as sent left join person known on known.id = sent.id
    where known.feed_photo_url is null or ${isNewer('sent', 'known')}
    -- A fixed order prevents deadlocks between importers.
    order by sent.id
    on conflict (id) do update set
      name = case when stored.sent_at is null then excluded.name else stored.name end,
      feed_photo_url = excluded.feed_photo_url, feed_photo_at = excluded.feed_photo_at
    where stored.feed_photo_url is null or ${isNewer('excluded', 'stored')}`.execute(db);
}
