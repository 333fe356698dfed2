import type { SearchAttributeName } from '../search-attributes.ts';
import type { DateName, NumberName } from '../search-ranges.ts';
import type { SwitchDefinition } from './switches.ts';

/**
 * The criteria of a power search form: one `Criterion` per form row, from which the control, the address,
 * the request's schema, the chip, the validation and the SQL are made.
 *
 * How to use it: `powerSearchForms.HQNA.criteria` is the list in the order of the form; render by `kind`, look options
 * up under `lookup` in the form's criteria lists, keep the values in one record by the names of wire fields
 * (`wireFieldsOf(criterion)`), write it with `writeAddress` and read it with `readAddress` (address.ts), check it with
 * `problemOf` (validation.ts), clear it with `clearedValues` and say it with `chipsOf` (chips.ts).
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

/** All kinds of input that a form may have (PSCOM-40). */
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
  { name: 'bible', label: 'Bible' },
  { name: 'childrens', label: "Children's" },
] as const;
export type CriterionGroup = (typeof criterionGroups)[number]['name'];

/** A rule that ties one criterion to another. */
export interface Need {
  readonly criterion: string;
  /** The text of the dialog, exactly as required (PSTRADE-062 to PSTRADE-064, PSHQNA-44). */
  readonly dialog: string;
  /** The add-more-criteria line shows as well when the dialog is closed. */
  readonly warnsAfter: boolean;
}

interface Row {
  /** Unique in its form: the wire field of the value, of the start of a range, of the text. */
  readonly name: string;
  readonly label: string;
  readonly group: CriterionGroup;
  /** Stands in the row of the criterion of this name, behind it. */
  readonly inRowOf?: string;
  /** It does not count as a criterion: a search needs another one (PSTRADE-056, PSHQNA-43). */
  readonly isNoCriterion?: true;
  /** Another criterion that must also have a value, with the message shown otherwise (PSTRADE-062, PSHQNA-44). */
  readonly needs?: Need;
  /** The row shows only while this holds (PSTRADE-084, PSTRADE-085, PSHCCP-11). */
  readonly visibleWhile?: 'hasOptions' | 'mmPromoKitVisible' | 'academicSubjectVisible';
}

/** A text with the way in which it is matched. */
export interface TextCriterion extends Row {
  readonly kind: 'text';
  readonly input: 'text';
  /** Without one the text is matched from its start. */
  readonly switch?: SwitchDefinition;
  /** A column of the title, or the names of an attribute. */
  readonly searches: 'title' | 'author' | 'isbn' | 'childrenKeywords' | { readonly names: SearchAttributeName };
  /** The call that suggests values (GET …/PowerSearch/{autocomplete}/{typed}). */
  readonly autocomplete?: 'Titles' | 'Authors' | 'ConnectedSeries';
  /** What may be typed: digits, at most 13; HCCP also takes a final X (G-73). */
  readonly accepts?: 'digits' | 'isbn';
  /** Must have the form of an ISBN, whole or its beginning, to be searched (G-73). */
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
  /** Where the options stand in the answer of the form's criteria lists, or of the call that it depends on. */
  readonly lookup: string;
  readonly switch?: SwitchDefinition;
  readonly searches: { readonly codes: SearchAttributeName } | { readonly number: NumberName };
  /** Options that another criterion's choice loads; without a choice there are none. */
  readonly refines?: { readonly criterion: string; readonly call: RefiningCall };
  /** Options that the choices of other criteria replace; without one they are the form's. */
  readonly reloadsWith?: { readonly criteria: readonly string[]; readonly call: ReloadingCall };
  /** Initial value, also after Clear All (PSCOM-26, PSCOM-27). */
  readonly defaultCode?: string;
  /** Its options have an `active` flag (PSHQNA-65, PSHQNA-66). */
  readonly hasActiveFlag?: true;
  /** A wire field that carries the descriptions of the chosen codes, for display and restoring only (G-66). */
  readonly descriptionsField?: string;
}

/** GET …/Bisac/{id}, …/Bisac/{id}/Hqna, …/Hccp/BisacSubcategories/{id}, …/Academics/{id}. */
export type RefiningCall = 'Bisac' | 'BisacHqna' | 'BisacSubcategories' | 'Academics';
/** GET …/BusinessGroup, …/Format/{formatType}/Hqna, …/HCCP/Dynamic. */
export type ReloadingCall = 'BusinessGroup' | 'FormatHqna' | 'Dynamic';

/** Two days, both inclusive, each optional: epoch seconds of 00:00 UTC (G-71). */
export interface DateRangeCriterion extends Row {
  readonly kind: 'dateRange';
  readonly input: 'date';
  readonly start: string;
  readonly end: string;
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

/** A tick. `searches` is the attribute whose code 'Y' a title then has; none where the tick only drives the form. */
export interface FlagCriterion extends Row {
  readonly kind: 'flag';
  readonly input: 'checkbox' | 'checkboxWithLabel';
  readonly searches?: SearchAttributeName;
  /** What the tick does to the form: lists inactive imprints too. */
  readonly drives?: { readonly criterion: string; readonly effect: 'showInactive' };
}

/** Words looked for in the long texts of a scope (G-162). */
export interface LongTextCriterion extends Row {
  readonly kind: 'longText';
  readonly input: 'text';
  /** Where to look; its options are text scopes. */
  readonly switch: SwitchDefinition;
  /** The scope has a row of its own, with the same label, above the text's (G-69). */
  readonly hasScopeRow?: true;
}

/** Lists of ISBNs, by id (G-80). */
export interface UserListCriterion extends Row {
  readonly kind: 'userList';
  readonly input: 'multiSelector';
  readonly lookup: string;
}

/** A selector that fills another criterion and has no wire field of its own (G-78). */
export interface FillingCriterion extends Row {
  readonly kind: 'filling';
  readonly input: 'selector';
  readonly lookup: string;
  readonly fills: string;
  /** The switch that the filled criterion then has. */
  readonly withSwitch: number;
}
