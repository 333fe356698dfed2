import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { askedIsbn } from './isbn-text.ts';
import { titleSheetSchema } from './title-sheet.ts';

export const coopDataSchema = titleSheetSchema.shape.coopData;

export const getCoopSubSection = defineEndpoint({
  name: 'getCoopSubSection',
  method: 'GET',
  path: '/api/TitleSheet/Coop',
  summary: 'Coop contracts and retail placements of a title; null when the company has no such title',
  access: roles,
  company: 'query',
  query: z.object({ isbn10: askedIsbn, companyCode: z.string().max(10) }),
  response: coopDataSchema.nullable(),
});
