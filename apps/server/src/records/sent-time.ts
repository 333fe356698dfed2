const HAS_ZONE = /(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/**
 * Parses a time of a message or of the database. Times without a zone are UTC, whatever the zone of the server is,
 * because two machines must agree on which of two messages is newer.
 *
 * @param text null means now
 * @returns an ISO time
 * @throws RangeError when the text is not a time
 */
export function isoTime(text: string | null): string {
  if (text === null) return new Date().toISOString();
  return new Date(text.includes('T') && !HAS_ZONE.test(text) ? `${text}Z` : text).toISOString();
}
