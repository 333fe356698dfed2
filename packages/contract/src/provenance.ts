import { companyCodes } from '@titlenet/catalogue/companies';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Maximum length of a value; longer ones are truncated. */
export const MAX_ORIGIN_VALUE_LENGTH = 4_000;
/** Lines of a formatted record in one response. */
export const RECORD_LINES_PER_PAGE = 400;
const MAX_LINE_LENGTH = 4_000;

/** Why a sender's value is not used: the precedence of the record that is, or what became of its own. */
export const notUsedReasons = ['inHouse', 'publishersOwn', 'newer', 'order', 'deleted', 'absent'] as const;

/** A record as it was sent. */
const keptRecordSchema = z.object({
  id: z.int(),
  sender: z.string(),
  /** 'onix', or the kind of a record of the house feed. */
  kind: z.string(),
  fileName: z.string().nullable(),
  line: z.int(),
  /** YYYY-MM-DDTHH:mm:ss, UTC; null if the sender states no time. */
  sentAt: z.string().nullable(),
  receivedAt: z.string(),
});

export const valueOriginSchema = z.object({
  /** Name of the sender. */
  sender: z.string(),
  /** Null for the value that the title has. */
  notUsed: z.enum(notUsedReasons).nullable(),
  /** Lists as JSON text; null removes the value. Truncated to `MAX_ORIGIN_VALUE_LENGTH`. */
  value: z.string().nullable(),
  /** When the field was sent. */
  sentAt: z.string().nullable(),
  /** The newest record of the sender that is kept; null if none is. */
  record: keptRecordSchema.nullable(),
  /** Older records of the sender that are kept, newest first. */
  older: z.array(keptRecordSchema),
});
export type ValueOriginAnswer = z.infer<typeof valueOriginSchema>;

export const fieldProvenanceSchema = z.object({
  /** Records that state the field, the used one first. Empty if no sender states it: it is computed, or blank. */
  origins: z.array(valueOriginSchema),
  /** The newest change of the field; null if none is known. */
  before: z.object({ value: z.string().nullable(), changedAt: z.string(), sender: z.string().nullable() }).nullable(),
});
export type FieldProvenance = z.infer<typeof fieldProvenanceSchema>;

const titleParams = { companyCode: z.enum(companyCodes), productId: z.string().regex(/^\d{1,13}$/) };
/** 'bar.price', 'editorial.keynote', 'references' */
const field = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,59}(?:\.[A-Za-z][A-Za-z0-9]{0,59})?$/);
const staff = { access: ['employee'], company: 'path' } as const;

export const getFieldProvenance = defineEndpoint({
  name: 'getFieldProvenance',
  method: 'GET',
  path: '/api/Titles/:companyCode/:productId/provenance',
  summary: 'Who sent the value of a field, and which values of other senders are not used; null for an unknown title',
  ...staff,
  params: z.object(titleParams),
  query: z.object({ field }),
  response: fieldProvenanceSchema.nullable(),
});

export const receivedRecordSchema = z.object({
  /** `MAX_LINE_LENGTH` characters at most. */
  lines: z.array(z.object({ level: z.int(), text: z.string().max(MAX_LINE_LENGTH), isMarked: z.boolean() })),
  /** Number of the first of these lines, from 0, and of all. */
  from: z.int(),
  total: z.int(),
  /** Line of the first mark; null if the field is not read from this record. */
  firstMark: z.int().nullable(),
});
export type ReceivedRecordAnswer = z.infer<typeof receivedRecordSchema>;

export const getReceivedRecord = defineEndpoint({
  name: 'getReceivedRecord',
  method: 'GET',
  path: '/api/Titles/:companyCode/:productId/records/:recordId',
  summary:
    'A record as it was sent, formatted, with the elements of a field marked; from the first mark on unless a line is given',
  ...staff,
  params: z.object({ ...titleParams, recordId: z.coerce.number().int().positive() }),
  query: z.object({ field, from: z.coerce.number().int().nonnegative().optional() }),
  response: receivedRecordSchema.nullable(),
});

export { MAX_LINE_LENGTH as MAX_RECORD_LINE_LENGTH };
