import { companyCodes } from '@titlenet/catalogue/companies';
import { projectionRegions } from '@titlenet/catalogue/house-record';
import { orderStatusNames } from '@titlenet/catalogue/reports/order-statuses';
import {
  keyAccountRowFields,
  projectionHeaderFields,
  projectionRowFields,
} from '@titlenet/catalogue/reports/projection-fields';
import * as z from 'zod';
import { feedDate, feedIsbn, feedRow, feedSentAt } from './feed-field.ts';

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
      .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'is no month (YYYY-MM)')
      .meta({ description: 'YYYY-MM' }),
    ...ofAccount,
  })
  .refine(hasPossibleNet, impossibleNet)
  .meta({ description: 'Sales of a title in one month, channel and account, in copies and net dollars' });

const region = z.enum(projectionRegions);

export const projectionKind = z
  .strictObject({
    kind: z.literal('projection'),
    ...ofTitle,
    region,
    header: feedRow(projectionHeaderFields),
    data: z.array(feedRow(projectionRowFields)).max(10_000),
  })
  .meta({ description: 'The marketing projection report of a title' });

export const keyAccountKind = z
  .strictObject({
    kind: z.literal('key-account'),
    ...ofTitle,
    region,
    header: feedRow(projectionHeaderFields),
    data: z.array(feedRow(keyAccountRowFields)).max(10_000),
  })
  .meta({ description: 'The key-account projection report of a title' });

const day = feedDate.transform((date) => date.slice(0, 10));
const SATURDAY = 6;

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
  .meta({ description: 'A line of an order of a title; a shipped or cancelled one is pending no longer' });

export const salesWeekKind = z
  .strictObject({
    kind: z.literal('sales-week'),
    ...ofTitle,
    weekEnding: day
      .refine((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === SATURDAY, 'is no Saturday')
      .meta({ description: 'Saturday on which the week ends, YYYY-MM-DD' }),
    channels: z
      .array(
        z
          .strictObject({
            ...ofAccount,
            unitsSold: copies
              .nullable()
              .optional()
              .meta({ description: 'Copies sold to readers; absent: not reported' }),
          })
          .refine(hasPossibleNet, impossibleNet),
      )
      .max(10_000),
  })
  .refine(hasPossibleAmount, impossibleAmount)
  .meta({ description: 'Sales of a title in one week by channel and account, in place of those sent before' });
