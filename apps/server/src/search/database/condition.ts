import type { RawBuilder } from 'kysely';

/** A condition on a row of `title`; 'none' if no row can meet it. */
export type Condition = RawBuilder<boolean> | 'none';
