import type { Match } from '@titlenet/catalogue/power-search/switches';

/** No stored number is greater: sums of sales are the largest ones. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER;

export type Comparison = { readonly operator: '=' | '<>' | '>=' | '<='; readonly value: number };

/**
 * @param typed NaN for text that is not a number: it is not equal to any number
 * @param isWhole the bound is rounded to a whole number, so that the column's index can be used
 * @returns `none` if no number can match, `any` if every number does
 */
export function comparison(match: Match, typed: number, isWhole: boolean): Comparison | 'none' | 'any' {
  if (Number.isNaN(typed)) return match === 'notEqual' ? 'any' : 'none';
  const value = Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, typed));
  if (match === 'moreOrEqual') return { operator: '>=', value: isWhole ? Math.ceil(value) : value };
  if (match === 'lessOrEqual') return { operator: '<=', value: isWhole ? Math.floor(value) : value };
  const isPossible = value === typed && (!isWhole || Number.isInteger(value));
  if (match === 'notEqual') return isPossible ? { operator: '<>', value } : 'any';
  return isPossible ? { operator: '=', value } : 'none';
}
