import { type Kysely, sql } from 'kysely';

const TABLES_WITH_SENT_TIME = [
  'in_house_fragment',
  'monthly_sales',
  'weekly_sales',
  'pending_order',
  'projection_report',
  'person',
  'person_picture',
  'permission',
  'term',
  'trade_category',
  'user_list',
];

/** Records of one query; a record may have some 100 KB. */
const PAGE_SIZE = 200;

/**
 * Earlier versions stored times of messages that are later than their receipt, which no correction could replace. Such
 * messages now count as sent when this migration runs, because the time of their receipt was not stored (G-201).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ moment: string }>`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`.execute(db);
  // The statement gives one row.
  const { moment } = rows[0]!;
  for (const table of TABLES_WITH_SENT_TIME)
    await sql`update ${sql.table(table)} set sent_at = ${moment}::timestamptz where sent_at > ${moment}::timestamptz`.execute(
      db,
    );
  await sql`
    update term set labelled_at = ${moment}::timestamptz where labelled_at > ${moment}::timestamptz`.execute(db);
  await limitRecords(db, moment);
}

/** The former times are not kept. */
export async function down(): Promise<void> {}

interface RecordRow {
  company_code: string;
  sender: string;
  record_reference: string;
  record: string;
}

interface StoredRecord {
  bar: { onixDate?: string | null };
  source: { sentAt?: string | null; wholeSentAt?: string; fieldsSentAt?: Record<string, string> };
}

async function limitRecords(db: Kysely<unknown>, moment: string): Promise<void> {
  for (let after = ['', '', '']; ; ) {
    const { rows } = await sql<RecordRow>`
      select company_code, sender, record_reference, record from title_source
      where (company_code, sender, record_reference) > (${sql.join(after)}) and sent_at > ${moment}::timestamptz
      order by company_code, sender, record_reference limit ${PAGE_SIZE}`.execute(db);
    for (const { company_code, sender, record_reference, record } of rows) {
      await sql`
        update title_source set sent_at = ${moment}::timestamptz, record = ${limited(record, moment)}
        where company_code = ${company_code} and sender = ${sender}
          and record_reference = ${record_reference}`.execute(db);
      after = [company_code, sender, record_reference];
    }
    if (rows.length < PAGE_SIZE) return;
  }
}

/** Limits all times of a record; its other content keeps its order. */
function limited(text: string, moment: string): string {
  // Records are stored in this form.
  const record = JSON.parse(text) as StoredRecord;
  const { source, bar } = record;
  const limit = (time: string) =>
    Date.parse(time.endsWith('Z') ? time : `${time}Z`) > Date.parse(moment) ? moment : time;
  if (source.sentAt) source.sentAt = limit(source.sentAt);
  if (source.wholeSentAt) source.wholeSentAt = limit(source.wholeSentAt);
  const { fieldsSentAt = {} } = source;
  for (const [field, time] of Object.entries(fieldsSentAt)) fieldsSentAt[field] = limit(time);
  if (bar.onixDate) bar.onixDate = limit(bar.onixDate).slice(0, 19);
  return JSON.stringify(record);
}
