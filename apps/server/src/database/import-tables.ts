import type { ColumnType, Generated } from 'kysely';

export interface FeedRunTable {
  id: Generated<number>;
  file_name: string;
  file_digest: string | null;
  options: string;
  started_by: string | null;
  started_at: Generated<string>;
  finished_at: string | null;
  outcome: string | null;
  report: string | null;
  /** The text before the first record, stored if a record was rejected. */
  preamble?: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last heartbeat of the import. */
  seen_at?: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An uploaded file in the queue of imports. */
export interface ImportJobTable {
  id: Generated<number>;
  file_name: string;
  /** Name of the upload folder with the file: each node has its own, or all share one. */
  folder: string;
  company_code: string | null;
  /** The run whose rejected records the job retries. */
  retry_of: number | null;
  state: string;
  size: number;
  received: Generated<number>;
  bytes_read: number | null;
  records: Generated<number>;
  subject: string;
  started_by: string;
  /** The companies whose titles the user may write. */
  companies: string[];
  created_at: Generated<string>;
  seen_at: Generated<string>;
  finished_at: string | null;
  /** Number of claims, without those that a stopping server has returned. */
  attempts: Generated<number>;
  /** The number of the newest claim. */
  claims: Generated<number>;
  is_cancelled: Generated<boolean>;
  fault: string | null;
  run_ids: Generated<number[]>;
  known: Generated<string[]>;
}

/** A record of a title as it was sent. */
export interface ReceivedRecordTable {
  id: Generated<string>;
  company_code: string;
  /** ISBN, or sender and record reference. */
  title_key: string;
  sender: string;
  /** 'onix', or the kind of a record of the house feed. */
  kind: 'onix' | 'title' | 'publicity' | 'coop' | 'contract' | 'award';
  record_reference: string;
  run_id: number | null;
  line: number;
  sent_at: string | null;
  received_at: Generated<string>;
  /** Length of the text. */
  characters: number;
  /** The text, compressed (deflate). */
  content: Buffer;
}

export interface FeedRejectionTable {
  id: Generated<number>;
  run_id: number;
  record_reference: string | null;
  reason: string;
  byte_offset: number;
  line: number;
  excerpt: string | null;
  /** The whole record as text; null if a retry is not possible. */
  record: string | null;
  taken_at?: ColumnType<string | null, string | null | undefined, string | null>;
  /** The reason before the newest retry that changed it. */
  reason_before?: ColumnType<string | null, string | null | undefined, string | null>;
  taken_by_run?: ColumnType<number | null, number | null | undefined, number | null>;
}
