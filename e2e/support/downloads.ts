import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A file that a tab has downloaded before it closed itself. */
export interface TabDownload {
  name: string;
  bytes: Uint8Array;
  /** The file on disk, until the browser is closed. */
  path: string;
  /** Milliseconds from the download to the end of the tab. */
  openFor: number;
}

/** Opens an address in a tab of its own, which downloads a file and closes. */
export async function downloadInTab(page: Page, address: string): Promise<TabDownload> {
  const tab = await page.context().newPage();
  const started = tab.waitForEvent('download');
  const closed = tab.waitForEvent('close');
  await tab.goto(address);
  const download = await started;
  const since = performance.now();
  const path = await download.path();
  const bytes = await readFile(path);
  await closed;
  return { name: download.suggestedFilename(), bytes, path, openFor: performance.now() - since };
}
