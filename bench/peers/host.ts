import { createHash } from 'node:crypto';
import type { PowerSample } from '../power-samples.ts';
import { memoryOf } from '../sizes.ts';
import type { ChangedTitle, EngineLocation } from './engine.ts';
import { enginePeers } from './engines.ts';
import { openTitleNet } from './titlenet.ts';

/** Requests to an engine in a process of its own, which isolates memory and CPU caches of engines. */
export type Order =
  | { kind: 'open' }
  | { kind: 'find'; sample: PowerSample }
  | { kind: 'update'; titles: ChangedTitle[] }
  | { kind: 'figures' };

const [, , name = '', location = '{}'] = process.argv;
const where = JSON.parse(location) as EngineLocation;
const engine = await (name === 'titlenet'
  ? openTitleNet(where)
  : enginePeers[name as keyof typeof enginePeers].open(where));

async function handle(order: Order): Promise<object> {
  switch (order.kind) {
    case 'open':
      return { version: engine.version };
    case 'find': {
      const start = performance.now();
      const { total, ids, answer } = await engine.find(order.sample.division, order.sample.predicates);
      const ms = performance.now() - start;
      // Titles and texts, each in order.
      const digest = createHash('sha256').update(ids.join()).update(answer).digest('hex');
      return { total, digest, ms };
    }
    case 'update': {
      const start = performance.now();
      await engine.update(order.titles);
      return { ms: performance.now() - start };
    }
    case 'figures':
      return { sizes: await engine.sizes(), memory: (memoryOf(process.pid) ?? 0) + (await engine.memoryBeside()) };
  }
}

process.on('message', async (order: Order) => {
  const answer = await handle(order).catch((error: unknown) => ({ failure: String((error as Error)?.stack ?? error) }));
  process.send?.(answer);
});
process.once('disconnect', async () => {
  await engine.close();
  process.exit(0);
});
