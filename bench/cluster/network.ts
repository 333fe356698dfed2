import { existsSync } from 'node:fs';
import { runProgram } from '../harness/processes.ts';

const BRIDGE = 'titlenet-net';
const NETWORK = '10.213.17';

/** A machine of the cluster: a network namespace with an address on a common bridge. */
export interface Machine {
  name: string;
  address: string;
}

/** The address of this process on the network. */
export const ownAddress = `${NETWORK}.1`;
export const networkRange = `${NETWORK}.0/24`;

const ip = (...args: string[]) => runProgram('ip', args);

/** Creates the bridge and a namespace for each machine. Requires root. */
export function createNetwork(names: readonly string[]): Machine[] {
  removeNetwork(names);
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('address', 'add', `${ownAddress}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  return names.map((name, index) => {
    const address = `${NETWORK}.${11 + index}`;
    ip('netns', 'add', name);
    ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', name, 'master', BRIDGE, 'up');
    ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', name, 'link', 'set', 'eth0', 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    return { name, address };
  });
}

/** Cuts a machine off from all others, or connects it again. Its programs go on. */
export function setConnected({ name }: Machine, isConnected: boolean): void {
  ip('link', 'set', name, isConnected ? 'up' : 'down');
}

/** The ids of all processes on a machine. */
export const processesOn = ({ name }: Machine): number[] =>
  ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number);

/** Sends a signal to all processes on a machine. */
export function signalAll(machine: Machine, signal: NodeJS.Signals): void {
  for (const pid of processesOn(machine)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A process may end between the two calls.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

export function removeNetwork(names: readonly string[]): void {
  for (const name of names) if (existsSync(`/run/netns/${name}`)) ip('netns', 'delete', name);
  if (existsSync(`/sys/class/net/${BRIDGE}`)) ip('link', 'delete', BRIDGE);
}
