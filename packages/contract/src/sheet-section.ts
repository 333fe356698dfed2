import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import * as z from 'zod';
import { titleSheetSchema } from './title-sheet.ts';

type SectionName = keyof TitleSheet;

// The sheet's schema is typed as its content; here its members are needed.
const sheetShape = (titleSheetSchema as unknown as z.ZodObject<Record<SectionName, z.ZodObject>>).shape;

/** The schema of one section, for calls that return only this section. */
export function sectionSchemaOf<Name extends SectionName>(name: Name): z.ZodType<TitleSheet[Name]> {
  return sheetShape[name] as unknown as z.ZodType<TitleSheet[Name]>;
}

/** The schema of some fields of a section, to the letter of the definition; what else the section has is left out. */
export function sectionPartSchemaOf<Name extends SectionName, Field extends keyof TitleSheet[Name] & string>(
  name: Name,
  fields: readonly Field[],
): z.ZodType<Pick<TitleSheet[Name], Field>> {
  const { shape } = sheetShape[name];
  const chosen = fields.map((field) => [field, shape[field]]);
  return z.object(Object.fromEntries(chosen)) as unknown as z.ZodType<Pick<TitleSheet[Name], Field>>;
}
