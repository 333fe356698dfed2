import { byName } from '../by-name.ts';
import {
  hccpTextScopes,
  matchModes,
  matchModesOffered,
  operators,
  operatorsOffered,
  textScopes,
} from '../enumerations.ts';

/** Long texts of a title that can be searched for words (G-162), with their numbers in the text index. */
export const longTexts = { retailerDescription: 2, backCoverCopy: 3, offPageKeywords: 4, childrenKeywords: 5 } as const;

/** Effect of a switch's option on the search, the same for all forms. */
export type Match = 'startsWith' | 'contains' | 'exact' | 'equal' | 'notEqual' | 'moreOrEqual' | 'lessOrEqual';

export interface SwitchOption {
  readonly number: number;
  readonly label: string;
  readonly match?: Match;
  /** Of a text scope: the numbers of the searched long texts. */
  readonly scopes?: readonly number[];
}

/** Switch of a value: its wire field and its options in display order; the first one is the default. */
export interface SwitchDefinition<Name extends string = string> {
  readonly name: Name;
  readonly options: readonly SwitchOption[];
}

const matchOfMode = {
  Contains: 'contains',
  StartsWith: 'startsWith',
  ExactMatch: 'exact',
  Equal: 'equal',
  NotEqual: 'notEqual',
  MoreOrEqual: 'moreOrEqual',
  LessOrEqual: 'lessOrEqual',
} as const satisfies Record<string, Match>;

/** A switch of trade and HQNA: operators (G-62). */
export function operatorSwitch<Name extends string>(
  name: Name,
  kind: keyof typeof operatorsOffered,
): SwitchDefinition<Name> {
  const options = operatorsOffered[kind].map((offered): SwitchOption => {
    const { number, label } = byName(operators, offered);
    return { number, label, match: offered };
  });
  return { name, options };
}

/** A switch of HCCP: the match enumeration (G-62). */
export function matchModeSwitch<Name extends string>(
  name: Name,
  kind: keyof typeof matchModesOffered,
): SwitchDefinition<Name> {
  const options = matchModesOffered[kind].map((offered): SwitchOption => {
    const { number, label } = byName(matchModes, offered);
    return { number, label, match: matchOfMode[offered] };
  });
  return { name, options };
}

/** The long texts of a scope, by its label, because both enumerations have different numbers. */
const textsOfScope: Readonly<Record<string, readonly number[]>> = {
  All: [longTexts.retailerDescription, longTexts.backCoverCopy, longTexts.offPageKeywords],
  'Retailer Description': [longTexts.retailerDescription],
  Retailer: [longTexts.retailerDescription],
  'Back Cover Copy': [longTexts.backCoverCopy],
  'Off-page keywords': [longTexts.offPageKeywords],
  OffPage: [longTexts.offPageKeywords],
};

const withTexts = (scope: { number: number; label: string }): SwitchOption => ({
  ...scope,
  // The table has the label of each scope.
  scopes: textsOfScope[scope.label]!,
});

/** Scopes of online metadata, for trade and HQNA. */
export const scopeSwitch = <Name extends string>(name: Name): SwitchDefinition<Name> => ({
  name,
  options: textScopes.map(withTexts),
});

/** The same for HCCP, which uses other numbers (PSCOM-45). */
export const hccpScopeSwitch = <Name extends string>(name: Name): SwitchDefinition<Name> => ({
  name,
  options: hccpTextScopes.map(withTexts),
});
