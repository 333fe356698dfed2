import type { Audience } from '../field.ts';

/** The text in place of a cover that a title does not have, or that could not be loaded (PAPER-50). */
export const coverToCome = 'Cover to come';

/** @returns null for internal readers, who see a placeholder or nothing */
export const missingCoverText = (audience: Audience): string | null => (audience === 'accounts' ? coverToCome : null);
