import type { RawBuilder } from 'kysely';

/** A condition on a row of `title`, or that no row can meet it. */
export type Condition = RawBuilder<boolean> | 'none';
