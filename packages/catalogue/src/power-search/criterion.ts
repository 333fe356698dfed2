import type { SearchAttributeName } from '../search-attributes.ts';
import type { DateName, NumberName } from '../search-ranges.ts';
import type { SwitchDefinition } from './switches.ts';

/**
 * The criteria of a power search form: one `Criterion` per form row. The control, the address, the request's schema,
 * the chip, the validation and the SQL are derived from it.
 *
 * Usage: `powerSearchForms.HQNA.criteria` is the list in the order of the form. Each criterion is rendered by its
 * `kind`; its options are under `lookup` in the form's criteria lists. The values of a form are one record by wire
 * field names (`wireFieldsOf(criterion)`), written by `writeAddress` and read by `readAddress` (address.ts), validated
 * by `problemOf` (validation.ts), reset by `clearedValues` and described by `chipsOf` (chips.ts).
 */
export type Criterion =
  | TextCriterion
  | NumberCriterion
  | CodeCriterion
  | DateRangeCriterion
  | AgesCriterion
  | FlagCriterion
  | LongTextCriterion
  | UserListCriterion
  | FillingCriterion;

/** Kinds of inputs of the forms (PSCOM-40). */
export const inputKinds = [
  'text',
  'input',
  'checkbox',
  'checkboxWithLabel',
  'date',
  'selector',
  'multiSelector',
  'complexSelector',
] as const;

/** The fieldsets of the forms, in their order. */
export const criterionGroups = [
  { name: 'titleAndPeople', label: 'Title & people' },
  { name: 'classification', label: 'Classification' },
  { name: 'editorial', label: 'Editorial' },
  { name: 'marketingAndAwards', label: 'Marketing & awards' },
  { name: 'datesAndSeason', label: 'Dates & season' },
  { name: 'priceAndSales', label: 'Price & sales' },
  { name: 'territory', label: 'Territory' },
  { name: 'supply', label: 'Edition & supply' },
  { name: 'bible', label: 'Bible' },
  { name: 'childrens', label: "Children's" },
] as const;
export type CriterionGroup = (typeof criterionGroups)[number]['name'];

/** A validation rule between two criteria. */
export interface Need {
  readonly criterion: string;
  /** The text of the dialog, exactly as required (PSTRADE-062 to PSTRADE-064, PSHQNA-44). */
  readonly dialog: string;
  /** True if the add-more-criteria line is shown when the dialog is closed. */
  readonly warnsAfter: boolean;
}

interface Row {
  /** Unique in its form: the wire field of the value, of the start of a range, of the text. */
  readonly name: string;
  readonly label: string;
  readonly group: CriterionGroup;
  /** Name of the criterion after which it is shown in the same row. */
  readonly inRowOf?: string;
  /** True if a search with this criterion needs another one (PSTRADE-056, PSHQNA-43). */
  readonly isNoCriterion?: true;
  /** Another criterion that must also have a value, with the message shown otherwise (PSTRADE-062, PSHQNA-44). */
  readonly needs?: Need;
  /** Every title has a value, or a blank one means nothing: no *is blank* (`blanks.ts`). */
  readonly isNeverBlank?: true;
  /** Condition under which the row is shown (PSTRADE-084, PSTRADE-085, PSHCCP-11). */
  readonly visibleWhile?: 'hasOptions' | 'mmPromoKitVisible' | 'academicSubjectVisible';
}

/** A text with its match mode. */
export interface TextCriterion extends Row {
  readonly kind: 'text';
  readonly input: 'text';
  /** Without a switch the text is matched as a prefix. */
  readonly switch?: SwitchDefinition;
  /** A column of the title, or the names of an attribute. */
  readonly searches:
    | 'title'
    | 'author'
    | 'people'
    | 'furtherPeople'
    | 'isbn'
    | 'childrenKeywords'
    | { readonly names: SearchAttributeName };
  /** The call that suggests values (GET …/PowerSearch/{autocomplete}/{typed}). */
  readonly autocomplete?: 'Titles' | 'Authors' | 'ConnectedSeries';
  /** Allowed characters: digits, at most 13; for HCCP also a final X (G-73). */
  readonly accepts?: 'digits' | 'isbn';
  /** True if the text must be an ISBN or the beginning of one (G-73). */
  readonly isIsbnChecked?: true;
}

export interface NumberCriterion extends Row {
  readonly kind: 'number';
  readonly input: 'input';
  readonly switch: SwitchDefinition;
  readonly searches: NumberName;
  /** Multiplier of the typed number: 1,000 in rows labelled '(1000s)'. */
  readonly scale: 1 | 1000;
  /** G-72, and G-74 for HCCP's prices. */
  readonly pattern: 'numeric' | 'price';
  /** Maximum input length in characters (PSCOM-35, PSHCCP-21). */
  readonly maximumLength: number;
}

/** One code of a list, or several. */
export interface CodeCriterion extends Row {
  readonly kind: 'code';
  readonly input: 'selector' | 'multiSelector' | 'complexSelector';
  /** Key of the options in the response of the form's criteria lists, or of the call on which they depend. */
  readonly lookup: string;
  readonly switch?: SwitchDefinition;
  readonly searches: { readonly codes: SearchAttributeName } | { readonly number: NumberName };
  /** Options that depend on another criterion's value; without a value there are none. */
  readonly refines?: { readonly criterion: string; readonly call: RefiningCall };
  /** Options that are replaced depending on other criteria; without their values they are the form's. */
  readonly reloadsWith?: { readonly criteria: readonly string[]; readonly call: ReloadingCall };
  /** Initial value, also after Clear All (PSCOM-26, PSCOM-27). */
  readonly defaultCode?: string;
  /** Its options have an `active` flag (PSHQNA-65, PSHQNA-66). */
  readonly hasActiveFlag?: true;
  /** Wire field with the descriptions of the chosen codes, for display and restoring only (G-66). */
  readonly descriptionsField?: string;
}

/** GET …/Bisac/{id}, …/Bisac/{id}/Hqna, …/Hccp/BisacSubcategories/{id}, …/Academics/{id}. */
export type RefiningCall = 'Bisac' | 'BisacHqna' | 'BisacSubcategories' | 'Academics';
/** GET …/BusinessGroup, …/Format/{formatType}/Hqna, …/HCCP/Dynamic. */
export type ReloadingCall = 'BusinessGroup' | 'FormatHqna' | 'Dynamic';

/** Two days, both inclusive, each optional: epoch seconds of 00:00 UTC (G-71); or a period (`periods.ts`). */
export interface DateRangeCriterion extends Row {
  readonly kind: 'dateRange';
  readonly input: 'date';
  readonly start: string;
  readonly end: string;
  /** Wire field of the period, which is resolved to two days when the search runs (G-386). */
  readonly period: string;
  readonly searches: DateName;
}

/** Ages from and to (ages.ts): the lower list drives the upper one (PSCOM-49 to PSCOM-53). */
export interface AgesCriterion extends Row {
  readonly kind: 'ages';
  readonly input: 'selector';
  readonly start: string;
  readonly end: string;
  readonly lowerLookup: string;
  readonly upperLookup: string;
  /** The whole upper list, before a lower age limits it. */
  readonly upperAges: readonly string[];
}

/** A checkbox. `searches` is the attribute for one of whose codes it searches; absent if it only changes the form. */
export interface FlagCriterion extends Row {
  readonly kind: 'flag';
  readonly input: 'checkbox' | 'checkboxWithLabel';
  readonly searches?: SearchAttributeName;
  /** 'Y' by default. */
  readonly codes?: readonly string[];
  /** Effect on the form: inactive imprints are listed too. */
  readonly drives?: { readonly criterion: string; readonly effect: 'showInactive' };
}

/** Words to search for in the long texts of a scope (G-162). */
export interface LongTextCriterion extends Row {
  readonly kind: 'longText';
  readonly input: 'text';
  /** Switch whose options are text scopes. */
  readonly switch: SwitchDefinition;
  /** True if the scope has a separate row with the same label above the text's (G-69). */
  readonly hasScopeRow?: true;
}

/** Lists of ISBNs, by id (G-80). */
export interface UserListCriterion extends Row {
  readonly kind: 'userList';
  readonly input: 'multiSelector';
  readonly lookup: string;
}

/** A selector that sets another criterion and has no wire field (G-78). */
export interface FillingCriterion extends Row {
  readonly kind: 'filling';
  readonly input: 'selector';
  readonly lookup: string;
  readonly fills: string;
  /** Value of the switch of the other criterion. */
  readonly withSwitch: number;
}
