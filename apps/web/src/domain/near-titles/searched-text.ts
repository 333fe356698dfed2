import { type Division, divisionOf } from '@titlenet/catalogue/divisions';
import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import { chosenFacets, type FacetValues } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { filledCriteria, type PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';

/** The text of a search that has no titles. */
export interface SearchedText {
  readonly division: Division;
  /** For the search box: words of titles, people and series, or a number. */
  readonly words: string;
  /** For quick search; null if it has no field for the text. */
  readonly asked: { readonly field: QuickSearchField; readonly value: string } | null;
  readonly facets?: FacetValues;
  /** False if the search has further criteria. */
  readonly isWhole: boolean;
}

/** The fields of quick search, the one that says most of a title first. */
const FIELDS: readonly QuickSearchField[] = ['isbn', 'title', 'author'];

/** The field of quick search in which the text of a criterion is looked for; null for a series, which has none. */
function fieldOf(criterion: Criterion): QuickSearchField | null | undefined {
  if (criterion.kind !== 'text') return undefined;
  const { searches } = criterion;
  if (typeof searches !== 'string') return searches.names === 'series' ? null : undefined;
  if (searches === 'childrenKeywords') return undefined;
  return searches === 'isbn' || searches === 'title' ? searches : 'author';
}

/** @returns the text of a power search that quick search and the search box can look for; null if it has none */
export function searchedTextOf(form: PowerSearchForm, values: PowerSearchValues): SearchedText | null {
  const filled = filledCriteria(form, values);
  const texts = filled.flatMap((criterion) => {
    const field = fieldOf(criterion);
    const value = String(values[criterion.name] ?? '').trim();
    return field === undefined || value === '' ? [] : [{ field, value }];
  });
  if (texts.length === 0) return null;
  const valuesOf = (name: QuickSearchField) => texts.filter(({ field }) => field === name).map(({ value }) => value);
  const [asked = null] = FIELDS.flatMap((field) => valuesOf(field).map((value) => ({ field, value })));
  // The last word may be a beginning, which is most likely in a title, the first criterion of the forms.
  const words = texts.map(({ value }) => value).toReversed();
  return {
    division: divisionOf(form.division),
    words: asked?.field === 'isbn' ? asked.value : words.join(' '),
    asked,
    isWhole: filled.length === 1 && chosenFacets(values).length === 0,
  };
}
