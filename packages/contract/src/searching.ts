import { divisions } from '@titlenet/catalogue/divisions';
import { MAX_QUICK_SEARCH_ROWS } from '@titlenet/catalogue/quick-search';
import { searchRowFields } from '@titlenet/catalogue/quick-search-result';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { facetShape } from './power-search/request.ts';

const numbers = divisions.map((division) => division.number);

/** A division number, also as a zero-padded company code of its lead company (decision G-01). */
export const divisionNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ])
  .refine((number) => (numbers as readonly number[]).includes(number), 'Unknown division');

const searchText = z.string().trim().min(1).max(1000);

/** Exactly one of the three fields, and the division (QUICK-06, QUICK-07), with the chosen values of facets. */
export const quickSearchRequestSchema = z
  .object({
    isbn: searchText.optional(),
    title: searchText.optional(),
    author: searchText.optional(),
    company: divisionNumber,
    ...facetShape,
  })
  .refine(
    (request) => [request.isbn, request.title, request.author].filter((value) => value !== undefined).length === 1,
    {
      message: 'Give exactly one of isbn, title and author',
    },
  );

export type QuickSearchRequest = z.infer<typeof quickSearchRequestSchema>;

export const quickSearchResponseSchema = z.object({
  data: z.array(recordSchema(searchRowFields)).max(MAX_QUICK_SEARCH_ROWS),
  total: z.int().nonnegative(),
  noData: z.boolean(),
  moreCriteriaRequired: z.boolean(),
});

export type QuickSearchResponse = z.infer<typeof quickSearchResponseSchema>;

export const quickSearch = defineEndpoint({
  name: 'quickSearch',
  readTokenScope: 'searches',
  method: 'POST',
  path: '/api/Searching/QuickSearch',
  summary: 'Titles of one division by ISBN, title or author; the exact total always, rows only up to 2,000',
  access: roles,
  company: 'division',
  body: quickSearchRequestSchema,
  response: quickSearchResponseSchema,
});
