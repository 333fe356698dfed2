import { companyCodes } from '@titlenet/catalogue/companies';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Bytes of one upload request: even a slow connection sends them within the request time limit. */
export const uploadPieceBytes = 1024 * 1024;

/** What becomes of a file that was dropped: its bytes come, it waits for its turn, it is read, it is over. */
export const importStates = ['uploading', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** How a run ended, or that it has not: `killed` is one whose program is gone. */
export const runOutcomes = ['running', 'complete', 'partial', 'unreadable', 'failed', 'cancelled', 'killed'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

const count = z.int().nonnegative();
/** YYYY-MM-DDTHH:mm:ss, UTC. */
const time = z.string();

/** What became of the records of one file. */
export const runCountsSchema = z.object({
  read: count,
  added: count,
  updated: count,
  unchanged: count,
  deleted: count,
  /** Records that a newer message of the same sender had already replaced. */
  older: count,
  rejected: count,
  warnings: count,
});
export type RunCounts = z.infer<typeof runCountsSchema>;

/** One reading of one file, from the page or from the command line. */
export const importRunSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  /** What the file was read as. */
  kind: z.enum(['onix', 'house', 'sales-month', 'list', 'demo']),
  /** The company that was named for its titles; null where the file says it itself. */
  company: z.enum(companyCodes).nullable(),
  startedBy: z.string().nullable(),
  startedAt: time,
  finishedAt: time.nullable(),
  outcome: z.enum(runOutcomes),
  /** Null where the run has no report: it was killed, or it runs. */
  counts: runCountsSchema.nullable(),
  /** Why nothing of the file could be read, or nothing more. */
  unreadable: z.string().nullable(),
  notices: z.array(z.string()),
  /** Rejected records that can be taken again. */
  retriable: count,
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** A file in the queue, or one that was there within the last day. */
export const importJobSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  company: z.enum(companyCodes).nullable(),
  state: z.enum(importStates),
  /** Bytes of the file, and how many of them are here. */
  size: z.number(),
  received: z.number(),
  /** Bytes that have been read; null where a packed file does not say how much there is to come. */
  bytesRead: z.number().nullable(),
  records: count,
  startedBy: z.string(),
  createdAt: time,
  /** What it failed with. */
  fault: z.string().nullable(),
  /** The runs of its files; an archive has several. */
  runs: z.array(importRunSchema),
  /** Files of it that went in whole before. */
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
    /** The company of its titles, one of the caller's; without it the file says it. */
    company: z.enum(companyCodes).optional(),
  }),
  response: z.object({ id: z.int() }),
});

export const sendImportPiece = defineEndpoint({
  name: 'sendImportPiece',
  method: 'PUT',
  path: '/api/Imports/:id/File',
  summary: 'The bytes of an announced file from this place on, as application/octet-stream; null where it is unknown',
  ...administrators,
  params: jobParams,
  query: z.object({ offset: z.coerce.number().int().nonnegative() }),
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
    /** The number of the last run of the page before. */
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
  line: z.int(),
  /** Where the record begins in the file, in bytes. */
  offset: z.number(),
  excerpt: z.string().nullable(),
  /** `waiting` may be taken again, `taken` went in later, `kept` stays out for good. */
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

/** What a run warns of, once for each place, message and value. The records went in. */
export const runWarningSchema = z.object({
  /** The element, as 'Price/CurrencyCode'; empty where the record as a whole is meant. */
  path: z.string(),
  message: z.string(),
  /** What stood there; null where nothing did, and where more values came than are told apart. */
  value: z.string().nullable(),
  /** Records of which it is true. */
  count,
  /** The first of these records. */
  examples: z.array(
    z.object({
      recordReference: z.string(),
      isbn: z.string().nullable(),
      line: z.int(),
      /** Where the record begins in the file, in bytes. */
      offset: z.number(),
      value: z.string().nullable(),
    }),
  ),
});
export type RunWarning = z.infer<typeof runWarningSchema>;

export const runWarningsSchema = z.object({
  /** In the order in which the file brought them. */
  warnings: z.array(runWarningSchema),
  /** Warnings of more kinds than are told apart. */
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
});

export const retryImport = defineEndpoint({
  name: 'retryImport',
  method: 'POST',
  path: '/api/Imports/Runs/:runId/Retry',
  summary: 'Puts the rejected records of a run into the queue again; null where none of them waits',
  ...administrators,
  params: runParams,
  /** For a run that went by the imprint and knew none: the company of its titles. */
  body: z.object({ company: z.enum(companyCodes).optional() }),
  response: z.object({ id: z.int() }).nullable(),
});
