import { companyCodes } from '@titlenet/catalogue/companies';
import { bookingTypes } from '@titlenet/catalogue/enumerations';
import { roles } from '@titlenet/catalogue/roles';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { askedIsbn } from './isbn-text.ts';

/** A row of the publicity table (PUBL-21 to PUBL-24). */
export const publicityRowSchema = recordSchema(bookings.columns);
export type PublicityRow = z.output<typeof publicityRowSchema>;

export const getPublicityInfo = defineEndpoint({
  name: 'getPublicityInfo',
  method: 'GET',
  path: '/api/TitleSheet/PublicityInfo',
  summary: "The publicity rows of the caller's title with this ISBN; none when there is no such title",
  access: roles,
  company: 'title',
  query: z.object({
    isbn: askedIsbn,
    companyCode: z.enum(companyCodes).optional(),
    bookingType: z.enum(bookingTypes).default('All'),
  }),
  response: z.array(publicityRowSchema),
});
