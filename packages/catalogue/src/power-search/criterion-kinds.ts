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
import type { SwitchDefinition } from './switches.ts';

type Grouped = 'name' | 'label' | 'group';
/** A criterion without its group, which the table adds. */
export type Ungrouped<C extends Criterion = Criterion> = C extends Criterion ? Omit<C, 'group'> : never;
type Rest<C extends Criterion, Given extends string> = Omit<C, Grouped | 'kind' | 'switch' | Given>;

/** Names of wire fields stay literal types, from which the types of values are inferred (`form-values.ts`). */
type Named<C extends Criterion, Name extends string> = Ungrouped<C> & { readonly name: Name };
interface Switched<Switch extends string> {
  readonly switch: SwitchDefinition<Switch>;
}

/**
 * The rows of one group of a form. The type of a row is not required here: it would be a source of inference for the
 * names, which would no longer be literal. The forms require `Criterion`.
 */
export function inGroup<const Rows extends readonly object[]>(
  group: CriterionGroup,
  rows: Rows,
): (Rows[number] & { readonly group: CriterionGroup })[] {
  return rows.map((row) => ({ ...row, group }));
}

export function text<Name extends string, Switch extends string = never>(
  name: Name,
  label: string,
  rest: Rest<TextCriterion, 'input'> & Partial<Switched<Switch>>,
): Named<TextCriterion, Name> & Partial<Switched<Switch>> {
  return { kind: 'text', input: 'text', name, label, ...rest };
}

/** A typed number. Without a scale or another pattern, the text is used unchanged. */
export function number<Name extends string, Switch extends string>(
  name: Name,
  label: string,
  rest: Pick<NumberCriterion, 'searches'> & Partial<Rest<NumberCriterion, 'input'>> & Switched<Switch>,
): Named<NumberCriterion, Name> & Switched<Switch> {
  const usual = { scale: 1, pattern: 'numeric', maximumLength: MAX_NUMERIC_TEXT_LENGTH } as const;
  return { kind: 'number', input: 'input', name, label, ...usual, ...rest };
}

interface Described<Field extends string> {
  readonly descriptionsField?: Field;
}
type Choice<Switch extends string, Field extends string> = Rest<
  CodeCriterion,
  'input' | 'searches' | 'descriptionsField'
> & {
  readonly codes?: SearchAttributeName;
  readonly searches?: CodeCriterion['searches'];
} & Partial<Switched<Switch>> &
  Described<Field>;

/** Makes the function for one of the three inputs of codes. */
const choiceOf =
  <Input extends CodeCriterion['input']>(input: Input) =>
  <Name extends string, Switch extends string = never, Field extends string = never>(
    name: Name,
    label: string,
    { codes, searches, ...rest }: Choice<Switch, Field>,
  ): Named<CodeCriterion, Name> & { readonly input: Input } & Partial<Switched<Switch>> & Described<Field> => {
    const searched = searches ?? (codes && { codes });
    if (!searched) throw new TypeError(`${name} searches nothing`);
    return { kind: 'code', input, name, label, searches: searched, ...rest };
  };

/** One value of a list; `codes` is the searched attribute. */
export const selector = choiceOf('selector');
/** Any values of a list. */
export const multiSelector = choiceOf('multiSelector');
/** Any values of a list, with a checkbox for all and a filter of the options. */
export const complexSelector = choiceOf('complexSelector');

export function dateRange<Start extends string, End extends string, Period extends string>(
  [start, end, period]: readonly [start: Start, end: End, period: Period],
  label: string,
  searches: DateRangeCriterion['searches'],
): Named<DateRangeCriterion, Start> & { readonly start: Start; readonly end: End; readonly period: Period } {
  return { kind: 'dateRange', input: 'date', name: start, label, start, end, period, searches };
}

/** 'Ages', from and to; both forms have the same lower ages (G-70). */
export function agesFromTo<Start extends string, End extends string>(
  [start, end]: readonly [start: Start, end: End],
  upperAges: readonly string[],
): Named<AgesCriterion, Start> & { readonly start: Start; readonly end: End } {
  const lookups = { lowerLookup: 'agesLower', upperLookup: 'agesUpper' };
  return { kind: 'ages', input: 'selector', name: start, label: 'Ages', start, end, ...lookups, upperAges };
}

export function flag<Name extends string>(
  name: Name,
  label: string,
  rest: Rest<FlagCriterion, 'input'> & Partial<Pick<FlagCriterion, 'input'>>,
): Named<FlagCriterion, Name> {
  return { kind: 'flag', input: 'checkboxWithLabel', name, label, ...rest };
}

/** 'Online Metadata'. */
export function onlineMetadata<Name extends string, Switch extends string>(
  name: Name,
  rest: Pick<LongTextCriterion, 'hasScopeRow'> & Switched<Switch>,
): Named<LongTextCriterion, Name> & Switched<Switch> {
  return { kind: 'longText', input: 'text', name, label: 'Online Metadata', ...rest };
}

/** 'User List', the same on all forms. */
export const userLists = {
  kind: 'userList',
  input: 'multiSelector',
  name: 'listManagerLists',
  label: 'User List',
  lookup: 'listManagerLists',
} as const satisfies Ungrouped<UserListCriterion>;

/** Tags of the company's team (G-582). */
export const teamTags = selector('tag', 'Tag', { lookup: 'tags', codes: 'tag' });

export function filling<Name extends string>(
  name: Name,
  label: string,
  rest: Rest<FillingCriterion, 'input'>,
): Named<FillingCriterion, Name> {
  return { kind: 'filling', input: 'selector', name, label, ...rest };
}
