import { companyCodes } from '@titlenet/catalogue/companies';
import { authorFields, contentFields, noteFields } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { titleBarSchema, titleSheetSchema } from './title-sheet.ts';

const MAX_MARKETING_SHEETS = 2_000;

const { marketing, publicity, coopData } = titleSheetSchema.shape;

export const marketingSheetSchema = z.object({
  productId: z.int(),
  companyCode: z.enum(companyCodes),
  content: recordSchema(contentFields),
  author: recordSchema(authorFields),
  notes: recordSchema(noteFields),
  marketingDisplays: marketing.shape.inStoreMaterials,
  publicity: publicity.shape.info,
  coopData,
  descriptions: titleBarSchema.shape.descriptions,
});

export const getChMarketingSheet = defineEndpoint({
  name: 'getChMarketingSheet',
  method: 'POST',
  path: '/api/TitleSheet/MarketingSheets',
  summary: "Children's marketing sheets of the caller's titles, in the order of the ids; other ids are left out",
  access: roles,
  company: 'title',
  body: z.object({ productIds: z.array(z.int().min(0).max(2_147_483_647)).max(MAX_MARKETING_SHEETS) }),
  response: z.array(marketingSheetSchema),
});
