import type { MapOptions } from '../read/onix-record.ts';
import type { OnixTitle } from '../read/onix-title.ts';
import { type OnixEvent, type ReadOptions, readOnix } from '../read/read-onix.ts';

/** The day by which the tests choose valid prices. */
const TODAY = '2026-03-01';

/** Yields bytes in chunks of a size, as a file does. */
export async function* inChunks(content: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Returns all items of a stream. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Returns all events of a feed. */
export function eventsOf(
  content: string | Uint8Array,
  options: ReadOptions = {},
  chunkSize?: number,
): Promise<OnixEvent[]> {
  return collect(readOnix(inChunks(content, chunkSize), { today: TODAY, ...options }));
}

/** Composes a message in reference tags. */
export function message(products: string, release = '3.0', header = ''): string {
  return `<?xml version="1.0"?>\n<ONIXMessage release="${release}">${header}\n${products}\n</ONIXMessage>\n`;
}

/** Composes a record with its reference and notification type. */
export function product(content: string, reference = 'ref-1', notification = '03'): string {
  return `<Product><RecordReference>${reference}</RecordReference><NotificationType>${notification}</NotificationType>${content}</Product>`;
}

/** Reads one product of 3.0; throws if it is rejected. */
export async function newTitle(content: string, options: MapOptions = {}, header = ''): Promise<OnixTitle> {
  return only(await eventsOf(message(product(content), '3.0', header), options));
}

/** Reads one product of 2.1; throws if it is rejected. */
export async function oldTitle(content: string, options: MapOptions = {}, header = ''): Promise<OnixTitle> {
  return only(await eventsOf(message(product(content), '2.1', header), options));
}

function only(events: readonly OnixEvent[]): OnixTitle {
  const [found, ...more] = events.filter((event) => event.kind !== 'header');
  if (found?.kind !== 'product' || more.length > 0) throw new Error(`Not one product: ${JSON.stringify(events)}`);
  return found.title;
}

/** The title bar without `isAudio`, which every title has. */
export function barOf({ bar: { isAudio: _, ...bar } }: OnixTitle): Omit<OnixTitle['bar'], 'isAudio'> {
  return bar;
}

/** Block 1 of 3.0. */
export function descriptive(content: string): string {
  return `<DescriptiveDetail>${content}</DescriptiveDetail>`;
}

/** Block 2 of 3.0. */
export function collateral(content: string): string {
  return `<CollateralDetail>${content}</CollateralDetail>`;
}

/** Block 4 of 3.0. */
export function publishing(content: string): string {
  return `<PublishingDetail>${content}</PublishingDetail>`;
}

/** Block 6 of 3.0 with one supply. */
export function supply(content: string, market = ''): string {
  return `<ProductSupply>${market}<SupplyDetail>${content}</SupplyDetail></ProductSupply>`;
}
