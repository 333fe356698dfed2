import { demoGrants } from '@titlenet/server/cli/demo-grants';
import { lowerPriority } from '@titlenet/server/cli/lower-priority';
import { loadDemo } from '@titlenet/server/ingest/demo/load-demo';
import { findFeedFiles } from '@titlenet/server/ingest/feed-files';
import { importFeed } from '@titlenet/server/ingest/import-feed';
import { DEMO_SEED, REFERENCE_DATE } from './catalogue-folder.ts';
import { openMeasured } from './database.ts';
import { memoryOf } from './sizes.ts';

/** Request of the measuring process: import a file, or load demo titles. */
export type ImportOrder = { url?: string; folder: string } & ({ file: string } | { demoTitles: number });

/** Figures of one import in a process of its own. */
export interface ImportFigures {
  /** Number of records or titles. */
  records: number;
  changed: number;
  rejected: number;
  seconds: number;
  /** CPU seconds of this process. */
  cpuSeconds: number;
  /** Memory in MB before the file was opened, and its peak during the import. */
  idleMb: number;
  peakMb: number;
}

const SAMPLE_MS = 50;

lowerPriority();

async function work(order: ImportOrder): Promise<ImportFigures> {
  const database = await openMeasured({ ...order, stop: async () => {} });
  const idleMb = memoryOf(process.pid) ?? 0;
  let peakMb = idleMb;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(process.pid) ?? 0);
  }, SAMPLE_MS);
  const cpu = process.cpuUsage();
  const start = performance.now();
  try {
    const counts = 'file' in order ? await importFile(order.file) : await loadTitles(order.demoTitles);
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    return { ...counts, seconds, cpuSeconds: (user + system) / 1e6, idleMb, peakMb };
  } finally {
    clearInterval(sampling);
    await database.close();
  }

  async function importFile(path: string) {
    const [file] = await findFeedFiles([path]);
    const report = await importFeed(file!, {
      database,
      company: '001',
      imprintCompanies: new Map(),
      startedBy: null,
      list: { owner: 'house', isShared: true },
      onProgress: () => undefined,
    });
    return { records: report.read, changed: report.added + report.updated, rejected: report.rejectedCount };
  }

  async function loadTitles(titles: number) {
    const report = await loadDemo({
      database,
      titles,
      seed: DEMO_SEED,
      referenceDate: REFERENCE_DATE,
      grants: demoGrants,
    });
    return { records: titles, changed: report.added + report.updated, rejected: 0 };
  }
}

process.once('message', async (order: ImportOrder) => {
  process.send?.(await work(order));
  process.disconnect();
});
