import { type FacetName, facets } from '@titlenet/catalogue/power-search/facets';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { quickSearchRequestSchema } from '../searching.ts';
import { powerSearchRequestSchema } from './request.ts';

/** Values of a facet that are returned, if the caller asks for no other number, and at most. */
export const FACET_VALUES = 8;
export const MAX_FACET_VALUES = 1_000;

// `map` loses that the table is not empty.
const facetNames = facets.map(({ name }) => name) as [FacetName, ...FacetName[]];
const count = z.int().nonnegative();

/** Which facets are counted: all, with their most frequent values, or one of them. */
const extent = {
  facet: z.enum(facetNames).optional(),
  maximum: z.int().min(1).max(MAX_FACET_VALUES).default(FACET_VALUES),
};

export const facetsResponseSchema = z.object({
  /** Titles of the search with the chosen values of all facets. */
  total: count,
  /** True if there may be more titles (G-880). Facets that cannot be counted are left out. */
  isUncounted: z.boolean().optional(),
  /** In the order of their definition; without facets that no title of the search has a value of. */
  facets: z.array(
    z.object({
      name: z.enum(facetNames),
      /** Number of values that titles have. */
      size: count,
      /**
       * The most frequent values, and all that are chosen. A count is that of the search with the choices of the other
       * facets: with this value alone chosen, so many titles are found.
       */
      values: z.array(z.object({ code: z.string(), label: z.string(), count })),
    }),
  ),
});
export type FacetsResponse = z.output<typeof facetsResponseSchema>;
export type FacetGroup = FacetsResponse['facets'][number];

const ofForm = (form: PowerSearchForm) =>
  ({
    method: 'POST',
    summary:
      "Counts of a search's titles by company, imprint, format and other facets; without criteria, of all titles",
    access: roles,
    company: 'division',
    division: form.division,
    response: facetsResponseSchema,
  }) as const;

const bodyOf = <F extends PowerSearchForm>(form: F) =>
  z.object({ values: powerSearchRequestSchema(form, { isCountOnly: true }), ...extent });

export const countHarperCollinsFacets = defineEndpoint({
  name: 'countHarperCollinsFacets',
  path: '/api/Searching/PowerSearch/HarperCollins/Facets',
  ...ofForm(powerSearchForms.HarperCollins),
  body: bodyOf(powerSearchForms.HarperCollins),
});

export const countHqnaFacets = defineEndpoint({
  name: 'countHqnaFacets',
  path: '/api/Searching/PowerSearch/Hqna/Facets',
  ...ofForm(powerSearchForms.HQNA),
  body: bodyOf(powerSearchForms.HQNA),
});

export const countHccpFacets = defineEndpoint({
  name: 'countHccpFacets',
  path: '/api/Searching/PowerSearch/HCCP/Facets',
  ...ofForm(powerSearchForms.HCCP),
  body: bodyOf(powerSearchForms.HCCP),
});

export const countQuickSearchFacets = defineEndpoint({
  name: 'countQuickSearchFacets',
  method: 'POST',
  path: '/api/Searching/QuickSearch/Facets',
  summary: "Counts of a quick search's titles by company, imprint, format and other facets",
  access: roles,
  company: 'division',
  // The company of the division is read from the body itself.
  body: quickSearchRequestSchema.safeExtend(extent),
  response: facetsResponseSchema,
});
