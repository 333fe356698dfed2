import { ages } from '../rules/ages.ts';
import type { SearchAttributeName } from '../search-attributes.ts';
import type { CodeCriterion, Criterion, ReloadingCall } from './criterion.ts';
import { criterionOf, type PowerSearchForm } from './forms.ts';

/** Source of the options of a list: codes of an attribute, ages, years, lists of ISBNs. */
export type LookupSource =
  | { readonly codes: SearchAttributeName; readonly hasActiveFlag?: true }
  | { readonly ages: readonly string[] }
  | 'years'
  | 'userLists';

export interface Lookup {
  /** Its key in the response (PSTRADE-087, PSHQNA-67, PSHCCP-48). */
  readonly name: string;
  readonly source: LookupSource;
}

/** An option of a selector. */
export interface LookupItem {
  readonly code: string;
  readonly description: string;
}

function sourceOf({ searches, hasActiveFlag }: CodeCriterion): LookupSource {
  if ('number' in searches) return 'years';
  return { codes: searches.codes, ...(hasActiveFlag && { hasActiveFlag }) };
}

/** The lists that a form loads when it opens, without those that depend on another criterion's value. */
export function lookupsOf(form: PowerSearchForm): Lookup[] {
  return form.criteria.flatMap((criterion): Lookup[] => {
    if (criterion.kind === 'userList') return [{ name: criterion.lookup, source: 'userLists' }];
    if (criterion.kind === 'ages')
      return [
        { name: criterion.lowerLookup, source: { ages } },
        { name: criterion.upperLookup, source: { ages: criterion.upperAges } },
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

/** The attribute whose codes are the options of a list; undefined for other lists. */
export function listedAttribute({ source }: Lookup): SearchAttributeName | undefined {
  return typeof source === 'object' && 'codes' in source ? source.codes : undefined;
}

/** True if the options of a list have an `active` flag. */
export function hasActiveFlag({ source }: Lookup): boolean {
  return typeof source === 'object' && 'codes' in source && source.hasActiveFlag === true;
}

/** The criteria whose options a call replaces. */
export function reloadedBy(form: PowerSearchForm, call: ReloadingCall): CodeCriterion[] {
  return form.criteria.filter(
    (criterion): criterion is CodeCriterion => criterion.kind === 'code' && criterion.reloadsWith?.call === call,
  );
}

/** Criteria that are shown for some business groups only (PSTRADE-084, PSTRADE-085). */
const visibilityParents = {
  hasOptions: [],
  mmPromoKitVisible: ['businessGroup'],
  academicSubjectVisible: ['businessGroup'],
} as const;

function parentsOf({ refines, reloadsWith, visibleWhile = 'hasOptions' }: CodeCriterion): readonly string[] {
  // HCCP's lists are filtered by the titles themselves; BISAC codes are refined by their first letters.
  const reloading = reloadsWith && reloadsWith.call !== 'Dynamic' ? reloadsWith.criteria : [];
  const refining = refines?.call === 'Academics' ? [refines.criterion] : [];
  return [...reloading, ...refining, ...visibilityParents[visibleWhile]];
}

const codesOf = (criterion: Criterion | undefined): SearchAttributeName[] =>
  criterion?.kind === 'code' && 'codes' in criterion.searches ? [criterion.searches.codes] : [];

/**
 * The attributes whose lists depend on the chosen code of another attribute, by that attribute. The database stores the
 * combinations of their codes that titles have.
 */
export function dependentLists(
  forms: readonly PowerSearchForm[],
): ReadonlyMap<SearchAttributeName, readonly SearchAttributeName[]> {
  const lists = new Map<SearchAttributeName, Set<SearchAttributeName>>();
  for (const form of forms)
    for (const criterion of form.criteria)
      if (criterion.kind === 'code')
        for (const parent of parentsOf(criterion).flatMap((name) => codesOf(criterionOf(form, name))))
          lists.set(parent, new Set([...(lists.get(parent) ?? []), ...codesOf(criterion)]));
  return new Map([...lists].map(([parent, names]) => [parent, [...names]]));
}
