import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from './support/chromium.ts';
import { type GuideScreen, guideScreens } from './support/guide-screens.ts';
import { startProduct } from './support/product.ts';
import { callProductAs } from './support/product-api.ts';
import { signIn, untilShown } from './support/sign-in.ts';

// `npm run guide-pictures`: takes the pictures of the user guide, or with arguments only those with these names, from a
// demo of its own unless TITLENET_E2E_URL names a product with a demo.

const FOLDER = join(import.meta.dirname, '../apps/web/guide/pictures');
const chosenNames = process.argv.slice(2);
const isChosen = (name: string) => chosenNames.length === 0 || chosenNames.includes(name);
const QUALITY = 0.72;
/** Transitions and covers. */
const SETTLE_MS = 600;

/** Encodes a screenshot as WebP, with the browser's own encoder. */
async function savePicture(encoder: Page, name: string, png: Buffer): Promise<number> {
  const webp = await encoder.evaluate(
    async ([source, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), QUALITY] as const,
  );
  const bytes = Buffer.from(webp, 'base64');
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  return bytes.length;
}

async function show(page: Page, { address, act }: GuideScreen): Promise<void> {
  // Without the state of the screen before.
  await page.goto('about:blank');
  await page.goto(`/#${address}`);
  await untilShown(page);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

async function takePictures(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const encoder = await browser.newPage();
  const page = await context.newPage();
  let total = 0;
  const take = async (name: string) => {
    total += await savePicture(encoder, name, await page.screenshot({ caret: 'hide' }));
  };
  await page.goto('/#/');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  if (isChosen('signIn')) await take('signIn');
  await signIn(page, 'administrator');
  const call = await callProductAs(page, () => page.reload());
  for (const screen of (await guideScreens(call)).filter(({ name }) => isChosen(name))) {
    await show(page, screen);
    await take(screen.name);
    console.log(screen.name);
  }
  console.log(`${Math.round(total / 1024)} KB`);
}

const executablePath = findChromium();
const named = process.env.TITLENET_E2E_URL;
const product = named === undefined ? await startProduct() : null;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  await takePictures(browser, product?.url ?? named!);
} finally {
  await browser.close();
  await product?.stop();
}
