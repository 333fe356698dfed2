import { hash } from 'node:crypto';
import type { OnixTitle } from '@titlenet/onix/read/onix-title';

/**
 * Ids of the author and the artist whose pictures an ONIX record names: the sheet shows pictures by the ids of people
 * (decision G-149), which ONIX does not have. Name and address of the picture make the id, so that the same picture of
 * the same person has one id in all feeds and on every server, and no feed ever changes whom an id shows.
 */
export function picturedPeople({ bar, pictures }: Pick<OnixTitle, 'bar' | 'pictures'>): {
  authorId?: string;
  artistId?: string;
} {
  return {
    ...(pictures.author && bar.author1 ? { authorId: picturedId(bar.author1, pictures.author) } : {}),
    ...(pictures.artist && bar.author2 ? { artistId: picturedId(bar.author2, pictures.artist) } : {}),
  };
}

/** Letters that an address needs not escape; the house's own ids are numbers and short words. */
const picturedId = (name: string, url: string) => `onix-${hash('sha256', `${name}\n${url}`, 'base64url').slice(0, 22)}`;
