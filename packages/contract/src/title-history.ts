import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Characters of a value that the history shows; a description has some thousand. */
export const longestHistoryValue = 4_000;

export const titleChangeSchema = z.object({
  /** Names the change, and where the next page begins. */
  id: z.number(),
  /** YYYY-MM-DDTHH:mm:ss, UTC. */
  changedAt: z.string(),
  /**
   * The section and its field, as the sheet names them: 'bar.price', 'editorial.keynote'; 'codes.bisac' for what searches
   * find the title by, 'isDeleted' ('Y' or null) for the title as a whole.
   */
  field: z.string(),
  /** Null where the field was blank; lists as JSON text; cut at `longestHistoryValue`. */
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  /** The import that brought it; null where none did. */
  feed: z.object({ runId: z.number(), kind: z.enum(['onix', 'house']), fileName: z.string() }).nullable(),
});
export type TitleHistoryChange = z.infer<typeof titleChangeSchema>;

export const titleHistorySchema = z.object({
  changes: z.array(titleChangeSchema),
  /** Give it as `before` for the changes before these; null when there are none. */
  next: z.number().nullable(),
});
export type TitleHistory = z.infer<typeof titleHistorySchema>;

/** What imports changed of one title, the newest first; deleted titles have their history too. */
export const getTitleHistory = defineEndpoint({
  name: 'getTitleHistory',
  method: 'GET',
  path: '/api/Titles/:companyCode/:productId/history',
  summary: 'What imports changed of one title, newest first; null when the company has no such title',
  access: roles,
  company: 'path',
  params: z.object({ companyCode: z.enum(companyCodes), productId: z.string().regex(/^\d{1,13}$/) }),
  query: z.object({
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** YYYY-MM-DD or a time of the same day: only what changed since. */
    since: z.iso
      .date()
      .or(z.iso.datetime({ local: true }))
      .optional(),
  }),
  response: titleHistorySchema.nullable(),
});
