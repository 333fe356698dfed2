import type { Page, Request } from '@playwright/test';

/** Longer than any page of the demo catalogue needs to be loaded. */
const READY_TIMEOUT_MS = 15_000;
/** Longer than a screen needs to replace a picture that could not be loaded. */
const REPLACED_TIMEOUT_MS = 2_000;

/** What a visited page has. */
interface VisitedPage {
  title: string;
  isEmpty: boolean;
  alerts: string[];
  brokenImages: string[];
  /** Addresses as written in the links; null for a link without one. */
  links: (string | null)[];
}

export interface Crawl {
  /** Visited addresses. */
  visited: string[];
  /** 'address: what is wrong'. */
  faults: string[];
}

/**
 * Addresses that differ only in the title, list or date they show are of one kind. The values of `report` are kept,
 * because they choose between screens.
 */
function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const names = [...new URLSearchParams(query)].map(([name, value]) => (name === 'report' ? `${name}=${value}` : name));
  return `${path.replace(/\d+/g, '0')}?${names.sort().join('&')}`;
}

/** Reports that a title does not have: rows link to them by the ISBN alone (SALES-19, G-07). */
const isReportOfOtherTitle = (address: string, alert: string) =>
  address.includes('/reports/') && /There is no such report of this title|does not exist in TitleNet/.test(alert);

/** Addresses of pictures that could not be loaded and are not replaced by something else. */
async function findBrokenImages(page: Page): Promise<string[]> {
  for (const end = Date.now() + REPLACED_TIMEOUT_MS; ; await page.waitForTimeout(50)) {
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.currentSrc),
    );
    if (broken.length === 0 || Date.now() > end) return broken;
  }
}

async function readPage(page: Page): Promise<VisitedPage> {
  const brokenImages = await findBrokenImages(page);
  const read = await page.evaluate(() => ({
    title: document.title,
    isEmpty: !document.querySelector('main')?.textContent?.trim(),
    alerts: [...document.querySelectorAll<HTMLElement>('[role="alert"]')]
      .map((alert) => alert.innerText)
      .filter(Boolean),
    links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }));
  return { ...read, brokenImages };
}

/** Waits until the screen is shown and all its requests are answered. */
async function untilLoaded(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('main :is(h1, [role="alert"], pre)') && !document.querySelector('[aria-busy="true"]'),
    null,
    { timeout: READY_TIMEOUT_MS },
  );
  for (const end = Date.now() + READY_TIMEOUT_MS; pending.size > 0; await page.waitForTimeout(10))
    if (Date.now() > end) throw new Error(`Not answered: ${[...pending].map((request) => request.url()).join()}`);
}

/**
 * Covers of titles that have none are answered 404 (G-149), which browsers log. Their images must show the replacement:
 * others count as broken.
 */
const isCover = (url: string) => URL.parse(url)?.pathname.startsWith('/images/covers/') ?? false;

/** Reports errors and warnings of the console, failed requests and uncaught errors. */
function watch(page: Page, fault: (what: string) => void): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('console', (message) => {
    const isMissingCover = message.text().includes('404') && isCover(message.location().url);
    if (['error', 'warning'].includes(message.type()) && !isMissingCover) fault(`console: ${message.text()}`);
  });
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    // Leaving a page aborts its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') fault(`no response: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isMissingCover = response.status() === 404 && isCover(response.url());
    if (response.status() >= 400 && !isMissingCover) fault(`${response.status()} ${response.url()}`);
  });
  return pending;
}

function faultsOf(address: string, visited: VisitedPage): string[] {
  return [
    ...(/^(NOT FOUND|Access denied|Error) - /.test(visited.title) ? [`dead link: ${visited.title}`] : []),
    ...(visited.isEmpty ? ['empty page'] : []),
    ...visited.alerts.filter((alert) => !isReportOfOtherTitle(address, alert)).map((alert) => `alert: ${alert}`),
    ...visited.brokenImages.map((source) => `broken image: ${source}`),
    ...(visited.links.includes(null) ? ['link without an address'] : []),
  ];
}

/** Finds documents outside the app that do not exist, such as a missing part of the user guide; loads each once. */
function documentChecker(page: Page): (address: URL) => Promise<string[]> {
  const texts = new Map<string, string | null>();
  return async ({ href, hash, origin, pathname }) => {
    const path = origin + pathname;
    if (!texts.has(path)) {
      const response = await page.request.get(path);
      texts.set(path, response.ok() ? await response.text() : null);
    }
    const text = texts.get(path);
    const part = hash.slice(1);
    return text && (part === '' || text.includes(` id="${part}"`)) ? [] : [`dead link: ${href}`];
  };
}

/**
 * Visits every page that links lead to from the current one, one of each kind.
 *
 * @param page showing a page of the app to a person who is signed in
 * @param options.isDeep false: links are followed from the current page only
 */
export async function crawl(page: Page, { isDeep }: { isDeep: boolean }): Promise<Crawl> {
  const origin = new URL(page.url()).origin;
  let current = new URL(page.url()).hash;
  const result: Crawl = { visited: [], faults: [] };
  const fault = (what: string) => result.faults.push(`${current}: ${what}`);
  const pending = watch(page, fault);
  const known = new Set([kindOf(current)]);
  const checkDocument = documentChecker(page);
  const documents = new Set<string>();
  const queue = [current];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    current = next;
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, current);
    await untilLoaded(page, pending).catch((error) => fault(String(error)));
    const visited = await readPage(page);
    result.visited.push(current);
    for (const what of faultsOf(current, visited)) fault(what);
    for (const link of visited.links) {
      const target = new URL(link ?? '', page.url());
      const isInApp = target.origin === origin && target.pathname === '/';
      if (isInApp && !known.has(kindOf(target.hash)) && (isDeep || result.visited.length === 1)) {
        known.add(kindOf(target.hash));
        queue.push(target.hash);
      }
      if (!isInApp && target.origin === origin && !documents.has(target.href)) {
        documents.add(target.href);
        for (const what of await checkDocument(target)) fault(what);
      }
    }
  }
  return result;
}
