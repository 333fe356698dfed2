import { amount } from './amount.ts';
import { type MemoryPeaks, watchMemory } from './browser-memory.ts';
import { openSession } from './browser-session.ts';
import { findTitles } from './found-titles.ts';
import { startBrowserProduct } from './harness/product.ts';
import { ms, table, whole } from './report.ts';

const SHEETS = amount(2_000, 3);
const DEMO_TITLES = amount(3_000, 100);
const TIMEOUT_MS = 600_000;

interface TipSheetTimes extends MemoryPeaks {
  /** Seconds from the start of the navigation. */
  ready: number;
  printed: number;
  parts: number;
  megabytes: number;
}

/** Opens a run of tip sheets and prints all of its parts, one after another. */
export async function measureTipSheets(note: (text: string) => void): Promise<TipSheetTimes> {
  note('Building the web app and starting the product');
  const product = await startBrowserProduct(DEMO_TITLES);
  try {
    const session = await openSession(product.url, 'administrator');
    try {
      const titles = await findTitles(session, SHEETS);
      const pairs = titles.map(({ id, companyCode }) => `${id}:${companyCode}`).join();
      const { page } = session;
      const memory = await watchMemory(page.context().browser()!);
      note(`Printing ${SHEETS} tip sheets`);
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      await page.goto(`/#/titleSheet/printable?sheet=tip&selectedProducts=${pairs}`);
      const status = page.getByRole('status');
      const next = page.getByRole('button', { name: 'Next part' });
      await status.getByText(/ready to print$/).waitFor({ timeout: TIMEOUT_MS });
      const ready = seconds();
      let bytes = 0;
      let parts = 0;
      for (let isLast = false; !isLast; ) {
        bytes += (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).length;
        parts += 1;
        isLast = (await next.count()) === 0 || (await next.isDisabled());
        if (isLast) break;
        await next.click();
        await status.getByText(new RegExp(`Part ${parts + 1} of .* ready to print$`)).waitFor({ timeout: TIMEOUT_MS });
      }
      const printed = seconds();
      return { ready, printed, parts, megabytes: bytes / 2 ** 20, ...(await memory.stop()) };
    } finally {
      await session.close();
    }
  } finally {
    await product.stop();
  }
}

export function tipSheetTable({ ready, printed, parts, megabytes, browser, renderer }: TipSheetTimes): string {
  return table(
    [
      `${whole(SHEETS)} tip sheets`,
      'first part ready, s',
      'all printed, s',
      'all processes, MB ≤ 1,000',
      'largest renderer, MB',
      'files, MB',
    ],
    [[`parts: ${parts}`, ms(ready), ms(printed), whole(browser), whole(renderer), ms(megabytes)]],
  );
}
