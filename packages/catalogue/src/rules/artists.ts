import type { TitleRecord } from '../title-record.ts';
import { hasArtistPhoto } from './author-photo.ts';

/** Roles of artists (ONIX list 17), such as illustrators and photographers, but not of cover designers (A36). */
export const artistRoles: readonly string[] = 'A12 A35 A07 A08 A13 A40 A46 A47'.split(' ');

type ArtistSource = Pick<TitleRecord, 'bar' | 'stored'> & { sheet: Pick<TitleRecord['sheet'], 'editorial'> };

/**
 * True if the second name of the title bar is an artist's: by the role that the feed stated, else if the sheet has
 * facts of one.
 */
function isSecondNameArtist({ sheet: { editorial }, stored }: ArtistSource): boolean {
  const stated = stored.creditRoles?.split('; ')[1];
  if (stated) return stated.split(' ').some((role) => artistRoles.includes(role));
  return hasArtistPhoto(editorial?.artistId) || Boolean(editorial?.artisInfo || editorial?.artisResidence);
}

/**
 * The names of a title's artists as stored: the second name of its title bar if it is an artist's, and
 * `stored.artist2`.
 */
export function artistNames(source: ArtistSource): string[] {
  const names = [isSecondNameArtist(source) ? source.bar.author2 : null, source.stored.artist2];
  return names.flatMap((name) => (name?.trim() ? name.trim() : []));
}
