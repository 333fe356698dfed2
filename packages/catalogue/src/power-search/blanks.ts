import type { Criterion } from './criterion.ts';
import type { PowerSearchForm } from './forms.ts';

/** The values of a form (`PowerSearchValues`). */
type Values = Readonly<Record<string, unknown>>;

/**
 * *Is blank* and *is not blank* (G-385): further operators of a criterion, which need no value. Each is one list of
 * criterion names, in addresses and requests of every form.
 */
export const blankOperators = [
  { name: 'blank', label: 'Is blank' },
  { name: 'notBlank', label: 'Is not blank' },
] as const;

export type BlankOperator = (typeof blankOperators)[number];
export type BlankField = BlankOperator['name'];

const kindsWithBlanks: readonly Criterion['kind'][] = ['text', 'number', 'code', 'dateRange', 'ages', 'longText'];

/** A refinement is blank where the category that it refines is. */
const isRefinement = (criterion: Criterion) => criterion.kind === 'code' && criterion.refines !== undefined;

/** Whether a criterion can be searched for titles that have, or lack, any value. */
export const canBeBlank = (criterion: Criterion): boolean =>
  kindsWithBlanks.includes(criterion.kind) && !criterion.isNeverBlank && !isRefinement(criterion);

/** @returns the names of the criteria that can be blank */
export const namesWithBlanks = (form: PowerSearchForm): string[] =>
  form.criteria.filter(canBeBlank).map(({ name }) => name);

/** @returns the names of one of the two lists */
export function listedBlanks(values: Values, field: BlankField): readonly string[] {
  const names = values[field];
  return Array.isArray(names) ? names : [];
}

/** @returns the operator with which a criterion is searched; undefined if it is searched by value or not at all */
export const blankOperatorOf = (values: Values, { name }: Criterion): BlankOperator | undefined =>
  blankOperators.find((operator) => listedBlanks(values, operator.name).includes(name));

/** @returns both lists, with a criterion in the one of `operator` only; a list without names is undefined */
export function withBlankOperator(
  values: Values,
  { name }: Criterion,
  operator: BlankField | null,
): Record<BlankField, readonly string[] | undefined> {
  const listOf = (field: BlankField) => {
    const others = listedBlanks(values, field).filter((each) => each !== name);
    const names = field === operator ? [...others, name] : others;
    return names.length > 0 ? names : undefined;
  };
  return { blank: listOf('blank'), notBlank: listOf('notBlank') };
}
