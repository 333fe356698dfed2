import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { powerSearchRequestSchema } from './request.ts';

const count = z.int().nonnegative();

export const searchCountSchema = z.object({
  total: count,
  /** True if there may be more titles, because too many texts have the words of the search (G-880); absent otherwise. */
  isUncounted: z.boolean().optional(),
  /**
   * Where there are no titles: each criterion, by name, or facet, by wire field, without which there are some, with
   * their number. If there is no such one, each that no title meets by itself, with 0.
   */
  blocking: z.array(z.object({ criterion: z.string(), without: count })),
});
export type SearchCount = z.output<typeof searchCountSchema>;

const ofForm = (form: PowerSearchForm) =>
  ({
    method: 'POST',
    summary: "The number of a search's titles and, if it is 0, which criterion leaves none",
    access: roles,
    company: 'division',
    division: form.division,
    response: searchCountSchema,
  }) as const;

const isCountOnly = { isCountOnly: true };

export const countHarperCollins = defineEndpoint({
  name: 'countHarperCollins',
  path: '/api/Searching/PowerSearch/HarperCollins/Count',
  ...ofForm(powerSearchForms.HarperCollins),
  body: powerSearchRequestSchema(powerSearchForms.HarperCollins, isCountOnly),
});

export const countHqna = defineEndpoint({
  name: 'countHqna',
  path: '/api/Searching/PowerSearch/Hqna/Count',
  ...ofForm(powerSearchForms.HQNA),
  body: powerSearchRequestSchema(powerSearchForms.HQNA, isCountOnly),
});

export const countHccp = defineEndpoint({
  name: 'countHccp',
  path: '/api/Searching/PowerSearch/HCCP/Count',
  ...ofForm(powerSearchForms.HCCP),
  body: powerSearchRequestSchema(powerSearchForms.HCCP, isCountOnly),
});
