import { normalizeIsbn } from '../isbn/isbn.ts';
import { blankOperators, canBeBlank, listedBlanks } from './blanks.ts';
import type { Criterion, DateRangeCriterion } from './criterion.ts';
import { criterionOf, type PowerSearchForm } from './forms.ts';
import { findSortOrder } from './sort-orders.ts';
import { filledCriteria, hasEnteredValue, isFilled, type PowerSearchValues } from './values.ts';

/** PSCOM-11, PSCOM-33. */
export const addMoreCriteria = 'Please add more criteria to further refine your search.';
export const invalidNumber = 'Please enter a valid numeric value.';
/** G-73, G-71. */
export const invalidIsbn = 'Please enter a valid ISBN, or the beginning of one.';
export const reversedDates = 'The last date is before the first one.';

/** Optionally signed, decimal, with an optional exponent (G-72). */
export const numericPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
/** HCCP's prices (G-74). */
export const pricePattern = /^\d{1,12}(\.\d{1,2})?$/;
/** An ISBN or the beginning of one, without hyphens and blanks (G-73). */
export const isbnPattern = /^(\d{1,13}|\d{9}[\dXx])$/;

/** Reason why a search is not run. */
export type Problem =
  /** An information dialog; `line` is shown when it is closed. */
  | { readonly kind: 'dialog'; readonly message: string; readonly line?: string; readonly criterion: string }
  /** The red line at the top. */
  | { readonly kind: 'line'; readonly message: string }
  /** Messages beside their fields only. */
  | { readonly kind: 'fields'; readonly messages: Readonly<Record<string, string>> };

/**
 * Validates one typed value.
 *
 * @param typed blank counts as valid (PSCOM-34)
 * @returns the message beside the field, or null
 */
export function fieldProblem(criterion: Criterion, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (criterion.kind === 'number') {
    const pattern = criterion.pattern === 'price' ? pricePattern : numericPattern;
    return pattern.test(text) ? null : invalidNumber;
  }
  if (criterion.kind === 'text' && criterion.isIsbnChecked) {
    return isbnPattern.test(normalizeIsbn(text)) ? null : invalidIsbn;
  }
  return null;
}

/** @returns the message beside the end of a range of dates, or null */
export function rangeProblem({ start, end }: DateRangeCriterion, values: PowerSearchValues): string | null {
  const [first, last] = [values[start], values[end]];
  return typeof first === 'number' && typeof last === 'number' && last < first ? reversedDates : null;
}

function unmetNeed(form: PowerSearchForm, values: PowerSearchValues): Problem | null {
  for (const own of filledCriteria(form, values)) {
    const { name, needs } = own;
    const needed = needs && criterionOf(form, needs.criterion);
    if (!needed || !hasEnteredValue(own, values) || hasEnteredValue(needed, values)) continue;
    return {
      kind: 'dialog',
      message: needs.dialog,
      criterion: name,
      ...(needs.warnsAfter && { line: addMoreCriteria }),
    };
  }
  return null;
}

/** Contradictions that a form does not offer, but an address or a request may have (G-385, G-386). */
function contradiction(form: PowerSearchForm, values: PowerSearchValues): Problem | null {
  for (const criterion of filledCriteria(form, values)) {
    const chosen = blankOperators.filter(({ name }) => listedBlanks(values, name).includes(criterion.name));
    const { label } = criterion;
    const [first] = chosen;
    if (first && !canBeBlank(criterion)) return { kind: 'line', message: `${label} is never blank.` };
    if (chosen.length > 1) return { kind: 'line', message: `${label} cannot be blank and not blank.` };
    if (first && hasEnteredValue(criterion, values))
      return { kind: 'line', message: `${label} has a value and '${first.label}'. Use only one of them.` };
    if (criterion.kind !== 'dateRange' || !isFilled(values[criterion.period])) continue;
    if (isFilled(values[criterion.start]) || isFilled(values[criterion.end]))
      return { kind: 'line', message: `${label} has dates and a period. Use only one of them.` };
  }
  return null;
}

/** An address may name an order that the form does not offer. */
function unknownOrder(form: PowerSearchForm, values: PowerSearchValues): Problem | null {
  const { sortBy } = values;
  if (sortBy === undefined || findSortOrder(form, String(sortBy))) return null;
  const known = form.sortOptions.map(({ label, key }) => `${key} (${label})`).join(', ');
  return { kind: 'line', message: `There is no order '${sortBy}' of these results. The orders are: ${known}.` };
}

/**
 * Validates a search in the order of G-82: rules between criteria (a dialog), at least one sufficient criterion (the
 * line), numbers, ISBNs and ranges of dates (beside their fields), the order of the results.
 *
 * @returns the first problem, or null
 */
export function problemOf(form: PowerSearchForm, values: PowerSearchValues): Problem | null {
  const need = unmetNeed(form, values);
  if (need) return need;
  const filled = filledCriteria(form, values);
  const isSufficient = (criterion: Criterion) => !criterion.isNoCriterion || !hasEnteredValue(criterion, values);
  if (!filled.some(isSufficient)) return { kind: 'line', message: addMoreCriteria };
  const contradicting = contradiction(form, values);
  if (contradicting) return contradicting;
  const messages = filled.flatMap((criterion) => {
    const isRange = criterion.kind === 'dateRange';
    const field = isRange ? criterion.end : criterion.name;
    const message = isRange ? rangeProblem(criterion, values) : fieldProblem(criterion, String(values[field] ?? ''));
    return message === null ? [] : [[field, message] as const];
  });
  if (messages.length > 0) return { kind: 'fields', messages: Object.fromEntries(messages) };
  return unknownOrder(form, values);
}
