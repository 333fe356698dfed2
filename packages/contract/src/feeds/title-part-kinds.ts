import { companyCodes } from '@titlenet/catalogue/companies';
import { awardAudiences } from '@titlenet/catalogue/house-record';
import { awards } from '@titlenet/catalogue/sheet/awards';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import { coop } from '@titlenet/catalogue/sheet/coop';
import { bookings, publicity } from '@titlenet/catalogue/sheet/publicity';
import * as z from 'zod';
import { feedDate, feedIsbn, feedRow, feedSection, feedSentAt } from './feed-field.ts';

const ofTitle = {
  companyCode: z.enum(companyCodes),
  isbn: feedIsbn,
  sentAt: feedSentAt.optional(),
};

/** Members of a booking that the publicity lists use and the sheet does not show (G-100). */
const listMembers = { dateAdded: feedDate.nullable().optional(), market: z.string().max(200).nullable().optional() };

export const publicityKind = z
  .strictObject({
    kind: z.literal('publicity'),
    ...ofTitle,
    publicity: feedSection(publicity).extend({
      info: z.array(feedRow(bookings.columns, listMembers)).max(10_000).optional(),
    }),
  })
  .meta({ description: 'Publicists, campaign and all bookings of a title' });

export const coopKind = z
  .strictObject({ kind: z.literal('coop'), ...ofTitle, coopData: feedSection(coop) })
  .meta({ description: 'All coop contracts and retail placements of a title' });

export const contractKind = z
  .strictObject({ kind: z.literal('contract'), ...ofTitle, contracts: feedSection(contracts) })
  .meta({ description: 'Splits, agents and due dates of a title' });

export const awardKind = z
  .strictObject({
    kind: z.literal('award'),
    ...ofTitle,
    awards: feedSection(awards).optional(),
    lists: z
      .array(
        z.strictObject({
          id: z.int().min(1).max(2_147_483_647),
          audience: z.enum(awardAudiences),
          name: z.string().min(1).max(500),
          year: z.int().min(1_800).max(2_999),
          /** Position of the award among the awards of its audience. */
          position: z.int().min(0).max(32_767).optional(),
        }),
      )
      .max(1_000)
      .optional(),
  })
  .meta({ description: "The awards section of a title, and the awards' lists that it is on" });
