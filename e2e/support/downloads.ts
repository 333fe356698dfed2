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
  /** Milliseconds from the click that starts the download to the call that closes the tab, measured in the tab. */
  openFor: number;
}

const closingMessage = 'milliseconds from download to close:';

/** Runs in the tab: events of the browser reach Node late on a busy machine. */
function reportClosing(message: string): void {
  let startedAt = 0;
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.hasAttribute('download')) startedAt = performance.now();
    click.call(this);
  };
  const close = window.close.bind(window);
  window.close = () => {
    console.debug(message, performance.now() - startedAt);
    close();
  };
}

/** Opens an address in a tab of its own, which downloads a file and closes. */
export async function downloadInTab(page: Page, address: string): Promise<TabDownload> {
  const context = page.context();
  await context.addInitScript(reportClosing, closingMessage);
  const opened = context.waitForEvent('page');
  const reported = context.waitForEvent('console', (message) => message.text().startsWith(closingMessage));
  // A tab that a script has opened can close itself.
  await page.evaluate((to) => window.open(to, '_blank', 'noopener'), address);
  const tab = await opened;
  const closed = tab.waitForEvent('close');
  const download = await tab.waitForEvent('download');
  const at = performance.now();
  const path = await download.path();
  const bytes = await readFile(path);
  const openFor = Number((await reported).text().slice(closingMessage.length));
  await closed;
  return { name: download.suggestedFilename(), bytes, path, at, openFor };
}
