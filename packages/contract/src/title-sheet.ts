import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { sections, type TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { type SmallTitleBar, smallTitleBarFields, type TitleBar, titleBarFields } from '@titlenet/catalogue/title-bar';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fieldSchema, recordSchema } from './field-schema.ts';

export const titleBarSchema = recordSchema(titleBarFields);

/** The bar of a title that its senders deleted says so, that the sheet can; of all others it says nothing. */
export type SentTitleBar = TitleBar & { isDeleted?: true };
export const sentTitleBarSchema = (titleBarSchema as unknown as z.ZodObject).extend({
  isDeleted: z.literal(true).optional(),
}) as unknown as z.ZodType<SentTitleBar>;

export const smallTitleBarSchema: z.ZodType<SmallTitleBar> = recordSchema(smallTitleBarFields);

function sectionSchema(section: SectionDefinition): z.ZodObject {
  const members = section.entries.map((entry) => [
    entry.name,
    'columns' in entry ? z.array(recordSchema(entry.columns)) : fieldSchema(entry),
  ]);
  return z.object({ ...Object.fromEntries(members), hasNoData: z.boolean().optional() });
}

/** The full content of a title sheet (SHEET-181), derived section by section from the definitions. */
export const titleSheetSchema = z.object(
  Object.fromEntries(sections.map((section) => [section.name, sectionSchema(section)])),
) as unknown as z.ZodType<TitleSheet>;

/** `productId` may be an ISBN-13 for every company; HCCP addresses always use it (decisions G-128, G-166). */
const titleParams = z.object({ companyCode: z.enum(companyCodes), productId: z.string().regex(/^\d{1,13}$/) });

export const getTitleBar = defineEndpoint({
  name: 'getTitleBar',
  method: 'GET',
  path: '/api/TitleSheet/:companyCode/:productId/bar',
  summary: 'The title bar of one title; null when the company has no such title',
  access: roles,
  company: 'path',
  params: titleParams,
  query: z.object({ small: z.enum(['true', 'false']).optional() }),
  response: z.union([sentTitleBarSchema, smallTitleBarSchema, z.null()]),
});

export const getTitleSheet = defineEndpoint({
  name: 'getTitleSheet',
  method: 'GET',
  path: '/api/TitleSheet/:companyCode/:productId',
  summary: 'The eleven sections of one title; null when the company has no such title',
  access: roles,
  company: 'path',
  params: titleParams,
  response: titleSheetSchema.nullable(),
});
