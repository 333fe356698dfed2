const HAS_ZONE = /(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/**
 * The ISO time of what a message or the database says; null is now. Times without a zone are those of UTC wherever the
 * server stands: two machines must agree on which of two messages is newer.
 */
export function isoTime(text: string | null): string {
  if (text === null) return new Date().toISOString();
  return new Date(text.includes('T') && !HAS_ZONE.test(text) ? `${text}Z` : text).toISOString();
}
