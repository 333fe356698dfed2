import { type RawBuilder, sql } from 'kysely';

/** The display name of a subject; the subject itself without one. */
export const nameOf = (subject: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`coalesce((select nullif(display_name, '') from permission where subject = ${subject}), ${subject})`;
