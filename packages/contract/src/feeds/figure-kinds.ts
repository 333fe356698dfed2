import { companyCodes, companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { projectionRegions } from '@titlenet/catalogue/house-record';
import {
  companyDay,
  hasBegun,
  isWeekEnding,
  monthPeriod,
  type Period,
  periodText,
  weekdayNames,
  weekPeriod,
} from '@titlenet/catalogue/periods/reporting-periods';
import { marketName } from '@titlenet/catalogue/reports/markets';
import { orderStatusNames } from '@titlenet/catalogue/reports/order-statuses';
import {
  keyAccountRowFields,
  type ProjectionHeader,
  projectionHeaderFields,
  projectionRowFields,
} from '@titlenet/catalogue/reports/projection-fields';
import * as z from 'zod';
import { feedDate, feedIsbn, feedRow, feedSentAt } from './feed-field.ts';

/** Figures of a time that has not come are an error of the sender, and would end the windows of all reports. */
function refuseFuture(
  context: z.RefinementCtx,
  { companyCode, path, period, text }: { companyCode: string; path: (string | number)[]; period: Period; text: string },
): void {
  if (hasBegun(period, companyDay(companyCode, new Date()))) return;
  context.addIssue({ code: 'custom', path, message: `${text} has not begun` });
}

/** As `refuseFuture`, of a date; `date` is `YYYY-MM-DD`, with or without a time. */
function refuseFutureDate(
  context: z.RefinementCtx,
  { companyCode, path, date }: { companyCode: string; path: (string | number)[]; date: string | null | undefined },
): void {
  if (!date) return;
  const day = date.slice(0, 10);
  refuseFuture(context, { companyCode, path, period: { first: day, last: day }, text: formatDate(day, 'M/d/yyyy') });
}

const isDeleted = z
  .boolean()
  .optional()
  .meta({ description: 'True: the figures are taken back. Those of the record are not read' });

const ofTitle = { companyCode: z.enum(companyCodes), isbn: feedIsbn, sentAt: feedSentAt.optional() };
/** Maximum of one figure in copies; sums may be larger. */
const MAX_COPIES = 2_147_483_647;
const copies = z.int().min(-MAX_COPIES).max(MAX_COPIES);

const hasPossibleNet = ({ gross, returns, net }: { gross: number; returns: number; net?: number | undefined }) =>
  net !== undefined || Math.abs(gross - returns) <= MAX_COPIES;
const impossibleNet = { path: ['net'], error: `gross less returns is more than ${MAX_COPIES} copies` };

/** The amounts of a week, as those of a title's months, add up to at most 2^53 cents (G-191). */
const hasPossibleAmount = ({ channels }: { channels: readonly { dollars: number }[] }) =>
  channels.reduce((sum, { dollars }) => sum + Math.abs(dollars), 0) <= Number.MAX_SAFE_INTEGER / 100;
const impossibleAmount = { path: ['channels'], error: 'the amounts add up to more than 9,007,199,254,740,991 cents' };

/** Sales of one channel and account in a period. */
const ofAccount = {
  channel: z.string().max(100),
  account: z.string().max(100),
  gross: copies,
  returns: copies,
  net: copies.optional().meta({ description: 'Absent: gross less returns' }),
  dollars: z.number().min(-9_999_999_999).max(9_999_999_999),
};

export const salesMonthKind = z
  .strictObject({
    kind: z.literal('sales-month'),
    ...ofTitle,
    month: z
      .string()
      // Other rules of the record count on a month.
      .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, {
        abort: true,
        error: ({ input }) => (input === '' ? 'is blank, not a month (YYYY-MM)' : `"${input}" is no month (YYYY-MM)`),
      })
      .meta({ description: 'YYYY-MM' }),
    ...ofAccount,
    market: z
      .string()
      .refine((code) => marketName(code) !== null, 'is no country code of ISO 3166 (US, CA, GB)')
      .optional()
      .meta({ description: 'Country in which the copies were sold, ISO 3166; absent: not named' }),
    isDeleted,
  })
  .superRefine(({ companyCode, month }, context) => {
    const period = monthPeriod(`${month}-01`);
    refuseFuture(context, { companyCode, path: ['month'], period, text: periodText('month', period) });
  })
  .refine(hasPossibleNet, impossibleNet)
  .meta({ description: 'Sales of a title in one month, channel and account, in copies and net dollars' });

const region = z.enum(projectionRegions);

/** Days on which figures of a report were taken. */
const AS_OF_DATES = ['faDataAsOf', 'frDataAsOf', 'boDataAsOf'] as const;

function refuseFutureAsOf(
  { companyCode, header }: { companyCode: string; header: ProjectionHeader },
  context: z.RefinementCtx,
): void {
  for (const name of AS_OF_DATES)
    refuseFutureDate(context, { companyCode, path: ['header', name], date: header[name] });
}

export const projectionKind = z
  .strictObject({
    kind: z.literal('projection'),
    ...ofTitle,
    region,
    header: feedRow(projectionHeaderFields),
    data: z.array(feedRow(projectionRowFields)).max(10_000),
  })
  .superRefine(refuseFutureAsOf)
  .meta({ description: 'The marketing projection report of a title' });

export const keyAccountKind = z
  .strictObject({
    kind: z.literal('key-account'),
    ...ofTitle,
    region,
    header: feedRow(projectionHeaderFields),
    data: z.array(feedRow(keyAccountRowFields)).max(10_000),
  })
  .superRefine(refuseFutureAsOf)
  .meta({ description: 'The key-account projection report of a title' });

const day = feedDate.transform((date) => date.slice(0, 10));

export const pendingOrderKind = z
  .strictObject({
    kind: z.literal('pending-order'),
    ...ofTitle,
    account: z.string().trim().min(1).max(100),
    orderNumber: z.string().trim().min(1).max(50),
    line: z.int().min(1).max(100_000).optional().meta({ description: 'Line of the order; absent is 1' }),
    orderDate: day,
    shipDate: day.nullable().optional(),
    quantity: copies,
    status: z.enum(orderStatusNames),
  })
  .superRefine(({ companyCode, orderDate }, context) =>
    refuseFutureDate(context, { companyCode, path: ['orderDate'], date: orderDate }),
  )
  .meta({ description: 'A line of an order of a title; a shipped or cancelled one is pending no longer' });

export const salesWeekKind = z
  .strictObject({
    kind: z.literal('sales-week'),
    ...ofTitle,
    weekEnding: day.meta({ description: 'Saturday on which the week ends, YYYY-MM-DD' }),
    channels: z
      .array(
        z
          .strictObject({
            ...ofAccount,
            unitsSold: copies
              .nullable()
              .optional()
              .meta({ description: 'Copies sold to readers; absent: not reported' }),
            onHand: copies.min(0).nullable().optional().meta({
              description: 'Copies that the account has in stock at the end of the week; absent: not reported',
            }),
          })
          .refine(hasPossibleNet, impossibleNet),
      )
      .max(10_000),
    isDeleted,
  })
  .superRefine(({ companyCode, weekEnding }, context) => {
    const [path, period] = [['weekEnding'], weekPeriod(weekEnding)];
    if (!isWeekEnding(companyCode, weekEnding)) {
      const weekday = weekdayNames[companyOf(companyCode).weekEndsOn];
      context.addIssue({ code: 'custom', path, message: `is no ${weekday}` });
    } else refuseFuture(context, { companyCode, path, period, text: `the ${periodText('week', period)}` });
  })
  .refine(hasPossibleAmount, impossibleAmount)
  .meta({ description: 'Sales of a title in one week by channel and account, each in place of that sent before' });
