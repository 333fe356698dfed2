import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `seen_at`, which a living process keeps renewing, is that long ago. A time as far ahead was not renewed since
 * the database's clock was set back (G-721).
 */
export const isSilentFor = (seconds: number): RawBuilder<boolean> =>
  sql`seen_at not between now() - make_interval(secs => ${seconds}) and now() + make_interval(secs => ${seconds})`;
