import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { resultFields, resultSource, savedName } from '@titlenet/catalogue/result-columns/result-sources';
import { searchHarperCollins, searchHccp, searchHqna } from '@titlenet/contract/power-search/searches';
import { getHccpFields, savePreference } from '@titlenet/contract/preferences';
import { amount } from './amount.ts';
import { type BrowserSession, openSession } from './browser-session.ts';
import { startBrowserProduct } from './harness/product.ts';

const REPEATS = amount(10);

const searches = { HarperCollins: searchHarperCollins, HQNA: searchHqna, HCCP: searchHccp } as const;

/** Times of one division's result and form in a browser, in milliseconds, and the DOM nodes of the grid. */
export interface BrowserTimes {
  division: string;
  columns: number;
  /** From the last byte of the response to the rows on screen. */
  rows: number[];
  /** Main thread time from the navigation to the rows on screen. */
  processor: number[];
  sort: number[];
  typing: number[];
  nodes: number;
}

/** The default columns, and all columns: the maximum that a person can choose. */
type Choice = 'usual' | 'all';

/** Builds and starts the product, and measures all three divisions as a person with all companies. */
export async function measureBrowser(note: (text: string) => void): Promise<BrowserTimes[]> {
  note('Building the web app and starting the product');
  const product = await startBrowserProduct();
  try {
    const session = await openSession(product.url, 'administrator');
    try {
      const times: BrowserTimes[] = [];
      for (const choice of ['usual', 'all'] as const)
        for (const form of Object.values(powerSearchForms)) {
          note(`Opening results of ${form.name} with ${choice} columns`);
          times.push(await measureForm(session, form, choice));
        }
      return times;
    } finally {
      await session.close();
    }
  } finally {
    await product.stop();
  }
}

async function measureForm(session: BrowserSession, form: PowerSearchForm, choice: Choice): Promise<BrowserTimes> {
  const { page, processorTime } = session;
  const { path } = searches[form.name];
  if (choice === 'all') await chooseAllColumns(session, form);
  const columns = await answerInFull(session, form, path);
  const measured: BrowserTimes = {
    division: form.name,
    columns,
    rows: [],
    processor: [],
    sort: [],
    typing: [],
    nodes: 0,
  };
  const field = titleField(form);
  const grid = page.getByRole('grid');
  for (let turn = 0; turn < REPEATS; turn += 1) {
    await page.goto('/#/');
    await page.getByRole('heading', { name: 'Home' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const before = await processorTime();
    const address = `#/Searching/PowerSearch/${form.name}/result?${field}=a${turn}&sortBy=${encodeURIComponent(form.defaultSort)}`;
    measured.rows.push(await page.evaluate(answerToPaint, { address, path }));
    measured.processor.push((await processorTime()) - before);
    measured.nodes = Math.max(measured.nodes, await grid.evaluate((element) => element.querySelectorAll('*').length));
    const header = grid.getByRole('columnheader', { name: 'Title', exact: true }).getByRole('button');
    measured.sort.push(await header.evaluate(clickToPaint));
  }
  await page.goto(`/#/Searching/PowerSearch/${form.name}`);
  const box = page.getByLabel('Title', { exact: true });
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < REPEATS; turn += 1) {
    // Two calls: the page must have its listener before the key is pressed.
    await page.evaluate(awaitKey);
    await box.press('a');
    measured.typing.push(await page.evaluate(() => (globalThis as Awaiting).painted!));
  }
  await page.unrouteAll();
  return measured;
}

const titleField = (form: PowerSearchForm) =>
  form.criteria.find((criterion) => criterion.kind === 'text' && criterion.searches === 'title')!.name;

async function chooseAllColumns({ call }: BrowserSession, form: PowerSearchForm): Promise<void> {
  if (form.source === 'Hccp') {
    const blocks = await call<{ fields: { id: number }[] }[]>(getHccpFields.path);
    await call(
      getHccpFields.path,
      blocks.flatMap(({ fields }) => fields.map(({ id }) => id)),
    );
  } else {
    const names = resultFields(resultSource(form.source)).map(savedName);
    await call(`${savePreference.path}?company=${form.division}`, names);
  }
}

/** Makes every search return the maximum number of rows. @returns the columns */
async function answerInFull({ page, call }: BrowserSession, form: PowerSearchForm, path: string): Promise<number> {
  const answer = await call<{ data: object[]; titles: object[] }>(path, {
    [titleField(form)]: 'a',
    sortBy: form.defaultSort,
  });
  if (answer.data.length === 0) throw new Error(`${form.name} found no title to make rows of`);
  // The small catalogue has no such result, so its rows are repeated.
  const data = Array.from({ length: MAX_POWER_SEARCH_ROWS }, (_, index) => ({
    ...answer.data[index % answer.data.length],
    PRODUCT_ID: 90_000_000 + index,
  }));
  const body = JSON.stringify({ ...answer, data, total: data.length, noData: false, moreCriteriaRequired: false });
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
  return answer.titles.length;
}

/**
 * In the page: from the last byte of the response to the frame with its first row. Rejects with the row that is shown.
 */
function answerToPaint({ address, path }: { address: string; path: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No rows within 30 s: ${document.body.innerText.slice(0, 500)}`)), 30_000);
    performance.clearResourceTimings();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="grid"] [aria-rowindex="2"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const arrived = answers.findLast(({ name }) => name.endsWith(path))?.responseEnd;
          resolve(performance.now() - (arrived ?? Number.NaN));
        };
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    location.hash = address;
  });
}

/** In the page: from the click on a column header to the frame with the new order. */
function clickToPaint(header: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    (header as HTMLElement).click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    });
  });
}

interface Awaiting {
  painted?: Promise<number>;
}

/** In the page: records the time from the next key press to the frame with its letter. */
function awaitKey(): void {
  (globalThis as Awaiting).painted = new Promise((resolve) => {
    const onKey = (event: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    document.addEventListener('keydown', onKey, { once: true, capture: true });
  });
}
