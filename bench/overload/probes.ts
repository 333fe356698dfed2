import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedProduct } from './product.ts';

const INTERVAL_MS = 500;
const PROBE_MS = 10_000;
const PATHS = ['/health/live', '/health/ready', '/metrics'];

/** How probes ended, with their times in ms. */
export interface Probed {
  times: number[];
  failures: number;
  /** Highest mean delay of the event loop that the metrics state. */
  loopDelayMs: number;
}

/** Asks for health and metrics, as an orchestrator does. */
export function watchProbes({ address }: LoadedProduct): { end(): Promise<Probed> } {
  const probed: Probed = { times: [], failures: 0, loopDelayMs: 0 };
  const stop = new AbortController();
  const work = (async () => {
    for (let turn = 0; !stop.signal.aborted; turn += 1) {
      const from = performance.now();
      try {
        const response = await fetch(`${address}${PATHS[turn % PATHS.length]}`, {
          signal: AbortSignal.timeout(PROBE_MS),
        });
        const delay = /^nodejs_eventloop_lag_mean_seconds (\S+)/m.exec(await response.text())?.[1];
        if (delay) probed.loopDelayMs = Math.max(probed.loopDelayMs, Number(delay) * 1_000);
        if (response.ok) probed.times.push(performance.now() - from);
        else probed.failures += 1;
      } catch {
        probed.failures += 1;
      }
      await sleep(INTERVAL_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  const end = async () => {
    stop.abort();
    await work;
    return probed;
  };
  return { end };
}
