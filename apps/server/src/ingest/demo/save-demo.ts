import type { DemoTitle } from '@titlenet/demo-catalogue/demo-titles';
import { monthlySales } from '@titlenet/demo-catalogue/figures/monthly-sales';
import { pendingOrders } from '@titlenet/demo-catalogue/figures/pending-orders';
import { projectionReports } from '@titlenet/demo-catalogue/figures/projection-reports';
import { weeklySales } from '@titlenet/demo-catalogue/figures/weekly-sales';
import { type PartMessages, partMessages } from '@titlenet/demo-catalogue/records/part-messages';
import type { OpenDatabase } from '../../database/connection.ts';
import { putAwardLists } from '../../records/award-lists.queries.ts';
import { inHouseFragment } from '../../records/fragment-of-message.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { putPendingOrders } from '../../records/pending-orders.queries.ts';
import { putReports } from '../../records/projection-reports.queries.ts';
import { putPeople } from '../../records/reference-rows.queries.ts';
import { putWeeklySales } from '../../records/weekly-sales.queries.ts';
import { failedFiguresNotice, refreshFigures } from '../../write-titles/refresh-figures.ts';
import { saveInHouseFragments } from '../../write-titles/save-in-house-fragments.ts';
import type { WriteOptions } from '../../write-titles/write-merged.ts';

/** Sizes of chunks and transactions. */
export const PACE = {
  /** Titles that are composed together. */
  chunk: 500,
  /** Titles in one transaction. */
  titles: 250,
  /** Rows of monthly sales in one transaction. */
  rows: 2_000,
  /** Reports in one transaction. */
  documents: 200,
  /** Transactions with titles that run concurrently. */
  concurrency: 2,
} as const;

export interface DemoTarget {
  database: OpenDatabase;
  options: WriteOptions;
  today: number;
  signal: AbortSignal | undefined;
}

/** Saves items in batches, one after another. */
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
 * Saves the other records of some titles: people, sales, projections, publicity and awards, each as the feed of its
 * kind would. They are saved before the titles, so that each title is derived only once.
 */
export async function saveRelatedRecords(chunk: readonly DemoTitle[], target: DemoTarget): Promise<PartMessages[]> {
  const { database, options, today, signal } = target;
  const db = database.batch;
  await putPeople(db, peopleOf(chunk));
  const sales = chunk.map((title) => monthlySales(title, today));
  await inBatches(sales.flat(), PACE.rows, signal, (batch) => putMonthlySales(db, batch));
  await refreshDemoFigures(target);
  const weeks = sales.flatMap((months) => weeklySales(months, today));
  await inBatches(weeks, PACE.rows, signal, (batch) => putWeeklySales(db, batch));
  const orders = chunk.flatMap(({ edition }) => pendingOrders(edition, today));
  await inBatches(orders, PACE.rows, signal, (batch) => putPendingOrders(db, batch));
  const reports = chunk.flatMap((title) => projectionReports(title, today));
  await inBatches(reports, PACE.documents, signal, (batch) => putReports(db, batch));
  const messages = chunk.map((title) => partMessages(title, today));
  const awards = messages.flatMap(({ award }) => award ?? []);
  await putAwardLists(db, awards);
  const parts = [...messages.flatMap(({ publicity }) => publicity ?? []), ...awards].map(inHouseFragment);
  await inBatches(parts, PACE.titles, signal, (batch) => saveInHouseFragments(db, batch, options));
  return messages;
}

/** Updates the figures of titles whose sales were saved, or whose reporting periods have moved. */
export async function refreshDemoFigures({ database, options }: DemoTarget): Promise<void> {
  const failed = await refreshFigures(database.batch, options);
  if (failed.length > 0) throw new Error(failedFiguresNotice(failed));
}

type PersonMessage = Parameters<typeof putPeople>[1][number];

const person = (id: string, name: string): PersonMessage => ({ kind: 'person', id, name });

/** Person records by id, without duplicates. */
export function peopleByIds(people: Iterable<readonly [id: string, name: string]>): PersonMessage[] {
  return [...new Map(people)].map(([id, name]) => person(id, name));
}

/** Authors and artists who have the id of a photo. */
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
