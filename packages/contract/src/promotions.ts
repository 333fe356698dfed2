import { promotionFields } from '@titlenet/catalogue/lists/promotions';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';

const promotionsSchema = z.object({
  data: z.array(recordSchema(promotionFields)),
  /** Number of running promotions; `data` holds at most the first `MAX_PROMOTIONS`. */
  total: z.int(),
});
export type Promotions = z.output<typeof promotionsSchema>;

export const getPromotions = defineEndpoint({
  name: 'getPromotions',
  method: 'GET',
  path: '/api/Promotions',
  summary: "Coop contracts and retail placements of the caller's titles that run today, those that end first first",
  access: roles,
  company: 'title',
  response: promotionsSchema,
});
