import { homeTitleFields } from '@titlenet/catalogue/lists/home-title';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';

export const homeTitleSchema = recordSchema(homeTitleFields);
const day = z.iso.date();

const homeSchema = z.object({
  /** Titles that go on sale in the week of today, Sunday to Saturday; the largest first prints first. */
  onSale: z.object({
    from: day,
    to: day,
    total: z.int(),
    titles: z.array(homeTitleSchema),
    /** The first titles after that week, as many as the list of the week has room for. */
    next: z.array(homeTitleSchema),
  }),
  /** Titles that imports have changed since the last visit, the latest change first. */
  changes: z.object({
    /** YYYY-MM-DDTHH:mm:ss, UTC. */
    since: z.string(),
    isFirstVisit: z.boolean(),
    /** Number of titles on the page of changed titles, which also names new and deleted ones. */
    total: z.int(),
    /** True if only the newest changes were counted. */
    isMore: z.boolean(),
    titles: z.array(
      homeTitleSchema.extend({
        changedAt: z.string(),
        /** Labels of the changed fields that the sheet shows: 'Price'. */
        fields: z.array(z.string()),
      }),
    ),
  }),
});
export type Home = z.output<typeof homeSchema>;

export const visitHome = defineEndpoint({
  name: 'visitHome',
  method: 'POST',
  path: '/api/Visits',
  summary: "Records a visit of the home page and returns what is new among the caller's titles",
  access: roles,
  company: 'title',
  response: homeSchema,
});

export const getEmptyLists = defineEndpoint({
  name: 'getEmptyLists',
  method: 'GET',
  path: '/api/EmptyLists',
  summary: "The lists of home's menus without a title or an event of the caller's companies",
  access: ['employee'],
  company: 'title',
  /** Keys of `homeListKeys`. */
  response: z.array(z.string()),
});
