import { openAsBlob, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPLOAD_CHUNK_BYTES } from '@titlenet/contract/imports';
import { isbnOf, writeOnixFile } from '../import-files.ts';
import { callProduct, type OfficeOrder } from './office.ts';

type At = Pick<OfficeOrder, 'address' | 'headers'>;

/** Repeats a call that cannot be answered now, as the page Imports does. */
async function persist<Answer>(call: () => Promise<Answer>, limitMs: number): Promise<Answer> {
  const from = Date.now();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() - from > limitMs) throw error;
      await sleep(500);
    }
  }
}

export interface Upload {
  /** ISBNs of the titles of the file. */
  isbns: readonly string[];
  /** Resolves to the state in which the import ended. */
  done: Promise<string>;
}

/**
 * Uploads an ONIX file of new titles in pieces through the proxy, and waits until it is imported.
 *
 * @param range of ISBNs, below 20
 * @param round 0 for new titles; 1 to 29 change those of the range
 */
export async function uploadTitles(
  at: At,
  folder: string,
  range: number,
  products: number,
  round = 0,
): Promise<Upload> {
  const path = join(folder, `upload-${range}-${round}.xml`);
  const sent = `202610${String(round + 1).padStart(2, '0')}`;
  await writeOnixFile({ path, products, seed: range + round * 100, range, sent });
  const file = await openAsBlob(path);
  const send = async () => {
    const started = (await persist(
      () =>
        callProduct(at, 'POST', '/api/Imports', {
          fileName: `titles-${range}-${round}.xml`,
          size: file.size,
          company: '001',
        }),
      60_000,
    )) as { id: number };
    for (let offset = 0; offset < file.size; offset += UPLOAD_CHUNK_BYTES) {
      const piece = new Uint8Array(await file.slice(offset, offset + UPLOAD_CHUNK_BYTES).arrayBuffer());
      const path = `/api/Imports/${started.id}/File?offset=${offset}`;
      await persist(() => callProduct(at, 'PUT', path, piece), 60_000);
    }
    rmSync(path);
    for (;;) {
      const jobs = (await persist(() => callProduct(at, 'GET', '/api/Imports'), 60_000)) as {
        id: number;
        state: string;
        fault: string | null;
      }[];
      const job = jobs.find(({ id }) => id === started.id);
      if (!job) return 'unknown';
      if (['done', 'failed', 'cancelled'].includes(job.state))
        return job.fault ? `${job.state}: ${job.fault}` : job.state;
      await sleep(1_000);
    }
  };
  return { isbns: Array.from({ length: products }, (_, number) => isbnOf(range, number)), done: send() };
}
