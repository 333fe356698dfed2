import { companyCodes } from '@titlenet/catalogue/companies';
import { backlistChoices } from '@titlenet/catalogue/constants';
import { bookingTypes, dateTypes } from '@titlenet/catalogue/enumerations';
import { listRowFields } from '@titlenet/catalogue/lists/list-row';
import { publicityRowFields } from '@titlenet/catalogue/lists/publicity-list';
import { fixedPublicityViews } from '@titlenet/catalogue/lists/publicity-views';
import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/reports/award-lists';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';

export const listReportSchema = z.object({
  /** The rows may link to title sheets (G-102). */
  showLinks: z.boolean(),
  /** In the order of the rank. */
  data: z.array(recordSchema(listRowFields)),
});
export type ListReport = z.output<typeof listReportSchema>;

/** First and last day. */
const period = z.object({ first: z.iso.date(), last: z.iso.date() });

const topReportSchema = listReportSchema.extend({
  /** The months that the figures of each company are sums of; null: no month is complete. */
  months: z.array(z.object({ companyCode: z.enum(companyCodes), months: period.nullable() })),
  /** How many titles of the ranked companies have figures that are still to be updated; counted up to 1,001. */
  staleFigures: z.int(),
  /** The figures by which the rows are ranked, in the order of `data`: units, or dollars of the row's company. */
  figures: z.array(z.number()),
});
export type TopReport = z.output<typeof topReportSchema>;

const publicityListSchema = z.object({
  data: z.array(recordSchema(publicityRowFields)),
  /** Number of events found; `data` holds at most the first `MAX_PUBLICITY_ROWS`. */
  total: z.int(),
});
export type PublicityList = z.output<typeof publicityListSchema>;

/** Lists hold titles of the caller's companies only (G-102). */
const list = { company: 'title', access: ['employee'] } as const;

export const getTradeCategory = defineEndpoint({
  name: 'getTradeCategory',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/Reports/TradeCategories/:report',
  summary: "The caller's titles of a trade category, in the order of the list",
  ...list,
  params: z.object({ report: z.enum(tradeCategories.map(({ report }) => report)) }),
  response: listReportSchema,
});

const idOf = (lists: readonly { id: number }[]) =>
  z.coerce
    .number()
    .refine((id) => lists.some((award) => award.id === id), 'Unknown award')
    .meta({ enum: lists.map(({ id }) => id) });

export const getTopChAwards = defineEndpoint({
  name: 'getTopChAwards',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/Reports/TopChAwards/:awardId',
  summary: "The caller's children's titles with an award, newest first",
  ...list,
  params: z.object({ awardId: idOf(childrensAwardLists) }),
  response: listReportSchema,
});

export const getTopTrAwards = defineEndpoint({
  name: 'getTopTrAwards',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/Reports/TopTRAwards/:id',
  summary: "The caller's trade titles with an award, newest first",
  ...list,
  params: z.object({ id: idOf(tradeAwardLists) }),
  response: listReportSchema,
});

/** @returns a schema that also accepts the choices as texts or numbers of other types */
const choice = <const Choices extends readonly (string | number)[]>(choices: Choices) =>
  z
    .union([z.string(), z.number()])
    // The refinement refuses values that are not found.
    .transform((value) => choices.find((one) => String(one) === String(value)) as Choices[number])
    .refine((value) => value !== undefined, `One of ${choices.join(', ')}`)
    .meta({ enum: choices });

export const findTop = defineEndpoint({
  name: 'findTop',
  readTokenScope: 'lists',
  method: 'POST',
  path: '/api/Reports/Top',
  summary: "The caller's titles that sold most, in the last thirteen months or to date",
  company: 'title',
  access: roles,
  body: z.object({
    top: choice(backlistChoices.top).default(100),
    businessUnit: choice(backlistChoices.businessUnit).default('all'),
    time: choice(backlistChoices.time).default('13'),
    type: choice(backlistChoices.type).default('U'),
  }),
  response: topReportSchema,
});

export const getPublicityFlash = defineEndpoint({
  name: 'getPublicityFlash',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/Reports/PublicityFlash/:id',
  summary: "A view of current publicity of the caller's titles, from 14 days ago until tomorrow",
  ...list,
  params: z.object({ id: z.enum(fixedPublicityViews.map(({ key }) => key)) }),
  response: publicityListSchema,
});

const localTime = z.iso.datetime({ local: true });

export const findCustomizedPublicity = defineEndpoint({
  name: 'findCustomizedPublicity',
  readTokenScope: 'lists',
  method: 'POST',
  path: '/api/Reports/CustomizedPublicityFlash',
  summary: "Publicity of the caller's titles by booking type and by run date or date added, sorted by title",
  ...list,
  body: z
    .object({
      bookingType: z.enum(bookingTypes).default('FrontPage'),
      dateType: z.enum(dateTypes).default('AirDate'),
      /** First and last day; the time of day is ignored. */
      startDate: localTime,
      endDate: localTime,
    })
    .refine(({ startDate, endDate }) => startDate.slice(0, 10) <= endDate.slice(0, 10), 'The dates are reversed'),
  response: publicityListSchema,
});
