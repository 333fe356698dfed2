import type { FieldType } from '../field.ts';
import { sentAttributes, type TitleCodes } from '../search-attributes.ts';
import { storedSections } from '../sheet/sections.ts';
import { storedOnlyFields } from '../stored-only-fields.ts';
import { titleBarFields } from '../title-bar.ts';

interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly isAddress?: true;
}

/** A title in which every field has a value that no other field has, so that an exchanged field is noticed. */
export interface FilledTitle {
  bar: Record<string, unknown>;
  sheet: Record<string, Record<string, unknown>>;
  stored: Record<string, unknown>;
  /** Four codes of each attribute: `code bisac 1` with the description `bisac 1`. */
  codes: TitleCodes;
  /** Values by path, such as `bar.price` or `editorial.editor`. */
  values: ReadonlyMap<string, unknown>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2031, 0, 1);

/** @param index of the field, different for each */
function sampleOf({ type, isAddress }: Field, path: string, index: number): unknown {
  switch (type) {
    case 'integer':
    case 'year':
      return 1000 + index;
    case 'money':
    case 'digitalPrice':
    case 'decimal':
    case 'percent':
      return 1000 + index + 0.25;
    case 'date':
    case 'datetime':
      return new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 19);
    // Two values only: the fields of these types differ by their position.
    case 'flag':
      return index % 2 === 0 ? 'Y' : 'N';
    case 'boolean':
      return true;
    case 'texts':
    case 'htmls':
      return [path];
    default:
      return isAddress ? `https://pictures.example/${path}` : path;
  }
}

/** Fills every field of the title bar, of the stored sections and of the stored figures. */
export function filledTitle(): FilledTitle {
  const values = new Map<string, unknown>();
  const fill = (group: string, fields: readonly Field[]) =>
    Object.fromEntries(
      fields.map((field) => {
        const path = `${group}.${field.name}`;
        const value = sampleOf(field, path, values.size);
        values.set(path, value);
        return [field.name, value];
      }),
    );
  const bar = fill('bar', titleBarFields);
  const stored = fill('stored', storedOnlyFields);
  const sheet = Object.fromEntries(
    storedSections.map(({ name, entries }) => {
      const facts = entries.flatMap((entry) => ('columns' in entry ? [] : [entry]));
      const tables = entries.flatMap((entry) =>
        'columns' in entry ? [[entry.name, [fill(`${name}.${entry.name}`, entry.columns)]]] : [],
      );
      return [name, { ...fill(name, facts), ...Object.fromEntries(tables) }];
    }),
  );
  const codes = Object.fromEntries(
    sentAttributes.map(({ name }) => [
      name,
      [1, 2, 3, 4].map((position) => ({ code: `code ${name} ${position}`, description: `${name} ${position}` })),
    ]),
  ) as TitleCodes;
  return { bar, sheet, stored, codes, values };
}
