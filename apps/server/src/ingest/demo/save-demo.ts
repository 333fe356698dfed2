import type { DemoTitle } from '@titlenet/demo-catalogue/demo-titles';
import { monthlySales } from '@titlenet/demo-catalogue/figures/monthly-sales';
import { pendingOrders } from '@titlenet/demo-catalogue/figures/pending-orders';
import { projectionReports } from '@titlenet/demo-catalogue/figures/projection-reports';
import { weeklySales } from '@titlenet/demo-catalogue/figures/weekly-sales';
import { type PartMessages, partMessages } from '@titlenet/demo-catalogue/records/part-messages';
import type { OpenDatabase } from '../../database/connection.ts';
import { refreshFigures } from '../../projection/refresh-figures.ts';
import { saveHouseParts } from '../../projection/save-in-house-fragments.ts';
import type { WriteOptions } from '../../projection/write-merged.ts';
import { putAwardLists } from '../../records/award-lists.queries.ts';
import { inHouseFragment } from '../../records/fragment-of-message.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { putPendingOrders } from '../../records/pending-orders.queries.ts';
import { putReports } from '../../records/projection-reports.queries.ts';
import { putPeople } from '../../records/reference-rows.queries.ts';
import { putWeeklySales } from '../../records/weekly-sales.queries.ts';

/** How much is written at once: reads on the embedded database wait for whole transactions (DESIGN §6). */
export interface DemoPace {
  titles: number;
  rows: number;
  documents: number;
  titlesAtOnce: number;
}

/** PostgreSQL gains by long transactions, as the embedded database does where nobody reads. */
export const paces = {
  embedded: { titles: 5, rows: 100, documents: 20, titlesAtOnce: 1 },
  alone: { titles: 50, rows: 2_000, documents: 200, titlesAtOnce: 1 },
  postgres: { titles: 250, rows: 2_000, documents: 200, titlesAtOnce: 2 },
} as const satisfies Record<string, DemoPace>;

export interface DemoTarget {
  database: OpenDatabase;
  pace: DemoPace;
  options: WriteOptions;
  today: number;
  signal: AbortSignal | undefined;
}

/** Items by so many, each batch after the one before. */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  signal: AbortSignal | undefined,
  save: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    signal?.throwIfAborted();
    await save(items.slice(start, start + size));
  }
}

/**
 * Saves what stands beside some titles: people, sales, projections, publicity and awards, each as the feed of its kind
 * would. It comes before its titles, which then are written once, with everything that is known of them.
 */
export async function saveBesides(chunk: readonly DemoTitle[], target: DemoTarget): Promise<PartMessages[]> {
  const { database, pace, options, today, signal } = target;
  const db = database.batch;
  await putPeople(db, peopleOf(chunk));
  const sales = chunk.map((title) => monthlySales(title, today));
  await inBatches(sales.flat(), pace.rows, signal, (batch) => putMonthlySales(db, batch));
  await refreshFigures(db, { titles: pace.documents, lanes: 1 }, options);
  const weeks = sales.flatMap((months) => weeklySales(months, today));
  await inBatches(weeks, pace.rows, signal, (batch) => putWeeklySales(db, batch));
  const orders = chunk.flatMap(({ edition }) => pendingOrders(edition, today));
  await inBatches(orders, pace.rows, signal, (batch) => putPendingOrders(db, batch));
  const reports = chunk.flatMap((title) => projectionReports(title, today));
  await inBatches(reports, pace.documents, signal, (batch) => putReports(db, batch));
  const messages = chunk.map((title) => partMessages(title, today));
  const awards = messages.flatMap(({ award }) => award ?? []);
  await putAwardLists(db, awards);
  const parts = [...messages.flatMap(({ publicity }) => publicity ?? []), ...awards].map(inHouseFragment);
  await inBatches(parts, pace.titles, signal, (batch) => saveHouseParts(db, batch, options));
  return messages;
}

type PersonMessage = Parameters<typeof putPeople>[1][number];

const person = (id: string, name: string): PersonMessage => ({ kind: 'person', id, name });

/** People as they are told of; none of them twice. */
export function peopleByIds(people: Iterable<readonly [id: string, name: string]>): PersonMessage[] {
  return [...new Map(people)].map(([id, name]) => person(id, name));
}

/** Everybody with an id of a photo. */
function peopleOf(titles: readonly DemoTitle[]): PersonMessage[] {
  const people: [string, string][] = [];
  for (const { record } of titles) {
    const { authorId, artistId } = record.sheet.editorial ?? {};
    const { author1, author2 } = record.bar;
    if (authorId && authorId !== '0' && author1) people.push([authorId, author1]);
    if (artistId && artistId !== '0' && artistId !== '(none)' && author2) people.push([artistId, author2]);
  }
  return peopleByIds(people);
}
