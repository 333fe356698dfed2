import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseCluster } from './database-cluster.ts';
import { setConnected, signalAll } from './network.ts';
import type { ProductNodes } from './product-nodes.ts';

/** What a fault acts on. */
export interface Surroundings {
  databases: DatabaseCluster;
  nodes: ProductNodes;
  /** Folder of this version's source. */
  root: string;
  /** Runs the migrations of this version. */
  migrate(): Promise<unknown>;
}

export interface Fault {
  name: string;
  /** Seconds after the fault, or after its last event before the request, within which requests may fail. */
  allowedSeconds: number;
  /** Changes are refused with 507, and an import ends with this reason. */
  isDiskFull?: boolean;
  /**
   * Causes the fault and repairs it, except what the cluster repairs itself.
   *
   * @param mark to be called at each further event that may make requests fail
   */
  happen(all: Surroundings, mark: () => void): Promise<void>;
}

const NODE_SECONDS = 5;
const PRIMARY_SECONDS = 30;
const DISK_FULL_SECONDS = 30;

/** The first one may replace an earlier version by this one. */
export const faults: readonly Fault[] = [
  {
    name: 'the nodes are stopped and started, one after another',
    allowedSeconds: NODE_SECONDS,
    async happen({ nodes, root, migrate }, mark) {
      mark();
      await migrate();
      for (const port of nodes.ports) {
        mark();
        await nodes.stop(port);
        mark();
        await nodes.start(port, root);
      }
    },
  },
  {
    name: 'a node of the product is killed',
    allowedSeconds: NODE_SECONDS,
    async happen({ nodes, root }) {
      const [first = 0] = nodes.ports;
      nodes.kill(first);
      await sleep(10_000);
      await nodes.start(first, root);
    },
  },
  {
    name: 'the machine of the primary is killed',
    allowedSeconds: PRIMARY_SECONDS,
    async happen({ databases }) {
      const primary = await databases.primary();
      signalAll(primary, 'SIGKILL');
      await sleep(35_000);
      databases.startMachine(primary);
    },
  },
  {
    name: 'the machine of the primary is frozen for 40 s',
    allowedSeconds: PRIMARY_SECONDS,
    async happen({ databases }) {
      const primary = await databases.primary();
      signalAll(primary, 'SIGSTOP');
      await sleep(40_000);
      signalAll(primary, 'SIGCONT');
    },
  },
  {
    name: 'a replica is cut off for 30 s',
    allowedSeconds: PRIMARY_SECONDS,
    async happen({ databases }) {
      const replica = await databases.replica();
      setConnected(replica, false);
      await sleep(30_000);
      setConnected(replica, true);
    },
  },
  {
    name: 'the disk of the primary is full for 30 s',
    allowedSeconds: DISK_FULL_SECONDS + NODE_SECONDS,
    isDiskFull: true,
    async happen({ databases }, mark) {
      const free = databases.fillDisk(await databases.primary());
      // Filling takes seconds in which everything still works.
      mark();
      await sleep(DISK_FULL_SECONDS * 1_000);
      free();
      mark();
    },
  },
];
