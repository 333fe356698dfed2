import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { searchHarperCollins } from '@titlenet/contract/power-search/searches';
import { amount } from './amount.ts';
import { type MemoryPeaks, watchMemory } from './browser-memory.ts';
import { type BrowserSession, openSession } from './browser-session.ts';
import { startBrowserProduct } from './harness/product.ts';
import { ms, table, whole } from './report.ts';

/** Enough that a search finds the titles of a file. */
const DEMO_TITLES = amount(1_000, 100);
const DIALOG_NAME = 'Print Title Sheets';
const FILE_TITLES = amount(500, 3);
const LOAD_TIMEOUT_MS = 600_000;
const FILE_TIMEOUT_MS = 300_000;
const BUDGETS = { seconds: 60, memory: 1_000 } as const;

interface FileTimes extends MemoryPeaks {
  format: string;
  seconds: number;
  megabytes: number;
}

export const fileFormats = [
  ['Word', /^Download as a Word file/],
  ['HTML', /^Download as an HTML file/],
] as const;

/** Selects 500 found titles and downloads them as one file of each format. */
export async function measureFiles(note: (text: string) => void): Promise<FileTimes[]> {
  note('Building the web app and starting the product');
  const product = await startBrowserProduct(DEMO_TITLES);
  try {
    const times: FileTimes[] = [];
    for (const [format, choice] of fileFormats) {
      const session = await openSession(product.url, 'administrator');
      try {
        note(`Making a file of ${FILE_TITLES} titles: ${format}`);
        times.push({ format, ...(await measureFile(session, choice)) });
      } finally {
        await session.close();
      }
    }
    return times;
  } finally {
    await product.stop();
  }
}

const search = { title: 'e', titleSwitch: 2, sortBy: 'title', company: '1' };

/** Waits until the demo catalogue, which is loaded after the start, has enough titles. */
async function untilFound({ call }: BrowserSession, titles: number): Promise<void> {
  for (const deadline = Date.now() + LOAD_TIMEOUT_MS; ; await sleep(2_000)) {
    const { data = [] } = await call<{ data?: object[] }>(searchHarperCollins.path, search);
    if (data.length >= titles) return;
    if (Date.now() > deadline) throw new Error(`The search found ${data.length} titles`);
  }
}

/** Opens the dialog of a file of found titles, with a format chosen. @param format name of its choice */
export async function openFileDialog(session: BrowserSession, titles: number, format: RegExp): Promise<Locator> {
  const { page } = session;
  await untilFound(session, titles);
  await page.route(`**${searchHarperCollins.path}`, async (route) => {
    // A GET of the same path returns the lists of the form.
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: answer.data.slice(0, titles), total: titles } });
  });
  await page.goto(
    `/#/Searching/PowerSearch/HarperCollins/result?title=${search.title}&titleSwitch=${search.titleSwitch}&sortBy=${search.sortBy}`,
  );
  await page.getByRole('grid').waitFor();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: DIALOG_NAME }).click();
  const dialog = page.getByRole('dialog', { name: DIALOG_NAME });
  await dialog.getByText(`Output of ${titles.toLocaleString('en-US')} titles`).waitFor();
  await dialog.getByRole('radio', { name: format }).check();
  return dialog;
}

async function measureFile(session: BrowserSession, choice: RegExp): Promise<Omit<FileTimes, 'format'>> {
  const { page } = session;
  const dialog = await openFileDialog(session, FILE_TITLES, choice);
  const memory = await watchMemory(page.context().browser()!);
  const started = performance.now();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await dialog.getByText(/is ready\.$/).waitFor({ timeout: FILE_TIMEOUT_MS });
  const seconds = (performance.now() - started) / 1000;
  const peaks = await memory.stop();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download TitleSheet/ }).click();
  const stream = await (await file).createReadStream();
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.length;
  return { seconds, megabytes: bytes / 2 ** 20, ...peaks };
}

/** One row per format. */
export function fileTable(times: readonly FileTimes[]): string {
  const head = [
    `${FILE_TITLES} titles as one file`,
    `seconds ≤ ${BUDGETS.seconds}`,
    `all processes, MB ≤ ${whole(BUDGETS.memory)}`,
    'largest renderer, MB',
    'file, MB',
  ];
  const row = ({ format, seconds, browser, renderer, megabytes }: FileTimes) => [
    format,
    ms(seconds),
    whole(browser),
    whole(renderer),
    ms(megabytes),
  ];
  return table(head, times.map(row));
}
