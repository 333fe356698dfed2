/**
 * Whether a link to a photo or a cover shows: the id is present and not '0' (EDIT-33, EDIT-34, COVER-14; a cover's id
 * is its ISBN).
 */
export function hasPicture(id: string | null | undefined): boolean {
  const text = (id ?? '').trim();
  return text !== '' && text !== '0';
}

/** Whether the link to an artist's photo shows; artists may also be '(none)' (EDIT-35). */
export function hasArtistPhoto(artistId: string | null | undefined): boolean {
  return hasPicture(artistId) && artistId?.trim().toLowerCase() !== '(none)';
}

/**
 * Where a social link leads, which shows only when the URL is present. Addresses are typed by people, often
 * without a scheme; anything but a web address gives no link.
 *
 * @returns an http or https address, or null when there is nothing to link to
 */
export function socialLink(url: string | null | undefined): string | null {
  const text = (url ?? '').trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '';
  return isWeb ? href : null;
}
