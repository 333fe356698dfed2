/**
 * Whether a photo or cover exists: the id is present and not '0' (EDIT-33, EDIT-34, COVER-14; a cover's id
 * is its ISBN).
 */
export function hasPicture(id: string | null | undefined): boolean {
  const text = (id ?? '').trim();
  return text !== '' && text !== '0';
}

/** Whether an artist's photo exists; the id can also be '(none)' (EDIT-35). */
export function hasArtistPhoto(artistId: string | null | undefined): boolean {
  return hasPicture(artistId) && artistId?.trim().toLowerCase() !== '(none)';
}

/**
 * Normalizes a manually entered web address, which often has no scheme.
 *
 * @returns an http or https address; null for anything that is not a web address
 */
export function socialLink(url: string | null | undefined): string | null {
  const text = (url ?? '').trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '';
  return isWeb ? href : null;
}
