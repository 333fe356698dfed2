import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredDatabase } from './database.ts';

const TICKS_PER_SECOND = 100;

/** Process id of the PostgreSQL of a private cluster or of the product; undefined for an external one. */
export function postmasterPid({ folder }: Pick<MeasuredDatabase, 'folder'>): number | undefined {
  const files = ['pg', 'postgresql'].map((name) => join(folder, name, 'data/postmaster.pid'));
  const file = files.find((path) => existsSync(path));
  return file === undefined ? undefined : Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
}

/** A process and its running children. */
export function withChildren(pid: number): number[] {
  return [pid, ...allProcesses().filter((id) => statOf(id)?.parent === pid)];
}

const allProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** CPU time of a process with its running and finished children; NaN if the system does not provide it. */
export function processorSeconds(pid: number | undefined): number {
  const own = pid === undefined ? undefined : statOf(pid);
  if (!own) return Number.NaN;
  const children = allProcesses()
    .map(statOf)
    .filter((stat) => stat?.parent === pid);
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
