import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const INTERVAL_MS = 100;

/** Peaks in MB: the largest renderer's resident memory, and all processes with shared pages counted once. */
export interface MemoryPeaks {
  renderer: number;
  browser: number;
}

/** A value in MB of a file such as /proc/1/status; 0 if the process has ended. */
function readMegabytes(path: string, name: string): number {
  try {
    const line = readFileSync(path, 'utf8')
      .split('\n')
      .find((text) => text.startsWith(`${name}:`));
    return Number(line?.match(/\d+/)?.[0] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Samples the memory of a browser's processes, until `stop` returns the peaks. Linux only. */
export async function watchMemory(browser: Browser): Promise<{ stop(): Promise<MemoryPeaks> }> {
  const client = await browser.newBrowserCDPSession();
  const peaks: MemoryPeaks = { renderer: 0, browser: 0 };
  const sample = async () => {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');
    let all = 0;
    for (const { type, id } of processInfo) {
      all += readMegabytes(`/proc/${id}/smaps_rollup`, 'Pss');
      if (type === 'renderer') peaks.renderer = Math.max(peaks.renderer, readMegabytes(`/proc/${id}/status`, 'VmRSS'));
    }
    peaks.browser = Math.max(peaks.browser, all);
  };
  let isStopped = false;
  const sampling = (async () => {
    while (!isStopped) {
      await sample();
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await sampling;
      await client.detach();
      return peaks;
    },
  };
}
