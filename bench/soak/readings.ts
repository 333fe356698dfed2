/** What a server says of itself at one moment. */
export interface Reading {
  /** Seconds since the first one. */
  at: number;
  memoryMb: number;
  heapMb: number;
  /** Buffers and other memory outside the heap. */
  externalMb: number;
  /** Open files and connections. */
  handles: number;
  /** 99th percentile of the delay of the event loop since the reading before, in ms. */
  delayMs: number;
}

const metricNames = {
  memory: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  external: 'nodejs_external_memory_bytes',
  handles: 'process_open_fds',
  delay: 'nodejs_eventloop_lag_p99_seconds',
} as const;

/** Reads the metrics of a server. @throws if one of them is missing */
export async function readServer(address: string, since: number): Promise<Reading> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const metric = (name: string) => {
    const value = new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`The server has no metric ${name}`);
    return Number(value);
  };
  return {
    at: (Date.now() - since) / 1_000,
    memoryMb: metric(metricNames.memory) / 1e6,
    heapMb: metric(metricNames.heap) / 1e6,
    externalMb: metric(metricNames.external) / 1e6,
    handles: metric(metricNames.handles),
    delayMs: metric(metricNames.delay) * 1_000,
  };
}

const curves = [
  ['memoryMb', 'resident memory, MB', '#1d5fa8'],
  ['heapMb', 'heap in use, MB', '#2c7a4b'],
  ['handles', 'open files and connections', '#8a4b9b'],
  ['delayMs', 'event loop delay p99, ms', '#b0571f'],
] as const;

const WIDTH = 960;
const PANEL = { height: 130, left: 60, top: 24 };

/** Draws a panel for each value over the time, as SVG. */
export function drawReadings(readings: readonly Reading[]): string {
  const last = readings.at(-1)?.at ?? 1;
  const x = (at: number) => PANEL.left + (at / last) * (WIDTH - PANEL.left - 20);
  const panels = curves.map(([name, label, colour], index) => {
    const most = Math.max(...readings.map((reading) => reading[name]), 1);
    const bottom = (index + 1) * (PANEL.height + PANEL.top) - 20;
    const y = (value: number) => bottom - (value / most) * (PANEL.height - 30);
    const points = readings.map((reading) => `${x(reading.at).toFixed(1)},${y(reading[name]).toFixed(1)}`).join(' ');
    return `<text x="${PANEL.left}" y="${bottom - PANEL.height + 18}" font-weight="600">${label}</text>
<text x="${PANEL.left - 6}" y="${y(most) + 4}" text-anchor="end">${Math.round(most)}</text>
<text x="${PANEL.left - 6}" y="${bottom + 4}" text-anchor="end">0</text>
<line x1="${PANEL.left}" x2="${WIDTH - 20}" y1="${bottom}" y2="${bottom}" stroke="#888"/>
<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  });
  const height = curves.length * (PANEL.height + PANEL.top) + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">
<title>Memory, open files and delay of the event loop over ${Math.round(last / 60)} minutes</title>
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
<text x="${WIDTH - 20}" y="${height - 8}" text-anchor="end">${Math.round(last / 60)} minutes</text>
</svg>
`;
}
