import { MAX_NUMERIC_TEXT_LENGTH } from '../constants.ts';
import type { SearchAttributeName } from '../search-attributes.ts';
import type {
  AgesCriterion,
  CodeCriterion,
  Criterion,
  CriterionGroup,
  DateRangeCriterion,
  FillingCriterion,
  FlagCriterion,
  LongTextCriterion,
  NumberCriterion,
  TextCriterion,
  UserListCriterion,
} from './criterion.ts';

type Grouped = 'name' | 'label' | 'group';
/** A criterion without its group, which the table adds. */
export type Ungrouped<C extends Criterion = Criterion> = C extends Criterion ? Omit<C, 'group'> : never;
type Rest<C extends Criterion, Given extends string> = Omit<C, Grouped | 'kind' | Given>;

/** The rows of one group of a form. */
export function inGroup(group: CriterionGroup, rows: readonly Ungrouped[]): Criterion[] {
  return rows.map((row) => ({ ...row, group }) as Criterion);
}

export function text(name: string, label: string, rest: Rest<TextCriterion, 'input'>): Ungrouped<TextCriterion> {
  return { kind: 'text', input: 'text', name, label, ...rest };
}

/** A typed number. Without a scale or another pattern, the text is used unchanged. */
export function number(
  name: string,
  label: string,
  rest: Pick<NumberCriterion, 'switch' | 'searches'> & Partial<NumberCriterion>,
): Ungrouped<NumberCriterion> {
  const usual = { scale: 1, pattern: 'numeric', maximumLength: MAX_NUMERIC_TEXT_LENGTH } as const;
  return { kind: 'number', input: 'input', name, label, ...usual, ...rest };
}

type Choice = Rest<CodeCriterion, 'input' | 'searches'> & {
  readonly codes?: SearchAttributeName;
  readonly searches?: CodeCriterion['searches'];
};

function choice(
  input: CodeCriterion['input'],
  name: string,
  label: string,
  { codes, searches, ...rest }: Choice,
): Ungrouped<CodeCriterion> {
  if (!codes && !searches) throw new TypeError(`${name} searches nothing`);
  return { kind: 'code', input, name, label, searches: searches ?? { codes: codes! }, ...rest };
}

/** One value of a list; `codes` is the searched attribute. */
export const selector = (name: string, label: string, rest: Choice) => choice('selector', name, label, rest);
/** Any values of a list. */
export const multiSelector = (name: string, label: string, rest: Choice) => choice('multiSelector', name, label, rest);
/** Any values of a list, with a checkbox for all and a filter of the options. */
export const complexSelector = (name: string, label: string, rest: Choice) =>
  choice('complexSelector', name, label, rest);

export function dateRange(
  [start, end]: readonly [start: string, end: string],
  label: string,
  searches: DateRangeCriterion['searches'],
): Ungrouped<DateRangeCriterion> {
  return { kind: 'dateRange', input: 'date', name: start, label, start, end, searches };
}

/** 'Ages', from and to; both forms have the same lower ages (G-70). */
export function agesFromTo(
  [start, end]: readonly [start: string, end: string],
  upperAges: readonly string[],
): Ungrouped<AgesCriterion> {
  const lookups = { lowerLookup: 'agesLower', upperLookup: 'agesUpper' };
  return { kind: 'ages', input: 'selector', name: start, label: 'Ages', start, end, ...lookups, upperAges };
}

export function flag(
  name: string,
  label: string,
  rest: Rest<FlagCriterion, 'input'> & Partial<Pick<FlagCriterion, 'input'>>,
): Ungrouped<FlagCriterion> {
  return { kind: 'flag', input: 'checkboxWithLabel', name, label, ...rest };
}

/** 'Online Metadata'. */
export function onlineMetadata(
  name: string,
  rest: Pick<LongTextCriterion, 'switch' | 'hasScopeRow'>,
): Ungrouped<LongTextCriterion> {
  return { kind: 'longText', input: 'text', name, label: 'Online Metadata', ...rest };
}

/** 'User List', the same on all forms. */
export const userLists: Ungrouped<UserListCriterion> = {
  kind: 'userList',
  input: 'multiSelector',
  name: 'listManagerLists',
  label: 'User List',
  lookup: 'listManagerLists',
};

export function filling(
  name: string,
  label: string,
  rest: Rest<FillingCriterion, 'input'>,
): Ungrouped<FillingCriterion> {
  return { kind: 'filling', input: 'selector', name, label, ...rest };
}
