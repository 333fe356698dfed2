import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';

const ARGUMENTS = ['--disable-background-networking', '--disable-quic', '--disable-sync', '--disable-gpu'];

const RETRY_MS = 500;
const MAX_TRIES_WHILE_BUSY = 120;

/** A signed-in browser with a usual desktop size. */
export interface BrowserSession {
  page: Page;
  /** The tokens of the person, for calls without a browser. */
  headers: Record<string, string>;
  /** Calls the API as this person. @param method by default POST with a body, GET without one */
  call<Answer>(path: string, body?: object, method?: string): Promise<Answer>;
  /** Main thread time of the page since it was opened, in ms. */
  processorTime(): Promise<number>;
  close(): Promise<void>;
}

export async function openSession(url: string, person: string): Promise<BrowserSession> {
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    // Chromium's own sandbox does not work for root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ARGUMENTS,
  });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const own = page.waitForRequest((request) => request.headers()['x-enterprise-token'] !== undefined, {
    timeout: 120_000,
  });
  await page.goto('/');
  await page.getByRole('button', { name: `Sign in as ${person}`, exact: true }).click();
  const { authorization = '', 'x-enterprise-token': token = '' } = (await own).headers();
  const headers = { authorization, 'x-enterprise-token': token };
  const processorTime = await watchProcessorTime(page);
  return {
    page,
    headers,
    async call(path, data, method = data ? 'POST' : 'GET') {
      const send = () => context.request.fetch(path, { headers, method, ...(data && { data }) });
      let answer = await send();
      // Searches are answered 503 until the index has loaded.
      for (let tries = 0; answer.status() === 503 && tries < MAX_TRIES_WHILE_BUSY; tries++) {
        await sleep(RETRY_MS);
        answer = await send();
      }
      if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
      const text = await answer.text();
      return text === '' ? null : JSON.parse(text);
    },
    processorTime,
    close: () => browser.close(),
  };
}

/** @returns a function for the main thread time of a page since it was opened, in ms */
export async function watchProcessorTime(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return () => taskTime(client);
}

async function taskTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
