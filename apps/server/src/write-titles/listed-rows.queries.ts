import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { type Kysely, type Selectable, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import type { ListedRows } from '../derive/listed-rows.ts';

export interface TitleToList {
  companyCode: string;
  isbn: string;
  rows: ListedRows;
  /** The rows before; null for a new title. */
  before: ListedRows | 'unknown' | null;
}

type Keyed<Row> = Row & { company_code: string; isbn: string; position: number };

const keyed = <Row extends object>(titles: readonly TitleToList[], rowsOf: (title: TitleToList) => readonly Row[]) =>
  titles.flatMap((title) =>
    rowsOf(title).map(
      (row, position): Keyed<Row> => ({ ...row, company_code: title.companyCode, isbn: title.isbn, position }),
    ),
  );

const isChanged = ({ rows, before }: TitleToList, part: keyof ListedRows) =>
  before === 'unknown' || JSON.stringify(rows[part]) !== JSON.stringify(before?.[part] ?? []);

const ofTitles = (titles: readonly TitleToList[]) => sql<boolean>`(company_code, isbn) in (
  select * from unnest(${titles.map((title) => title.companyCode)}::text[], ${titles.map((title) => title.isbn)}::text[])
)`;

const deleteRows = (
  db: Kysely<Tables>,
  table: 'publicity_event' | 'promotion' | 'award_title',
  titles: readonly TitleToList[],
) => sql`delete from ${sql.table(table)} where ${ofTitles(titles)}`.execute(db);

type StoredEvent = Selectable<Tables['publicity_event']>;

/** @returns the stored events of those titles whose events change: they are read before anything is written */
export async function findChangedEvents(db: Kysely<Tables>, titles: readonly TitleToList[]): Promise<StoredEvent[]> {
  const changed = titles.filter((title) => isChanged(title, 'events'));
  if (changed.length === 0) return [];
  return db.selectFrom('publicity_event').selectAll().where(ofTitles(changed)).execute();
}

/**
 * Writes the changed rows of lists of these titles, inside the caller's transaction.
 * @param oldEvents of `findChangedEvents`
 */
export async function writeListedRows(
  db: Kysely<Tables>,
  titles: readonly TitleToList[],
  oldEvents: readonly StoredEvent[],
): Promise<void> {
  await writeEvents(db, titles, oldEvents);
  await writePromotions(db, titles);
  await writeAwards(db, titles);
}

async function writeEvents(
  db: Kysely<Tables>,
  titles: readonly TitleToList[],
  old: readonly StoredEvent[],
): Promise<void> {
  const changed = titles.filter((title) => isChanged(title, 'events'));
  if (changed.length === 0) return;
  await deleteRows(db, 'publicity_event', changed);
  const rows = keyed(changed, (title) => title.rows.events);
  if (rows.length === 0) return;
  // An event that existed before keeps the date on which it was added, also at another position of the list. Its day is
  // computed from its air date, and a rebuild may compute another one.
  const identity = ({
    position: _position,
    air_day: _day,
    date_added: _added,
    ...event
  }: (typeof old)[number] | (typeof rows)[number]) => JSON.stringify(Object.entries(event).sort());
  const added = new Map(old.map((event) => [identity(event), event.date_added]));
  const now = new Date();
  const dated = rows.map((row) => ({
    ...row,
    date_added: row.date_added ?? added.get(identity(row)) ?? companyDay(row.company_code, now),
  }));
  await sql`
    insert into publicity_event (company_code, isbn, position, air_date, air_day, vague, call_sign, show_name,
      booking_description, tour_city, type, market, is_national, is_front_page, date_added)
    select company_code, isbn, position, air_date, air_day, vague, call_sign, show_name,
      booking_description, tour_city, type, market, is_national, is_front_page, date_added
    from ${jsonRows('publicity_event', dated)}`.execute(db);
}

async function writePromotions(db: Kysely<Tables>, titles: readonly TitleToList[]): Promise<void> {
  const changed = titles.filter((title) => isChanged(title, 'promotions'));
  if (changed.length === 0) return;
  await deleteRows(db, 'promotion', changed);
  const rows = keyed(changed, (title) => title.rows.promotions);
  if (rows.length === 0) return;
  await sql`
    insert into promotion (company_code, isbn, kind, position, starts, ends, detail)
    select company_code, isbn, kind, position, starts, ends, detail from ${jsonRows('promotion', rows)}`.execute(db);
}

async function writeAwards(db: Kysely<Tables>, titles: readonly TitleToList[]): Promise<void> {
  const changed = titles.filter((title) => isChanged(title, 'awards'));
  if (changed.length === 0) return;
  await deleteRows(db, 'award_title', changed);
  const rows = keyed(changed, (title) => title.rows.awards.map(({ awardId, year }) => ({ award_id: awardId, year })));
  if (rows.length === 0) return;
  await sql`
    insert into award_title (award_id, company_code, isbn, year)
    select distinct award_id, company_code, isbn, year from ${jsonRows('award_title', rows)}`.execute(db);
}
