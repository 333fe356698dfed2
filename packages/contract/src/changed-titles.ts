import { companyCodes } from '@titlenet/catalogue/companies';
import { changedTitleFields, changeKinds, changePeriods } from '@titlenet/catalogue/lists/changed-titles';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';

const changedTitlesSchema = z.object({
  /** First moment of the period: YYYY-MM-DDTHH:mm:ss, UTC; of a range on the clock of each title's company. */
  since: z.string(),
  /** Number of titles; `isMore` if only the newest changes of the period were counted. */
  titles: z.int(),
  isMore: z.boolean(),
  /** One row for each changed field, the newest day first, on each day new titles last; `isComplete` if there are no more. */
  data: z.array(recordSchema(changedTitleFields)),
  isComplete: z.boolean(),
  /** Imprints of the titles, by name. */
  imprints: z.array(z.string()),
});
export type ChangedTitles = z.output<typeof changedTitlesSchema>;

export const getChangedTitles = defineEndpoint({
  name: 'getChangedTitles',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/ChangedTitles',
  summary: "What feeds have changed on the caller's titles in a period, with old and new values; the newest first",
  errors: ['not-found'],
  access: roles,
  company: 'title',
  query: z
    .object({
      period: z.enum(changePeriods).default('visit'),
      /** First and last day of `range`. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      companyCode: z.enum(companyCodes).optional(),
      imprint: z.string().max(200).optional(),
      kind: z.enum(changeKinds).optional(),
      /** Id of a user list that the caller may see. */
      list: z.coerce.number().int().positive().max(2_147_483_647).optional(),
      /** Only titles that the caller follows, alone or by a list, and their changes since then. */
      followed: z.literal('true').optional(),
    })
    .refine(({ period, from, to }) => period !== 'range' || (from && to && from <= to), 'A range needs both days'),
  response: changedTitlesSchema,
});
