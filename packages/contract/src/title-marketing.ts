import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { askedIsbn } from './isbn-text.ts';
import { titleSheetSchema } from './title-sheet.ts';

const query = z.object({ isbn10: askedIsbn, companyCode: z.enum(companyCodes).optional() });

const { marketing, online } = titleSheetSchema.shape;

/** The fields of the marketing section on advertising and promotion (G-121). */
export const advertisingSchema = marketing.pick({
  advertising: true,
  promotion: true,
  promoPeriods: true,
  inStoreMaterials: true,
});
export type Advertising = z.output<typeof advertisingSchema>;

export const getAdvertising = defineEndpoint({
  name: 'getAdvertising',
  method: 'GET',
  path: '/api/TitleSheet/Advertising',
  summary: "Advertising and promotion of the caller's title with this ISBN; null when there is none",
  access: roles,
  company: 'title',
  query,
  response: advertisingSchema.nullable(),
});

export const getOnlineMarketing = defineEndpoint({
  name: 'getOnlineMarketing',
  method: 'GET',
  path: '/api/TitleSheet/OnlineMarketing',
  summary: "The online section of the caller's title with this ISBN; null when there is none",
  access: roles,
  company: 'title',
  query,
  response: online.nullable(),
});
