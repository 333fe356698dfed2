import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { projectionReports } from '@titlenet/catalogue/reports/projections';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { amount } from './amount.ts';
import { type BrowserSession, openSession, watchProcessorTime } from './browser-session.ts';
import { findTitles } from './found-titles.ts';
import { type Product, startBrowserProduct } from './harness/product.ts';
import { type ReportedTitle, writeReportFeed } from './report-feed.ts';

const projectionsUs = projectionReports[0];
const root = join(import.meta.dirname, '..');
/** Enough for results in every division. */
const MIN_DEMO_TITLES = 600;
const ACCOUNTS = amount(60, 5);
const REPEATS = amount(3);
const INPUT_INTERVAL_MS = 150;
const REPORT_TIMEOUT_MS = 120_000;

/** One run: times in milliseconds, up to `all` from the start of the navigation. */
export interface CombinedReportTimes {
  reports: number;
  accounts: number;
  /** The last report has been received. */
  received: number;
  /** The summary is shown. */
  front: number;
  first: number;
  all: number;
  /** From a jump to the end of the page until the last report is rendered. */
  far: number;
  /** Rendering all reports for a print. */
  print: number;
  /** Durations of input events, from the input to the next frame. */
  interactions: number[];
  /** Before the jump and the print. */
  nodes: number;
  /** Main thread time until all reports are on the page. */
  processor: number;
}

function importReports({ dataFolder }: Product, titles: readonly ReportedTitle[]): void {
  const file = join(dataFolder, 'reports.jsonl');
  writeReportFeed(file, titles, ACCOUNTS);
  execFileSync(process.execPath, ['apps/server/src/cli/titlenet.ts', 'import', file], {
    cwd: root,
    env: { ...process.env, TITLENET_DATA: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Before the page's scripts: records when the summary, the first and the last report are on the page, and all input events. */
function record(reports: number): void {
  const recorded = { front: 0, first: 0, all: 0, interactions: [] as number[] };
  Object.assign(globalThis, { recorded });
  new MutationObserver(() => {
    // `getElementsByTagName('article').length` would visit the whole document after each change: longer than rendering.
    if (recorded.all > 0) return;
    const front = document.querySelector('[data-front]');
    if (front?.checkVisibility()) recorded.front ||= performance.now();
    const first = document.querySelector('article');
    if (!first?.checkVisibility()) return;
    recorded.first ||= performance.now();
    // Reports are added in the order of their places.
    if (!document.getElementById(`report-${reports - 1}`)?.checkVisibility()) return;
    requestAnimationFrame(() => {
      recorded.all ||= performance.now();
    });
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
  const onEvents = (list: PerformanceObserverEntryList) => {
    for (const { duration, name } of list.getEntries())
      if (name === 'keydown' || name === 'pointerdown') recorded.interactions.push(duration);
  };
  new PerformanceObserver(onEvents).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** In the page: jumps to the last report. @returns how long until it is rendered, in ms */
function jumpToEnd(last: string): Promise<number> {
  const start = performance.now();
  document.getElementById(last)?.scrollIntoView();
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector(`#${last} table`) ? resolve(performance.now() - start) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
}

/** In the page: renders what a print needs. @returns how long, in ms */
function preparePrint(): number {
  const start = performance.now();
  window.dispatchEvent(new Event('beforeprint'));
  return performance.now() - start;
}

type Recorded = Pick<CombinedReportTimes, 'front' | 'first' | 'all' | 'interactions'>;
const recordedOn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'recorded') as Recorded);

async function measureRun({ page }: BrowserSession, reports: number): Promise<CombinedReportTimes> {
  const tab = await page.context().newPage();
  const processorTime = await watchProcessorTime(tab);
  await tab.addInitScript(record, reports);
  await tab.goto('/#/reports/projectionsMultiple');
  for (const deadline = Date.now() + REPORT_TIMEOUT_MS; ; await sleep(INPUT_INTERVAL_MS)) {
    await tab.keyboard.press('Shift');
    await tab.mouse.click(4, 300);
    if ((await recordedOn(tab)).all > 0) break;
    if (Date.now() > deadline) throw new Error(`The reports are not on the page: ${await tab.innerText('body')}`);
  }
  const recorded = await recordedOn(tab);
  const processor = await processorTime();
  const received = await tab.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/Reports/'));
    return Math.max(...calls.map((call) => (call as PerformanceResourceTiming).responseEnd));
  });
  const nodes = await tab.evaluate(() => document.getElementsByTagName('*').length);
  const far = await tab.evaluate(jumpToEnd, `report-${reports - 1}`);
  const print = await tab.evaluate(preparePrint);
  await tab.close();
  return { ...recorded, received, reports, accounts: ACCOUNTS, nodes, processor, far, print };
}

/** Builds and starts the product, and opens the combined report of a number of titles several times. */
export async function measureCombinedReports(
  reports: number,
  note: (text: string) => void,
): Promise<CombinedReportTimes[]> {
  note('Building the web app and starting the product');
  const product = await startBrowserProduct(Math.max(MIN_DEMO_TITLES, 2 * reports));
  try {
    const session = await openSession(product.url, 'administrator');
    try {
      const titles = await findTitles(session, reports, ({ companyCode }) => hasReport(projectionsUs, companyCode));
      const selections = titles.map(({ companyCode, isbn }) => ({ companyCode, isbn }));
      note(`Importing ${reports} reports`);
      importReports(product, selections);
      const entry = { region: 'us', report: 'Projections', selections, createdAt: Date.now() };
      await session.page.evaluate(
        (text) =>
          localStorage.setItem(`titlenet.multipleProjectionReport.${localStorage.getItem('titlenet.person')}`, text),
        JSON.stringify(entry),
      );
      const runs: CombinedReportTimes[] = [];
      for (let run = 0; run < REPEATS; run += 1) {
        note(`Opening the combined report, run ${run + 1}`);
        runs.push(await measureRun(session, reports));
      }
      return runs;
    } finally {
      await session.close();
    }
  } finally {
    await product.stop();
  }
}
