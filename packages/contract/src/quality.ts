import { faultKinds } from '@titlenet/catalogue/quality/fault-kinds';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { listReportSchema } from './lists.ts';
import { excelFileSchema } from './search-export.ts';

/** Longer keys of senders are stored shortened. */
const MAX_SENDER_LENGTH = 1_000;
/** Records with faults in one file for a sender; a file with fewer than all says so. */
export const MAX_FILE_FAULTS = 50_000;
/** Weeks of the trend, the running one included. */
export const TREND_WEEKS = 12;

const faultCountSchema = z.object({
  kind: z.int(),
  label: z.string(),
  /** What the sender should do. */
  advice: z.string(),
  /** Records with a fault of this kind. */
  records: z.int(),
});

const senderQualitySchema = z.object({
  /** The key of the sender. */
  sender: z.string(),
  name: z.string(),
  /** Records that the sender has not deleted. */
  records: z.int(),
  /** Those of them with a fault. */
  faulty: z.int(),
  /** Most frequent first; kinds without a record are left out. */
  faults: z.array(faultCountSchema),
  /** Faults at the end of each of `weeks`: a record counts once for each kind. */
  trend: z.array(z.int()),
});
export type SenderQuality = z.output<typeof senderQualitySchema>;

const qualityReportSchema = z.object({
  countedAt: z.iso.datetime(),
  /** Last days of the weeks, Sundays, oldest first; the last one is that of the running week. */
  weeks: z.array(z.iso.date()),
  /** The first day of which faults are known; null if none was ever found. */
  since: z.iso.date().nullable(),
  /** The sender with most faults first. */
  senders: z.array(senderQualitySchema),
});
export type QualityReport = z.output<typeof qualityReportSchema>;

const faultyTitlesSchema = listReportSchema.extend({
  /** Number of titles found; `data` holds at most the first 2,000. */
  total: z.int(),
  /** Number of the sender's records with the fault, as in the counts by sender; several may be of one title. */
  records: z.int(),
  senderName: z.string(),
});
export type FaultyTitlesReport = z.output<typeof faultyTitlesSchema>;

const employees = { company: 'title', access: ['employee'] } as const;
const sender = z.string().min(1).max(MAX_SENDER_LENGTH);
const kindNumbers = new Set(faultKinds.map(({ number }) => number));
const kind = z.coerce
  .number()
  .int()
  .refine((number) => kindNumbers.has(number), 'No kind of fault');

export const getQuality = defineEndpoint({
  name: 'getQuality',
  method: 'GET',
  path: '/api/Quality',
  summary: "Contradictions and suspicions in the records of the caller's companies, by sender",
  ...employees,
  response: qualityReportSchema,
});

export const getFaultyTitles = defineEndpoint({
  name: 'getFaultyTitles',
  method: 'GET',
  path: '/api/Quality/titles',
  summary: "The caller's titles in whose records of a sender a fault was found",
  ...employees,
  query: z.object({ sender, kind: kind.optional() }),
  response: faultyTitlesSchema,
});

export const downloadFaults = defineEndpoint({
  name: 'downloadFaults',
  method: 'GET',
  path: '/api/Quality/file',
  summary: 'The faults of a sender in words that can be sent to it, as a table or as a letter',
  ...employees,
  isExport: true,
  query: z.object({ sender, as: z.enum(['csv', 'text']) }),
  response: z.string(),
  produces: 'application/octet-stream',
  isSometimesEmpty: true,
});

export const exportFaults = defineEndpoint({
  name: 'exportFaults',
  method: 'GET',
  path: '/api/Quality/excel',
  summary: 'The faults of a sender as an Excel file; null if it has none',
  ...employees,
  isExport: true,
  query: z.object({ sender }),
  response: excelFileSchema.nullable(),
});
