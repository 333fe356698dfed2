import { companyCodes } from '@titlenet/catalogue/companies';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Size of an upload request, small enough for the request time limit on a slow connection. */
export const UPLOAD_CHUNK_BYTES = 1024 * 1024;

/** State of an uploaded file: uploading, waiting in the queue, being imported, finished. */
export const importStates = ['uploading', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** Result of an import run; `killed` means that its process ended without a result. */
export const runOutcomes = ['running', 'complete', 'partial', 'unreadable', 'failed', 'cancelled', 'killed'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

const count = z.int().nonnegative();
/** YYYY-MM-DDTHH:mm:ss, UTC. */
const time = z.string();

/** Result of the records of a file. */
export const runCountsSchema = z.object({
  read: count,
  added: count,
  updated: count,
  unchanged: count,
  deleted: count,
  /** Records older than the stored record of the same sender. */
  older: count,
  rejected: count,
  warnings: count,
  /** Rules of ONIX that imported records break; absent: the file was not validated. */
  faults: count.optional(),
});
export type RunCounts = z.infer<typeof runCountsSchema>;

/** One import of one file, by upload or from the command line. */
export const importRunSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  /** Format as which the file was read; prices of the day and figures of complete months have no file. */
  kind: z.enum(['onix', 'house', 'sales-month', 'list', 'demo', 'prices', 'figures']),
  /** Company given for the titles of the file; null if the file contains it. */
  company: z.enum(companyCodes).nullable(),
  startedBy: z.string().nullable(),
  startedAt: time,
  finishedAt: time.nullable(),
  outcome: z.enum(runOutcomes),
  /** Null for a run without a report: it is running or was killed. */
  counts: runCountsSchema.nullable(),
  /** Error that ended the import. */
  unreadable: z.string().nullable(),
  notices: z.array(z.string()),
  /** Rejected records that can be retried. */
  retriable: count,
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** A file that is in the queue or was in it within the last day. */
export const importJobSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  company: z.enum(companyCodes).nullable(),
  state: z.enum(importStates),
  /** Size of the file in bytes, and the bytes received so far. */
  size: z.number(),
  received: z.number(),
  /** Bytes imported so far; null for a compressed file of unknown size. */
  bytesRead: z.number().nullable(),
  records: count,
  startedBy: z.string(),
  createdAt: time,
  /** Error message of a failed file. */
  fault: z.string().nullable(),
  /** Import runs; an archive has one for each of its files. */
  runs: z.array(importRunSchema),
  /** Files of the archive that were imported before. */
  known: z.array(z.string()),
});
export type ImportJob = z.infer<typeof importJobSchema>;

const administrators = { access: 'administrator', company: 'none' } as const;
const jobParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const getImports = defineEndpoint({
  name: 'getImports',
  method: 'GET',
  path: '/api/Imports',
  summary: 'The files in the queue of imports, in their order, and those that left it within a day, newest first',
  ...administrators,
  response: z.array(importJobSchema),
});

export const startImport = defineEndpoint({
  name: 'startImport',
  method: 'POST',
  path: '/api/Imports',
  summary: 'Announces a file; its bytes follow in pieces, and with the last one it takes its place in the queue',
  ...administrators,
  body: z.object({
    fileName: z.string().trim().min(1).max(255),
    size: z.number().int().positive(),
    /** Company of the titles, one of the caller's; absent if the file contains it. */
    company: z.enum(companyCodes).optional(),
  }),
  response: z.object({ id: z.int() }),
});

export const sendImportPiece = defineEndpoint({
  name: 'sendImportPiece',
  method: 'PUT',
  path: '/api/Imports/:id/File',
  summary: 'The bytes of an announced file from this place on; null where it is unknown',
  errors: ['too-large'],
  ...administrators,
  isBulk: true,
  params: jobParams,
  query: z.object({ offset: z.coerce.number().int().nonnegative() }),
  accepts: 'application/octet-stream',
  response: z.object({ received: z.number() }).nullable(),
});

export const cancelImport = defineEndpoint({
  name: 'cancelImport',
  method: 'DELETE',
  path: '/api/Imports/:id',
  summary: 'Ends an import; what went in until then stays',
  ...administrators,
  params: jobParams,
});

export const getImportRuns = defineEndpoint({
  name: 'getImportRuns',
  method: 'GET',
  path: '/api/Imports/Runs',
  summary: 'All imports with their reports, newest first, also those of the command line',
  ...administrators,
  query: z.object({
    /** Id of the last run of the previous page. */
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({ runs: z.array(importRunSchema), next: z.int().nullable() }),
});

const runParams = z.object({ runId: z.coerce.number().int().positive().max(2_147_483_647) });

export const rejectedRecordSchema = z.object({
  id: z.int(),
  recordReference: z.string().nullable(),
  reason: z.string(),
  /** The reason before a retry changed it. */
  reasonBefore: z.string().nullable(),
  line: z.int(),
  /** Byte offset of the record in the file. */
  offset: z.number(),
  excerpt: z.string().nullable(),
  /** `waiting` can be retried, `taken` was imported by a retry, `kept` is permanently rejected. */
  state: z.enum(['waiting', 'taken', 'kept']),
});
export type RejectedRecord = z.infer<typeof rejectedRecordSchema>;

export const getRejectedRecords = defineEndpoint({
  name: 'getRejectedRecords',
  method: 'GET',
  path: '/api/Imports/Runs/:runId/Rejected',
  summary: 'The rejected records of a run, in the order of the file',
  ...administrators,
  params: runParams,
  query: z.object({
    after: z.coerce.number().int().nonnegative().default(0),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  response: z.object({ records: z.array(rejectedRecordSchema), next: z.int().nullable() }),
});

export const rejectionCausesSchema = z.object({
  causes: z.array(
    z.object({
      /** Reason without quoted values and numbers: 'names the imprint "…"', 'in line #'. */
      cause: z.string(),
      records: count,
      /** How many of them can be retried, and how many a retry has imported. */
      waiting: count,
      taken: count,
      /** The first of them. */
      line: z.int(),
      recordReference: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  /** Number of causes that are not listed. */
  others: count,
});
export type RejectionCauses = z.infer<typeof rejectionCausesSchema>;

export const getRejectionCauses = defineEndpoint({
  name: 'getRejectionCauses',
  method: 'GET',
  path: '/api/Imports/Runs/:runId/Causes',
  summary: 'The rejected records of a run by cause, most frequent first, with counts and an example',
  ...administrators,
  params: runParams,
  response: rejectionCausesSchema,
});

/** A warning of a run, grouped by element, message and value. The records were imported. */
export const runWarningSchema = z.object({
  /** Element path, such as 'Price/CurrencyCode'; empty for the record as a whole. */
  path: z.string(),
  message: z.string(),
  /** Value of the element; null if it is absent or if there are more values than are reported separately. */
  value: z.string().nullable(),
  /** Number of records with the warning. */
  count,
  /** First of these records. */
  examples: z.array(
    z.object({
      recordReference: z.string(),
      isbn: z.string().nullable(),
      line: z.int(),
      /** Byte offset of the record in the file. */
      offset: z.number(),
      value: z.string().nullable(),
    }),
  ),
});
export type RunWarning = z.infer<typeof runWarningSchema>;

export const runWarningsSchema = z.object({
  /** In the order of the file. */
  warnings: z.array(runWarningSchema),
  /** Number of warnings beyond the reported kinds. */
  unnamed: count,
});
export type RunWarnings = z.infer<typeof runWarningsSchema>;

export const getRunWarnings = defineEndpoint({
  name: 'getRunWarnings',
  method: 'GET',
  path: '/api/Imports/Runs/:runId/Warnings',
  summary: 'What a run warns of: kept as it came or left out, with the first records of which it is true',
  ...administrators,
  params: runParams,
  response: runWarningsSchema,
});

export const getRunFaults = defineEndpoint({
  name: 'getRunFaults',
  method: 'GET',
  path: '/api/Imports/Runs/:runId/Validation',
  summary:
    'The rules of ONIX that imported records of a run break: by element, with the first lines of which it is true',
  ...administrators,
  params: runParams,
  response: runWarningsSchema,
});

export const downloadRejected = defineEndpoint({
  name: 'downloadRejected',
  method: 'GET',
  path: '/api/Imports/Runs/:runId/RejectedFile',
  summary:
    'What a run has to say of records: reasons and warnings as a table, or the rejected records, to mend and drop again',
  ...administrators,
  params: runParams,
  query: z.object({ as: z.enum(['reasons', 'records']) }),
  response: z.string(),
  produces: 'application/octet-stream',
  isSometimesEmpty: true,
});

export const retryImport = defineEndpoint({
  name: 'retryImport',
  method: 'POST',
  path: '/api/Imports/Runs/:runId/Retry',
  summary: 'Puts the rejected records of a run into the queue again; null where none of them waits',
  ...administrators,
  params: runParams,
  /** Company of the titles, for a run that could not derive it from the imprint. */
  body: z.object({ company: z.enum(companyCodes).optional() }),
  response: z.object({ id: z.int() }).nullable(),
});
