import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredDatabase } from './database.ts';

const TICKS_PER_SECOND = 100;

/** Process id of a private cluster; undefined for an external one. */
export function postmasterPid({ folder }: Pick<MeasuredDatabase, 'folder'>): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'pg/data/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return undefined;
  }
}

/** CPU time of a process with its running and finished children; NaN if the system does not provide it. */
export function processorSeconds(pid: number | undefined): number {
  const own = pid === undefined ? undefined : statOf(pid);
  if (!own) return Number.NaN;
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = ids.map((id) => statOf(Number(id))).filter((stat) => stat?.parent === pid);
  return (own.ticks + own.endedTicks + children.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0)) / TICKS_PER_SECOND;
}

function statOf(pid: number): { parent: number; ticks: number; endedTicks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name may contain spaces and parentheses.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, ticks: fields[11]! + fields[12]!, endedTicks: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}
