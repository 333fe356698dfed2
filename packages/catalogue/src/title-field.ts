import type { FieldType } from './field.ts';
import type { SectionEntry } from './sheet/section.ts';
import { type StoredSheet, storedSections } from './sheet/sections.ts';
import { storedOnlyFields } from './stored-only-fields.ts';
import { type TitleBar, titleBarFields } from './title-bar.ts';

type BarPath = `bar.${keyof TitleBar & string}`;
type SheetPath = {
  [S in keyof StoredSheet & string]: `${S}.${Exclude<keyof StoredSheet[S] & string, 'hasNoData'>}`;
}[keyof StoredSheet & string];
type LabelledField = Extract<(typeof storedOnlyFields)[number], { label: string }>;

/** A field of the title bar or of a section of the sheet: 'bar.price', 'editorial.keynote'. */
export type SheetFieldPath = BarPath | SheetPath;

/** A field of a title that has a label: one of the sheet, or a stored one that searches, lists or results show. */
export type TitleFieldPath = SheetFieldPath | `stored.${LabelledField['name']}`;

/** What other definitions take from a field: lists of rows have no type. */
interface TitleField {
  readonly label: string;
  readonly type?: FieldType;
}

const entriesByPath: readonly [path: string, entry: SectionEntry][] = storedSections.flatMap(({ name, entries }) =>
  entries.map((entry): [string, SectionEntry] => [`${name}.${entry.name}`, entry]),
);

const fields: ReadonlyMap<string, TitleField> = new Map<string, TitleField>([
  ...titleBarFields.map((field): [string, TitleField] => [`bar.${field.name}`, field]),
  ...entriesByPath,
  ...storedOnlyFields.flatMap((field): [string, TitleField][] =>
    'label' in field ? [[`stored.${field.name}`, field]] : [],
  ),
]);

/**
 * Returns the definition of a field, from which result columns, criteria, lists and reports take its label (and result
 * columns its type), unless the requirements give another one. Home and the quick search state their own
 * few labels, because the definitions of all fields would be a tenth more script before the first screen.
 *
 * @throws RangeError for a path that has no label
 */
export function titleField(path: TitleFieldPath): TitleField {
  const field = fields.get(path);
  if (!field) throw new RangeError(`No field ${JSON.stringify(path)}`);
  return field;
}

/** The parts of a title in which fields are. */
interface TitleParts {
  readonly bar: object;
  readonly sheet: object;
  readonly stored?: object;
}

/** @returns a function that reads the value of a field; undefined if the title does not have it */
export function fieldReader(path: TitleFieldPath): (title: TitleParts) => unknown {
  const [part = '', name = ''] = path.split('.');
  const membersOf = ({ bar, stored, sheet }: TitleParts): object | undefined => {
    if (part === 'bar') return bar;
    return part === 'stored' ? stored : Reflect.get(sheet, part);
  };
  return (title) => {
    const members = membersOf(title);
    return members && Reflect.get(members, name);
  };
}

/** @returns the label of a field: 'Keynote' */
export const fieldLabel = (path: TitleFieldPath): string => titleField(path).label;
