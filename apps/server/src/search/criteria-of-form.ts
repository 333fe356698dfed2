import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { blankOperatorOf } from '@titlenet/catalogue/power-search/blanks';
import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import { chosenCodes, type Facet, facets } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { periodOf, type SearchCalendar } from '@titlenet/catalogue/power-search/periods';
import { findSortOrder, type SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { longTexts, type Match, type SwitchDefinition } from '@titlenet/catalogue/power-search/switches';
import {
  filledCriteria,
  isFilled,
  type PowerSearchValue,
  type PowerSearchValues,
} from '@titlenet/catalogue/power-search/values';
import { ageValue } from '@titlenet/catalogue/rules/ages';
import type { BlankPart, Predicate } from './title-search.ts';

const textOf = (value: PowerSearchValue | undefined) => String(value ?? '').trim();
const listOf = (value: PowerSearchValue | undefined) =>
  (typeof value === 'object' ? value : [textOf(value)]).map((each) => each.trim()).filter((each) => each !== '');

/** The first option of a switch is its default. */
function matchOf(own: SwitchDefinition | undefined, values: PowerSearchValues): Match {
  const chosen = own?.options.find(({ number }) => number === values[own.name]) ?? own?.options[0];
  return chosen?.match ?? 'startsWith';
}

/** @param scale for example 1000 for a field of thousands of copies; the result is rounded to six decimals */
const scaled = (text: string, scale: number) => roundDecimal(Number(text) * scale, 6);

const day = (value: PowerSearchValue | undefined) =>
  typeof value === 'number' ? new Date(value * 1000).toISOString().slice(0, 10) : null;

const age = (value: PowerSearchValue | undefined) => (isFilled(value) ? (ageValue(textOf(value)) ?? Number.NaN) : null);

function scopesOf(own: SwitchDefinition, values: PowerSearchValues): readonly number[] {
  const scope = own.options.find(({ number }) => number === values[own.name]) ?? own.options[0];
  return scope?.scopes ?? [];
}

/** @returns null for a criterion that cannot be blank */
function blankPartOf(criterion: Criterion, values: PowerSearchValues): BlankPart | null {
  switch (criterion.kind) {
    case 'text': {
      const { searches } = criterion;
      if (searches === 'childrenKeywords') return { scopes: [longTexts.childrenKeywords] };
      if (searches === 'title' || searches === 'isbn') return null;
      return typeof searches === 'string' ? { people: searches } : { attribute: searches.names };
    }
    case 'number':
    case 'dateRange':
      return { range: criterion.searches };
    case 'code':
      return 'number' in criterion.searches
        ? { range: criterion.searches.number }
        : { attribute: criterion.searches.codes };
    case 'ages':
      return { ages: true };
    case 'longText':
      return { scopes: scopesOf(criterion.switch, values) };
    default:
      return null;
  }
}

function predicateOf(criterion: Criterion, values: PowerSearchValues, calendar: SearchCalendar): Predicate | null {
  const blank = blankOperatorOf(values, criterion);
  if (blank) {
    const part = blankPartOf(criterion, values);
    return part && { kind: 'blank', part, isBlank: blank.name === 'blank' };
  }
  const value = values[criterion.name];
  switch (criterion.kind) {
    case 'text': {
      const match = matchOf(criterion.switch, values);
      const { searches } = criterion;
      if (searches === 'childrenKeywords')
        return { kind: 'words', scopes: [longTexts.childrenKeywords], text: textOf(value) };
      if (typeof searches === 'string') return { kind: 'text', column: searches, match, text: textOf(value) };
      return { kind: 'name', attribute: searches.names, match, text: textOf(value) };
    }
    case 'number':
      return {
        kind: 'number',
        column: criterion.searches,
        match: matchOf(criterion.switch, values),
        value: scaled(textOf(value), criterion.scale),
      };
    case 'code': {
      const match = criterion.switch ? matchOf(criterion.switch, values) : 'equal';
      if ('number' in criterion.searches)
        return { kind: 'number', column: criterion.searches.number, match, value: Number(textOf(value)) };
      const isExcluded = match === 'notEqual';
      return { kind: 'codes', attribute: criterion.searches.codes, codes: listOf(value), isExcluded };
    }
    case 'dateRange': {
      const period = periodOf(values, criterion)?.days(calendar);
      const { first, last } = period ?? { first: day(values[criterion.start]), last: day(values[criterion.end]) };
      return { kind: 'dates', column: criterion.searches, first, last };
    }
    case 'ages':
      return { kind: 'ages', lowest: age(values[criterion.start]), highest: age(values[criterion.end]) };
    case 'flag':
      return criterion.searches
        ? { kind: 'codes', attribute: criterion.searches, codes: criterion.codes ?? ['Y'], isExcluded: false }
        : null;
    case 'longText':
      return { kind: 'words', scopes: scopesOf(criterion.switch, values), text: textOf(value) };
    case 'userList':
      return { kind: 'lists', ids: listOf(value).map(Number) };
    case 'filling':
      return null;
  }
}

/**
 * @param calendar resolves relative dates (`searchCalendar`)
 * @returns one predicate per filled criterion and chosen facet; all must be met
 */
export function predicatesOf(form: PowerSearchForm, values: PowerSearchValues, calendar: SearchCalendar): Predicate[] {
  return [...criterionPredicates(form, values, calendar), ...facetPredicates(values)];
}

/** As `predicatesOf`, without facets. */
export function criterionPredicates(
  form: PowerSearchForm,
  values: PowerSearchValues,
  calendar: SearchCalendar,
): Predicate[] {
  return filledCriteria(form, values).flatMap((criterion) => predicateOf(criterion, values, calendar) ?? []);
}

/** @param except a facet whose choice is ignored */
export function facetPredicates(values: PowerSearchValues, except?: Facet): Predicate[] {
  return facets
    .filter((facet) => facet !== except)
    .map((facet) => ({ attribute: facet.attribute, codes: chosenCodes(facet, values) }))
    .filter(({ codes }) => codes.length > 0)
    .map((chosen) => ({ kind: 'codes', ...chosen, isExcluded: false }));
}

/** @returns the requested order, or the form's default */
export function orderOf(form: PowerSearchForm, values: PowerSearchValues): SortOrder {
  // The form's default is one of its orders.
  return findSortOrder(form, textOf(values.sortBy)) ?? findSortOrder(form, form.defaultSort)!;
}
