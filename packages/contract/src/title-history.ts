import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Maximum length of a value in the history; longer values are truncated. */
export const MAX_HISTORY_VALUE_LENGTH = 4_000;

export const titleChangeSchema = z.object({
  /** Id of the change; also the cursor of the next page. */
  id: z.number(),
  /** YYYY-MM-DDTHH:mm:ss, UTC. */
  changedAt: z.string(),
  /**
   * Section and field, such as 'bar.price' or 'editorial.keynote'; 'codes.bisac' for search codes, 'isDeleted' ('Y' or
   * null) for the title itself.
   */
  field: z.string(),
  /** Null for a blank field; lists as JSON text; truncated to `MAX_HISTORY_VALUE_LENGTH`. */
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  /** Name of the sender whose message caused the change; null for older changes and those without a message. */
  sender: z.string().nullable(),
  /** Import that made the change; null for other causes. */
  feed: z.object({ runId: z.number(), kind: z.enum(['onix', 'house']), fileName: z.string() }).nullable(),
});
export type TitleHistoryChange = z.infer<typeof titleChangeSchema>;

export const titleHistorySchema = z.object({
  changes: z.array(titleChangeSchema),
  /** Value of `before` for the next page; null on the last page. */
  next: z.number().nullable(),
});
export type TitleHistory = z.infer<typeof titleHistorySchema>;

/** Changes of a title by imports, newest first; also for deleted titles. */
export const getTitleHistory = defineEndpoint({
  name: 'getTitleHistory',
  readTokenScope: 'titles',
  method: 'GET',
  path: '/api/Titles/:companyCode/:productId/history',
  summary: 'Changes of a title by imports, newest first; null when the company has no such title',
  access: roles,
  company: 'path',
  params: z.object({ companyCode: z.enum(companyCodes), productId: z.string().regex(/^\d{1,13}$/) }),
  query: z.object({
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** YYYY-MM-DD or a local date and time; earlier changes are omitted. */
    since: z.iso
      .date()
      .or(z.iso.datetime({ local: true }))
      .optional(),
    /** Paths of fields, separated by commas; changes of others are omitted. */
    fields: z
      .string()
      .max(500)
      .regex(/^[\w.,]+$/)
      .optional(),
  }),
  response: titleHistorySchema.nullable(),
});
