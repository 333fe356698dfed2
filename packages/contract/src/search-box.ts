import { roles } from '@titlenet/catalogue/roles';
import { boxFields } from '@titlenet/catalogue/search-box/explain';
import { boxPlaces } from '@titlenet/catalogue/search-box/match';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { homeTitleSchema } from './home.ts';
import { divisionNumber } from './searching.ts';

/** Titles of a group that are returned, if the caller asks for no other number, and at most. */
export const BOX_TITLES = 8;
export const MAX_BOX_TITLES = 100;
export const MAX_BOX_TEXT_LENGTH = 200;

export const searchBoxRequestSchema = z.object({
  text: z.string().max(MAX_BOX_TEXT_LENGTH),
  /** Titles returned per division. */
  maximum: z.int().min(1).max(MAX_BOX_TITLES).default(BOX_TITLES),
  /** Only this division; the others are not searched. */
  division: divisionNumber.optional(),
});

const position = z.int().nonnegative();

const findingSchema = z.object({
  field: z.enum(boxFields),
  text: z.string(),
  /** The parts of the text that were found: start and end, in UTF-16 units. */
  marks: z.array(z.object({ start: position, end: position })),
});

const boxTitleSchema = homeTitleSchema.extend({
  /** Where all words were found (G-264). */
  place: z.enum(boxPlaces),
  /** 0 for an exact hit. */
  typos: z.int().nonnegative(),
  /** The texts in which words or the number were found; the title first if words were searched. */
  findings: z.array(findingSchema),
});
export type BoxTitle = z.output<typeof boxTitleSchema>;

export const searchBoxResponseSchema = z.object({
  /** Divisions with hits, the one with the best hit first. */
  groups: z.array(
    z.object({
      division: divisionNumber,
      /** Number of exact hits and of similar titles. */
      exact: z.int().nonnegative(),
      similar: z.int().nonnegative(),
      /** The first ones, exact hits first. */
      titles: z.array(boxTitleSchema),
    }),
  ),
});
export type SearchBoxResponse = z.output<typeof searchBoxResponseSchema>;

export const searchBox = defineEndpoint({
  name: 'searchBox',
  method: 'POST',
  path: '/api/Searching/Box',
  summary: "The caller's titles by words of title, contributors, series, subtitle and imprint, or by number, in order",
  access: roles,
  company: 'title',
  body: searchBoxRequestSchema,
  response: searchBoxResponseSchema,
});
