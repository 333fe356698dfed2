import { hasArtistPhoto, hasPicture } from '@titlenet/catalogue/rules/author-photo';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Tables } from '../database/tables.ts';

type Picture = Pick<Tables['person_picture'], 'person_id' | 'name' | 'url'>;

/** People with a picture in a title's record, by the ids under which its sheet shows them. */
export function picturedPeople({ bar, sheet, stored }: TitleRecord): Picture[] {
  const { authorId, artistId } = sheet.editorial ?? {};
  const person = (id: string | null | undefined, name: string | null | undefined, url: string | null | undefined) =>
    id && name && url ? [{ person_id: id, name, url }] : [];
  const people = [
    ...(hasPicture(authorId) ? person(authorId, bar.author1, stored.authorPicture) : []),
    ...(hasArtistPhoto(artistId) ? person(artistId, bar.author2, stored.artistPicture) : []),
  ];
  return [...new Map(people.map((picture) => [picture.person_id, picture])).values()];
}
