import { type QueryFunctionContext, useQueries, useQuery } from '@tanstack/react-query';
import type { CodeCriterion, Criterion } from '@titlenet/catalogue/power-search/criterion';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { callOptionsOf, repeatedUntilReady } from '../../ui/api/search-not-ready.ts';
import { type Choices, type DependentCall, dependentCalls, formCalls, type Listed } from './list-calls.ts';

/** An option of a selector. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The lists of a form, for the choices made so far. */
export interface SearchLists {
  /** True once the form's own lists are loaded; lists of a choice may still be loading. */
  readonly isReady: boolean;
  readonly isError: boolean;
  retry(): void;
  /** The options of a lookup. */
  optionsOf(lookup: string): readonly Option[];
  /** False if the row's list is empty or the business group hides the row. */
  isShown(criterion: Criterion): boolean;
  /** True if the lookup is loaded for the current choices, so that values missing from it are outdated. */
  isSettled(lookup: string): boolean;
  /** Description of a code; undefined if the lists do not have it. */
  describe(lookup: string, code: string): string | undefined;
}

const none: readonly Option[] = [];
/** Imports and edits of user lists change lists, so an open form reloads them after this time. */
const STALE_TIME_MS = 5 * 60_000;
const optionsByList = new WeakMap<readonly Listed[], readonly Option[]>();

/** Caches options by list, so that an unchanged selector does not render again. */
function optionsFrom(list: readonly Listed[]): readonly Option[] {
  const cached = optionsByList.get(list) ?? list.map(({ code, description }) => ({ value: code, label: description }));
  optionsByList.set(list, cached);
  return cached;
}

const activeByList = new WeakMap<readonly Listed[], readonly Listed[]>();

/** The entries of a list that are active. */
function activeOf(list: readonly Listed[]): readonly Listed[] {
  const cached = activeByList.get(list) ?? list.filter(({ active }) => active !== false);
  activeByList.set(list, cached);
  return cached;
}

interface Dependency {
  readonly call: DependentCall;
  /** The criteria on whose choices the call depends. */
  readonly on: readonly string[];
  readonly lookups: readonly string[];
}

const isCode = (criterion: Criterion): criterion is CodeCriterion => criterion.kind === 'code';

/** The calls that depend on choices in a form, each with the lookups that it loads. */
function dependenciesOf(form: PowerSearchForm): Dependency[] {
  const byCall = new Map<DependentCall, { on: readonly string[]; lookups: string[] }>();
  const add = (call: DependentCall, on: readonly string[], lookup: string) => {
    const cached = byCall.get(call) ?? { on, lookups: [] };
    cached.lookups.push(lookup);
    byCall.set(call, cached);
  };
  for (const { lookup, refines, reloadsWith } of form.criteria.filter(isCode)) {
    if (refines) add(refines.call, [refines.criterion], lookup);
    if (reloadsWith) add(reloadsWith.call, reloadsWith.criteria, lookup);
  }
  return [...byCall].map(([call, rest]) => ({ call, ...rest }));
}

/** The codes chosen for these criteria. */
function choicesOf(names: readonly string[], values: PowerSearchValues): Choices {
  const chosen = names.map((name) => [name, String(values[name] ?? '')] as const);
  return Object.fromEntries(chosen.filter(([, code]) => code !== ''));
}

/** The checkbox that includes inactive entries of a lookup, if the form has one. */
function tickOf(form: PowerSearchForm, lookup: string): string | undefined {
  const listed = form.criteria.find((criterion) => isCode(criterion) && criterion.lookup === lookup);
  return form.criteria.find((tick) => tick.kind === 'flag' && tick.drives?.criterion === listed?.name)?.name;
}

/** The criteria whose choices load lists of others. */
export function drivingCriteria(form: PowerSearchForm): string[] {
  const driving = dependenciesOf(form).flatMap(({ on }) => on);
  const ticks = form.criteria.flatMap((criterion) =>
    criterion.kind === 'flag' && criterion.drives ? [criterion.name] : [],
  );
  return [...new Set([...driving, ...ticks])];
}

interface ListOptions {
  /** False if the page must not wait for the lists. */
  blocking?: boolean;
}

/** Loads the lists of a form: its own, and those that depend on choices in `values`. Other values are ignored. */
export function useSearchLists(
  form: PowerSearchForm,
  values: PowerSearchValues,
  { blocking = true }: ListOptions = {},
): SearchLists {
  const own = useQuery({
    queryKey: ['powerSearch', 'lists', form.name],
    queryFn: ({ signal }) => formCalls[form.source]({ signal, blocking }),
    staleTime: STALE_TIME_MS,
  });
  const dependencies = dependenciesOf(form);
  const loaded = useQueries({
    queries: dependencies.map(({ call, on, lookups }) => {
      const { load, isLoadedWithoutChoice } = dependentCalls[call];
      const choices = choicesOf(on, values);
      return {
        queryKey: ['powerSearch', 'lists', form.name, call, choices],
        queryFn: (context: QueryFunctionContext) => {
          const options = callOptionsOf(context);
          // Lists are grouped by their call, so each call has a list.
          return load(choices, lookups[0]!, { ...options, blocking: blocking && options.blocking });
        },
        ...repeatedUntilReady,
        enabled: isLoadedWithoutChoice || Object.keys(choices).length > 0,
        staleTime: STALE_TIME_MS,
      };
    }),
  });

  const resultOf = (lookup: string) => loaded[dependencies.findIndex(({ lookups }) => lookups.includes(lookup))];
  const listOf = (lookup: string) => resultOf(lookup)?.data?.lists[lookup] ?? own.data?.[lookup];
  const optionsOf = (lookup: string) => {
    const list = listOf(lookup);
    if (!list) return none;
    // 'All Imprints' includes inactive entries; lists without such a checkbox are always complete.
    const tick = tickOf(form, lookup);
    return optionsFrom(tick && values[tick] !== true ? activeOf(list) : list);
  };
  return {
    isReady: own.data !== undefined,
    isError: own.isError,
    retry: () => void own.refetch(),
    optionsOf,
    isShown(criterion) {
      const { visibleWhile } = criterion;
      if (!visibleWhile) return true;
      if (visibleWhile === 'hasOptions') return isCode(criterion) && optionsOf(criterion.lookup).length > 0;
      return loaded.every(({ data }) => data?.shows?.[visibleWhile] !== false);
    },
    isSettled: (lookup) => own.data !== undefined && resultOf(lookup)?.isFetching !== true,
    describe: (lookup, code) => listOf(lookup)?.find((item) => item.code === code)?.description,
  };
}
