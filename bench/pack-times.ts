import type { Page } from '@playwright/test';
import { addToPack } from '@titlenet/contract/pack-changes';
import { createPack, MAX_PACK_TITLES } from '@titlenet/contract/packs';
import { amount } from './amount.ts';
import { openSession } from './browser-session.ts';
import { findTitles } from './found-titles.ts';
import { startBrowserProduct } from './harness/product.ts';
import { median } from './harness/statistics.ts';
import { ms, table } from './report.ts';

const TITLES = amount(MAX_PACK_TITLES, 3);
const DEMO_TITLES = amount(1_000, 100);
const KEYS = amount(30, 2);
const MOVES = amount(15, 2);
/** The shortest duration that the browser reports. */
const SHORTEST_MS = 16;
const BUDGETS = { key: 50, move: 100 } as const;

/** Durations in milliseconds, from the input to the next frame (Event Timing API, in steps of 8 ms, at least 16). */
interface PackTimes {
  keys: number[];
  moves: number[];
}

/** Writes a note and moves a title by keyboard in a pack of as many titles as a pack may have. */
export async function measurePack(note: (text: string) => void): Promise<PackTimes> {
  note('Building the web app and starting the product');
  const product = await startBrowserProduct(DEMO_TITLES);
  try {
    const session = await openSession(product.url, 'administrator');
    try {
      const { page, call } = session;
      const found = await findTitles(session, TITLES);
      const titles = found.map(({ companyCode, isbn }) => ({ companyCode, isbn }));
      const { id } = await call<{ id: number }>(createPack.path, { name: 'Measured' });
      await call(addToPack.path.replace(':packId', String(id)), { titles });
      note(`Editing a pack of ${TITLES} titles`);
      await page.addInitScript(recordInputs);
      await page.goto(`/#/packs?pack=${id}`);
      await page.reload();
      const grips = page.getByRole('button', { name: /^Move / }).and(page.locator('[id^="move-title"]'));
      await grips.nth(TITLES - 1).waitFor();
      const box = page.getByRole('textbox', { name: 'Internal note' }).nth(1);
      await box.focus();
      const keys = await durations(page, KEYS, 'a');
      await grips.first().focus();
      // Held, so that its own key press is not measured.
      await page.keyboard.down('Alt');
      const moves = await durations(page, MOVES, 'ArrowDown');
      await page.keyboard.up('Alt');
      return { keys, moves };
    } finally {
      await session.close();
    }
  } finally {
    await product.stop();
  }
}

/** In the page: records the durations of keys that are pressed, except those below SHORTEST_MS, which are not reported. */
function recordInputs(): void {
  const inputs: number[] = [];
  Object.assign(globalThis, { inputs });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') inputs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function durations(page: Page, times: number, key: string): Promise<number[]> {
  await page.waitForTimeout(300);
  await page.evaluate(() => (Reflect.get(globalThis, 'inputs') as number[]).splice(0));
  for (let turn = 0; turn < times; turn += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  const reported = await page.evaluate(() => (Reflect.get(globalThis, 'inputs') as number[]).splice(0));
  return [...reported, ...Array.from({ length: Math.max(0, times - reported.length) }, () => SHORTEST_MS)];
}

export function packTable({ keys, moves }: PackTimes): string {
  const row = (name: string, budget: number, times: readonly number[]) => [
    `${name} ≤ ${budget} ms`,
    ms(median(times)),
    ms(Math.max(0, ...times)),
    String(times.length),
  ];
  return table(
    [`a pack of ${TITLES} titles`, 'median', 'worst', 'number'],
    [row('a key in a note', BUDGETS.key, keys), row('a move by keyboard', BUDGETS.move, moves)],
  );
}
