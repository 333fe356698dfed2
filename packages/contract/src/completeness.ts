import { completenessLevels } from '@titlenet/catalogue/completeness/completeness-levels';
import { completenessGroupingNames } from '@titlenet/catalogue/completeness/completeness-report';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { listReportSchema } from './lists.ts';

const countSchema = z.object({
  titles: z.int(),
  levels: z.object({ none: z.int(), bronze: z.int(), silver: z.int(), gold: z.int() }),
  /** The facts that titles lack, most frequent first. */
  missing: z.array(z.object({ number: z.int(), label: z.string(), level: z.string(), titles: z.int() })),
});
export type CompletenessCounts = z.output<typeof countSchema>;

const reportSchema = z.object({
  /** When the titles were counted. A slow count of a large catalogue is used again for some minutes. */
  countedAt: z.iso.datetime(),
  all: countSchema,
  /** Number of titles that have no record and therefore no rating. */
  unrated: z.int(),
  /** Sorted by name, seasons by time; titles without a name last. */
  groups: z.array(countSchema.extend({ name: z.string().nullable() })),
});
export type CompletenessReportResponse = z.output<typeof reportSchema>;

const employees = { company: 'title', access: ['employee'] } as const;
const by = z.enum(completenessGroupingNames);

export const getCompleteness = defineEndpoint({
  name: 'getCompleteness',
  method: 'GET',
  path: '/api/Completeness/:by',
  summary: "Number of the caller's titles by completeness, in groups",
  ...employees,
  params: z.object({ by }),
  response: reportSchema,
});

export const getCompletenessTitles = defineEndpoint({
  name: 'getCompletenessTitles',
  method: 'GET',
  path: '/api/Completeness/:by/titles',
  summary: "The caller's titles of a group, of a level of completeness, or without a certain fact",
  ...employees,
  params: z.object({ by }),
  query: z.object({
    name: z.string().max(200).optional(),
    /** Titles without a name for the group; `name` is ignored. */
    isUnnamed: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    level: z.enum(completenessLevels).optional(),
    missing: z.coerce.number().int().min(0).max(32_767).optional(),
  }),
  response: listReportSchema.extend({
    /** Number of titles found; `data` holds at most the first 2,000. */
    total: z.int(),
  }),
});
