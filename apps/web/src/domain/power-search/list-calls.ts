import type { SearchSource } from '@titlenet/catalogue/enumerations';
import type { RefiningCall, ReloadingCall } from '@titlenet/catalogue/power-search/criterion';
import {
  type ActiveItem,
  getBusinessGroupLookups,
  getDynamicLists,
  getHarperCollinsLookups,
  getHccpLookups,
  getHqnaLookups,
  type LookupItem,
  narrowDynamicLists,
} from '@titlenet/contract/power-search/lookup-lists';
import {
  getAcademicRefinements,
  getBisacRefinements,
  getBisacSubcategories,
  getHqnaBisacRefinements,
  getHqnaFormats,
} from '@titlenet/contract/power-search/refinements';
import { type CallOptions, callApi } from '../../ui/api/call-api.ts';

/** An entry of a list; `active` if the list has that flag. */
export type Listed = LookupItem & Partial<Pick<ActiveItem, 'active'>>;
/** Lists by lookup name. */
export type Lists = Readonly<Record<string, readonly Listed[]>>;

/** Loads the lists of a form. */
export const formCalls: Record<SearchSource, (options: CallOptions) => Promise<Lists>> = {
  HarperCollins: (options) => callApi(getHarperCollinsLookups, undefined, options),
  Hqna: (options) => callApi(getHqnaLookups, undefined, options),
  Hccp: (options) => callApi(getHccpLookups, undefined, options),
};

export type DependentCall = RefiningCall | ReloadingCall;

/** Lists loaded for a choice, and which rows it shows. */
export interface DependentLists {
  readonly lists: Lists;
  readonly shows?: Readonly<Record<'mmPromoKitVisible' | 'academicSubjectVisible', boolean>>;
}

/** Chosen code by criterion; criteria without a choice are absent. */
export type Choices = Readonly<Record<string, string>>;

interface Dependent {
  /** True if the list is also loaded without a choice: all format types, or the whole division. */
  readonly isLoadedWithoutChoice?: true;
  /** @param lookup name of the list, for calls that return a single list */
  load(choices: Choices, lookup: string, options: CallOptions): Promise<DependentLists>;
}

const singleChoice = (choices: Choices) => Object.values(choices)[0] ?? '';
const singleList = async (lookup: string, list: Promise<readonly Listed[]>) => ({ lists: { [lookup]: await list } });

/** The calls that load lists for the choices in a form [PSCOM-38]. */
export const dependentCalls: Record<DependentCall, Dependent> = {
  Bisac: {
    load: (choices, lookup, options) =>
      singleList(lookup, callApi(getBisacRefinements, { params: { id: singleChoice(choices) } }, options)),
  },
  BisacHqna: {
    load: (choices, lookup, options) =>
      singleList(lookup, callApi(getHqnaBisacRefinements, { params: { id: singleChoice(choices) } }, options)),
  },
  BisacSubcategories: {
    load: (choices, lookup, options) =>
      singleList(lookup, callApi(getBisacSubcategories, { params: { id: singleChoice(choices) } }, options)),
  },
  Academics: {
    load: (choices, lookup, options) =>
      singleList(lookup, callApi(getAcademicRefinements, { params: { id: singleChoice(choices) } }, options)),
  },
  FormatHqna: {
    isLoadedWithoutChoice: true,
    load: (choices, lookup, options) =>
      singleList(lookup, callApi(getHqnaFormats, { params: { formatType: singleChoice(choices) || 'null' } }, options)),
  },
  BusinessGroup: {
    async load(choices, _, options) {
      const query = { businessGroup: singleChoice(choices) };
      const { mmPromoKitVisible, academicSubjectVisible, ...lists } = await callApi(
        getBusinessGroupLookups,
        { query },
        options,
      );
      return { lists, shows: { mmPromoKitVisible, academicSubjectVisible } };
    },
  },
  Dynamic: {
    isLoadedWithoutChoice: true,
    async load(choices, _, options) {
      const isChosen = Object.keys(choices).length > 0;
      return {
        lists: isChosen
          ? await callApi(narrowDynamicLists, { body: choices }, options)
          : await callApi(getDynamicLists, { query: {} }, options),
      };
    },
  },
};
