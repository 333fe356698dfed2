import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A file that a tab has downloaded before it closed itself. */
export interface TabDownload {
  name: string;
  bytes: Uint8Array;
  /** The file on disk, until the browser is closed. */
  path: string;
  /** When the download began, of `performance.now()`. */
  at: number;
  /** Milliseconds from the download to the end of the tab. */
  openFor: number;
}

/** Opens an address in a tab of its own, which downloads a file and closes. */
export async function downloadInTab(page: Page, address: string): Promise<TabDownload> {
  const opened = page.context().waitForEvent('page');
  // A tab that a script has opened can close itself.
  await page.evaluate((to) => window.open(to, '_blank', 'noopener'), address);
  const tab = await opened;
  const closed = tab.waitForEvent('close');
  const download = await tab.waitForEvent('download');
  const since = performance.now();
  const path = await download.path();
  const bytes = await readFile(path);
  await closed;
  return { name: download.suggestedFilename(), bytes, path, at: since, openFor: performance.now() - since };
}
