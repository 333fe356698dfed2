import { divisions } from '@titlenet/catalogue/divisions';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { MAX_QUICK_SEARCH_ROWS, quickSearchFields } from '@titlenet/catalogue/quick-search';
import { searchRowFields } from '@titlenet/catalogue/quick-search-result';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { homeTitleSchema } from './home.ts';
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
  .refine((number) => isOneOf(numbers, number), 'Unknown division')
  .meta({ description: `One of ${numbers.join(', ')}, or the code of the division’s first company`, examples: [1] });

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

const total = z.int().positive();

export const quickSearchAlternativesSchema = z.object({
  /** Titles of the same search without the chosen values of facets; 0 if none are chosen. */
  unfiltered: z.int().nonnegative(),
  /** The caller's other divisions with titles of the same search, without facets. */
  divisions: z.array(z.object({ division: divisionNumber, total })),
  /** The other fields in which the division has titles with the same text. */
  fields: z.array(z.object({ field: z.enum(quickSearchFields.map(({ name }) => name)), total })),
  /** Titles whose ISBN differs least from a number with a wrong check digit, in all divisions; the nearest first. */
  numbers: z.array(homeTitleSchema),
});
export type QuickSearchAlternatives = z.output<typeof quickSearchAlternativesSchema>;

export const findQuickSearchAlternatives = defineEndpoint({
  name: 'findQuickSearchAlternatives',
  method: 'POST',
  path: '/api/Searching/QuickSearch/Alternatives',
  summary: "Searches near a quick search that have titles, among the caller's titles, with their numbers",
  access: roles,
  company: 'title',
  body: quickSearchRequestSchema,
  response: quickSearchAlternativesSchema,
});
