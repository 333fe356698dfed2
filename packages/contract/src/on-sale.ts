import { companyCodes } from '@titlenet/catalogue/companies';
import { onSaleFields } from '@titlenet/catalogue/lists/on-sale';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';

const onSaleSchema = z.object({
  /** The earliest on-sale date first, of one day the largest first print. */
  data: z.array(recordSchema(onSaleFields)),
  /** Number of titles found; `data` holds at most the first 2,000. */
  total: z.int(),
});
export type OnSaleTitles = z.output<typeof onSaleSchema>;

export const getOnSaleTitles = defineEndpoint({
  name: 'getOnSaleTitles',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/OnSale',
  summary: "The caller's titles that go on sale between two days",
  access: roles,
  company: 'title',
  query: z
    .object({ from: z.iso.date(), to: z.iso.date(), companyCode: z.enum(companyCodes).optional() })
    .refine(({ from, to }) => from <= to, 'The dates are reversed'),
  response: onSaleSchema,
});
