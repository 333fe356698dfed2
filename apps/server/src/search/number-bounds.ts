import type { Match } from '@titlenet/catalogue/power-search/switches';

/** Beyond every stored number, and within what the database takes. */
const BEYOND = 2_147_483_647;

export type Comparison = { readonly operator: '=' | '<>' | '>=' | '<='; readonly value: number };

/**
 * How a column is compared with a typed number: for a column of whole numbers with a whole one, so that its index
 * serves.
 *
 * @param typed NaN for what is no number, which every number differs from
 * @returns `none` where nothing can match, `any` where every number does
 */
export function comparison(match: Match, typed: number, isWhole: boolean): Comparison | 'none' | 'any' {
  if (Number.isNaN(typed)) return match === 'notEqual' ? 'any' : 'none';
  const value = Math.max(-BEYOND, Math.min(BEYOND, typed));
  if (match === 'moreOrEqual') return { operator: '>=', value: isWhole ? Math.ceil(value) : value };
  if (match === 'lessOrEqual') return { operator: '<=', value: isWhole ? Math.floor(value) : value };
  const isPossible = value === typed && (!isWhole || Number.isInteger(value));
  if (match === 'notEqual') return isPossible ? { operator: '<>', value } : 'any';
  return isPossible ? { operator: '=', value } : 'none';
}
