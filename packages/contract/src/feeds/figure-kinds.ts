import { companyCodes } from '@titlenet/catalogue/companies';
import { projectionRegions } from '@titlenet/catalogue/house-record';
import {
  keyAccountRowFields,
  projectionHeaderFields,
  projectionRowFields,
} from '@titlenet/catalogue/reports/projection-fields';
import * as z from 'zod';
import { feedIsbn, feedRow, feedSentAt } from './feed-field.ts';

const ofTitle = { companyCode: z.enum(companyCodes), isbn: feedIsbn, sentAt: feedSentAt.optional() };
const copies = z.int().min(-2_147_483_648).max(2_147_483_647);

export const salesMonthKind = z
  .strictObject({
    kind: z.literal('sales-month'),
    ...ofTitle,
    month: z
      .string()
      .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'is no month (YYYY-MM)')
      .meta({ description: 'YYYY-MM' }),
    channel: z.string().max(100),
    account: z.string().max(100),
    gross: copies,
    returns: copies,
    net: copies.optional().meta({ description: 'Absent: gross less returns' }),
    dollars: z.number().min(-9_999_999_999).max(9_999_999_999),
  })
  .meta({ description: 'Sales of a title in one month, channel and account, in copies and net dollars' });

const region = z.enum(projectionRegions);

export const projectionKind = z
  .strictObject({
    kind: z.literal('projection'),
    ...ofTitle,
    region,
    header: feedRow(projectionHeaderFields),
    data: z.array(feedRow(projectionRowFields)),
  })
  .meta({ description: 'The marketing projection report of a title' });

export const keyAccountKind = z
  .strictObject({
    kind: z.literal('key-account'),
    ...ofTitle,
    region,
    header: feedRow(projectionHeaderFields),
    data: z.array(feedRow(keyAccountRowFields)),
  })
  .meta({ description: 'The key-account projection report of a title' });
