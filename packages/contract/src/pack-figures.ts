import { companyCodes } from '@titlenet/catalogue/companies';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ofPack, packFactsSchema } from './packs.ts';

const changedTitleSchema = z.object({
  /** Id of the title within the pack. */
  id: z.int(),
  companyCode: z.enum(companyCodes),
  isbn: z.string(),
  /** Day of the facts of the pack. YYYY-MM-DDTHH:mm:ss, UTC. */
  keptAt: z.string(),
  before: packFactsSchema,
  /** True if the title did not exist when the facts were kept. */
  wasGone: z.boolean(),
  /** Null: the title does not exist any more. */
  after: packFactsSchema.nullable(),
});
export type ChangedPackTitle = z.infer<typeof changedTitleSchema>;

export const getPackFigures = defineEndpoint({
  name: 'getPackFigures',
  method: 'GET',
  path: '/api/Packs/:packId/Figures',
  summary: "Those of a pack's titles whose facts have changed since the pack's day, in the order of the pack",
  errors: ['not-found'],
  ...ofPack,
  response: z.array(changedTitleSchema),
});

export const updatePackFigures = defineEndpoint({
  name: 'updatePackFigures',
  method: 'POST',
  path: '/api/Packs/:packId/Figures',
  summary: "Replaces the facts of a pack's titles of the caller's companies by those of now",
  errors: ['not-found'],
  ...ofPack,
  response: z.object({ version: z.int(), changed: z.int().nonnegative() }),
});
