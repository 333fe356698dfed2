import { promisify } from 'node:util';
import { deflateRawSync, inflateRaw } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { runTogether } from '../database/upsert-rows.ts';

const inflate = promisify(inflateRaw);

/** Records of one title, sender and kind that are kept if the settings do not say otherwise. */
export const DEFAULT_RECORDS_KEPT = 5;

/** The fastest level: a record of 6 kB takes 0.1 ms and becomes about 2 kB. */
const COMPRESSION_LEVEL = 1;

/** A record as it was sent. */
export interface ReceivedText {
  text: string;
  /** Line of the file, from 1. */
  line: number;
}

/** The kind of an ONIX record, or of a record of the house feed. */
export type ReceivedKind = Tables['received_record']['kind'];

/** The title that a record is about. */
export interface ReceivedTitle {
  companyCode: string;
  /** ISBN, or sender and record reference. */
  titleKey: string;
}

export interface ReceivedRecord extends ReceivedTitle, ReceivedText {
  sender: string;
  kind: ReceivedKind;
  recordReference: string;
  /** ISO time that the sender states; null if it states none. */
  sentAt: string | null;
}

/** Which records to keep, and the run that has read them. */
export interface Keeping {
  runId: number | null;
  /** Records of one title, sender and kind; 0 keeps none. */
  recordsKept?: number;
}

/**
 * Keeps records as they were sent, in the transaction that saves them, and removes the oldest ones of the same title,
 * sender and kind above the limit.
 *
 * @param records no two of the same title, sender and kind
 */
export async function keepReceived(
  trx: Transaction<Tables>,
  records: readonly ReceivedRecord[],
  { runId, recordsKept = DEFAULT_RECORDS_KEPT }: Keeping,
): Promise<void> {
  if (records.length === 0 || recordsKept === 0) return;
  const column = <Value>(of: (record: ReceivedRecord) => Value) => records.map(of);
  const keys = sql`unnest(${column(({ companyCode }) => companyCode)}::text[],
    ${column(({ titleKey }) => titleKey)}::text[], ${column(({ sender }) => sender)}::text[],
    ${column(({ kind }) => kind)}::text[]) as sent (company_code, title_key, sender, kind)`;
  const content = column(({ text }) => deflateRawSync(text, { level: COMPRESSION_LEVEL }));
  await runTogether(trx, [
    sql`
      insert into received_record
        (company_code, title_key, sender, kind, record_reference, run_id, line, sent_at, characters, content)
      select company_code, title_key, sender, kind, record_reference, ${runId}::integer, line, sent_at, characters, content
      from unnest(${column(({ companyCode }) => companyCode)}::text[],
        ${column(({ titleKey }) => titleKey)}::text[], ${column(({ sender }) => sender)}::text[],
        ${column(({ kind }) => kind)}::text[], ${column(({ recordReference }) => recordReference)}::text[],
        ${column(({ line }) => line)}::integer[], ${column(({ sentAt }) => sentAt)}::timestamptz[],
        ${column(({ text }) => text.length)}::integer[], ${content}::bytea[])
        as sent (company_code, title_key, sender, kind, record_reference, line, sent_at, characters, content)`,
    // The statement does not see the rows that it inserts: one less than the limit stays of those before.
    sql`
      delete from received_record as old using ${keys}
      where (old.company_code, old.title_key, old.sender, old.kind)
          = (sent.company_code, sent.title_key, sent.sender, sent.kind)
        and old.id <= (
          select id from received_record as kept
          where (kept.company_code, kept.title_key, kept.sender, kept.kind)
            = (sent.company_code, sent.title_key, sent.sender, sent.kind)
          order by id desc offset ${recordsKept - 1} limit 1)`,
  ]);
}

/** Records whose texts are inflated at once. */
const CHECKED_PAGE = 500;

/**
 * Finds kept records that are damaged or of which nothing is stored: a text that cannot be read or has another length, and
 * a sender of whom the title has no record.
 */
export async function* checkReceived(db: Kysely<Tables>): AsyncGenerator<{ title: string; what: string }> {
  for (let after = '0'; ; ) {
    const { rows } = await sql<CheckedRow>`
      select id::text as id, company_code as "companyCode", title_key as "titleKey", sender, kind, characters, content,
        case when kind in ('onix', 'title')
          then exists (select from title_source source where (source.company_code, source.sender, source.record_reference)
            = (kept.company_code, kept.sender, kept.record_reference))
          else exists (select from in_house_fragment part where (part.company_code, part.isbn, part.kind)
            = (kept.company_code, kept.title_key, kept.kind))
        end as "isStored"
      from received_record kept where id > ${after}::bigint order by id limit ${CHECKED_PAGE}`.execute(db);
    for (const row of rows) {
      const title = `${row.companyCode} ${row.titleKey.replace('\n', ' ')}`;
      for (const what of await receivedFaults(row)) yield { title, what: `its kept record ${row.id} ${what}` };
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHECKED_PAGE) return;
    after = last.id;
  }
}

interface CheckedRow extends ReceivedTitle {
  id: string;
  sender: string;
  kind: ReceivedKind;
  characters: number;
  content: Buffer;
  isStored: boolean;
}

async function receivedFaults({ content, characters, isStored, sender }: CheckedRow): Promise<string[]> {
  const text = await inflate(content).then(
    (bytes) => bytes.toString('utf8'),
    () => undefined,
  );
  return [
    ...(text === undefined ? ['cannot be read'] : []),
    // Half a surrogate pair is stored as the replacement character, which has the same length.
    ...(text !== undefined && text.length !== characters ? ['has another length than its text'] : []),
    ...(isStored ? [] : [`is of ${sender}, of whom nothing is stored`]),
  ];
}

/** A kept record without its text. */
export interface KeptRecord {
  id: number;
  sender: string;
  kind: ReceivedKind;
  line: number;
  sentAt: string | null;
  receivedAt: string;
  fileName: string | null;
}

const titleCondition = ({ companyCode, titleKey }: ReceivedTitle) =>
  sql<boolean>`(record.company_code, record.title_key) = (${companyCode}, ${titleKey})`;

/** @returns the kept records of a title, newest first, without their texts */
export async function findKeptRecords(db: Kysely<Tables>, title: ReceivedTitle): Promise<KeptRecord[]> {
  const rows = await db
    .selectFrom('received_record as record')
    .leftJoin('feed_run as run', 'run.id', 'record.run_id')
    .select(['record.id', 'sender', 'kind', 'line', 'sent_at', 'received_at', 'run.file_name'])
    .where(titleCondition(title))
    .orderBy('record.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    sender: row.sender,
    kind: row.kind,
    line: row.line,
    sentAt: row.sent_at,
    receivedAt: row.received_at,
    fileName: row.file_name,
  }));
}

/** @returns the text of a kept record of this title; undefined if the title has no such record */
export async function findKeptText(
  db: Kysely<Tables>,
  title: ReceivedTitle,
  id: number,
): Promise<{ kind: ReceivedKind; text: string } | undefined> {
  const row = await db
    .selectFrom('received_record as record')
    .select(['kind', 'content'])
    .where(titleCondition(title))
    .where('record.id', '=', String(id))
    .executeTakeFirst();
  if (!row) return undefined;
  return { kind: row.kind, text: (await inflate(row.content)).toString('utf8') };
}
