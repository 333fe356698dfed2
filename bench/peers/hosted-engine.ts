import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PowerSample } from '../power-samples.ts';
import type { ChangedTitle, EngineLocation, EngineSizes } from './engine.ts';
import type { EngineName } from './engines.ts';
import type { Order } from './host.ts';

/** An engine in a process of its own. */
export interface HostedEngine {
  name: EngineName;
  version: string;
  find(sample: PowerSample): Promise<{ total: number; digest: string; ms: number }>;
  /** Duration in ms. */
  update(titles: ChangedTitle[]): Promise<number>;
  figures(): Promise<{ sizes: EngineSizes; memory: number }>;
  stop(): Promise<void>;
}

/**
 * Starts a process for an engine.
 *
 * @throws with the engine's message if a request fails or the process exits
 */
export async function hostEngine(name: EngineName, location: EngineLocation): Promise<HostedEngine> {
  const program = fileURLToPath(new URL('./host.ts', import.meta.url));
  const child = fork(program, [name, JSON.stringify(location)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exit = once(child, 'exit');
  const tell = async <Answer>(order: Order): Promise<Answer> => {
    const answered = once(child, 'message').then(([message]) => message as Answer & { failure?: string });
    child.send(order);
    const answer = await Promise.race([answered, exit.then(() => ({ failure: 'its process ended' }))]);
    const { failure } = answer as { failure?: string };
    if (failure !== undefined) throw new Error(`${name}: ${failure}`);
    return answer as Answer;
  };
  const { version } = await tell<{ version: string }>({ kind: 'open' });
  return {
    name,
    version,
    find: (sample) => tell({ kind: 'find', sample }),
    update: async (titles) => (await tell<{ ms: number }>({ kind: 'update', titles })).ms,
    figures: () => tell({ kind: 'figures' }),
    async stop() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}
