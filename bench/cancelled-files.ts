import { setTimeout as sleep } from 'node:timers/promises';
import { amount } from './amount.ts';
import { type MemoryPeaks, watchMemory } from './browser-memory.ts';
import { type BrowserSession, openSession } from './browser-session.ts';
import { fileFormats, openFileDialog } from './file-times.ts';
import { startBrowserProduct } from './harness/product.ts';
import { ms, table, whole } from './report.ts';

const TITLES = amount(1_500, 20);
/** Enough that a search finds the titles of a file, and fewer than it shows at most. */
const DEMO_TITLES = amount(3_000, 100);
/** A file is cancelled when this share of its titles is loaded. */
const SHARE = 0.4;
const FILE_TIMEOUT_MS = 300_000;
const WATCHED_MS = 3_000;

interface CancelledFile extends MemoryPeaks {
  format: string;
  loaded: number;
  /** Milliseconds from the click to the end of the dialog. */
  closed: number;
  /** Calls of the API that began after the dialog had closed. */
  calls: number;
  /** MB of all processes after a garbage collection: before the file, and afterwards. */
  before: number;
  after: number;
}

/** Cancels a file of each format while its titles are loaded. */
export async function measureCancelledFiles(note: (text: string) => void): Promise<CancelledFile[]> {
  note('Building the web app and starting the product');
  const product = await startBrowserProduct(DEMO_TITLES);
  try {
    const times: CancelledFile[] = [];
    for (const [format, choice] of fileFormats) {
      const session = await openSession(product.url, 'administrator');
      try {
        note(`Cancelling a file of ${TITLES} titles: ${format}`);
        times.push({ format, ...(await measureCancelled(session, choice)) });
      } finally {
        await session.close();
      }
    }
    return times;
  } finally {
    await product.stop();
  }
}

async function memoryNow({ page }: BrowserSession): Promise<number> {
  await page.requestGC();
  const memory = await watchMemory(page.context().browser()!);
  await sleep(500);
  return (await memory.stop()).browser;
}

async function measureCancelled(session: BrowserSession, choice: RegExp): Promise<Omit<CancelledFile, 'format'>> {
  const { page } = session;
  const dialog = await openFileDialog(session, TITLES, choice);
  const before = await memoryNow(session);
  const memory = await watchMemory(page.context().browser()!);
  await dialog.getByRole('button', { name: 'Download' }).click();
  const progress = dialog.getByLabel(/ titles loaded$/);
  await progress.waitFor();
  const loadedNow = async () =>
    Number((await progress.getAttribute('aria-label'))?.replaceAll(',', '').match(/^\d+/)?.[0] ?? 0);
  let loaded = 0;
  for (const deadline = Date.now() + FILE_TIMEOUT_MS; loaded < SHARE * TITLES; await sleep(20)) {
    loaded = await loadedNow();
    if (Date.now() > deadline) throw new Error(`Only ${loaded} titles were loaded`);
  }
  const started = performance.now();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  const closed = performance.now() - started;
  let calls = 0;
  const count = (request: { url(): string }) => {
    if (request.url().includes('/api/')) calls += 1;
  };
  page.on('request', count);
  await sleep(WATCHED_MS);
  page.off('request', count);
  return { ...(await memory.stop()), loaded, closed, calls, before, after: await memoryNow(session) };
}

/** One row per format. */
export function cancelledTable(times: readonly CancelledFile[]): string {
  const head = [
    `${whole(TITLES)} titles as one file, cancelled`,
    'loaded titles',
    'dialog closed, ms',
    'calls afterwards',
    'all processes before, MB',
    'at most',
    'afterwards',
  ];
  const row = ({ format, loaded, closed, calls, before, browser, after }: CancelledFile) => [
    format,
    whole(loaded),
    ms(closed),
    String(calls),
    whole(before),
    whole(browser),
    whole(after),
  ];
  return table(head, times.map(row));
}
