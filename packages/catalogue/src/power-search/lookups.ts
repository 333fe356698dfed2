import type { SearchAttributeName } from '../search-attributes.ts';
import type { CodeCriterion, ReloadingCall } from './criterion.ts';
import { criterionOf, type PowerSearchForm } from './forms.ts';

/** Where the options of a list come from: codes of an attribute, years, ages (ages.ts), lists of ISBNs. */
export type LookupSource =
  | { readonly codes: SearchAttributeName; readonly hasActiveFlag?: true }
  | 'years'
  | 'lowerAges'
  | 'upperAges'
  | 'userLists';

export interface Lookup {
  /** Its key in the answer, to the letter of CS §3. */
  readonly name: string;
  readonly source: LookupSource;
}

/** An option of a selector, as all lists carry it. */
export interface LookupItem {
  readonly code: string;
  readonly description: string;
}

function sourceOf({ searches, hasActiveFlag }: CodeCriterion): LookupSource {
  if ('number' in searches) return 'years';
  return { codes: searches.codes, ...(hasActiveFlag && { hasActiveFlag }) };
}

/** The lists that a form opens with: those that no other criterion's choice has to load first (CS §3). */
export function lookupsOf(form: PowerSearchForm): Lookup[] {
  return form.criteria.flatMap((criterion): Lookup[] => {
    if (criterion.kind === 'userList') return [{ name: criterion.lookup, source: 'userLists' }];
    if (criterion.kind === 'ages')
      return [
        { name: criterion.lowerLookup, source: 'lowerAges' },
        { name: criterion.upperLookup, source: 'upperAges' },
      ];
    if (criterion.kind === 'filling') {
      const filled = criterionOf(form, criterion.fills);
      if (filled?.kind !== 'text' || typeof filled.searches === 'string') return [];
      return [{ name: criterion.lookup, source: { codes: filled.searches.names } }];
    }
    if (criterion.kind !== 'code' || criterion.refines || criterion.reloadsWith?.call === 'Dynamic') return [];
    return [{ name: criterion.lookup, source: sourceOf(criterion) }];
  });
}

/** The criteria whose options a call replaces. */
export function reloadedBy(form: PowerSearchForm, call: ReloadingCall): CodeCriterion[] {
  return form.criteria.filter(
    (criterion): criterion is CodeCriterion => criterion.kind === 'code' && criterion.reloadsWith?.call === call,
  );
}
