import { readFileSync } from 'node:fs';
import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';

const MEGABYTE = 1024 * 1024;

export interface Relation {
  name: string;
  megabytes: number;
  isIndex: boolean;
}

/** Tables (with what is stored aside) and indexes from one megabyte, the largest first. */
export async function findSizes(db: Kysely<Tables>): Promise<Relation[]> {
  const { rows } = await sql<{ name: string; bytes: number; kind: string }>`
    select relname as name, relkind as kind,
      case relkind when 'r' then pg_table_size(c.oid) else pg_relation_size(c.oid) end as bytes
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'i')
    order by bytes desc`.execute(db);
  return rows
    .map(({ name, bytes, kind }) => ({ name, megabytes: bytes / MEGABYTE, isIndex: kind === 'i' }))
    .filter(({ megabytes }) => megabytes >= 1);
}

export async function findVersion(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]!.version;
}

/**
 * Memory of a process in megabytes: all that is resident, or only what is its own, without files and what it shares.
 * Undefined where the system does not tell.
 */
export function memoryOf(pid: number | undefined, what: 'VmRSS' | 'RssAnon' = 'VmRSS'): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const [, kilobytes] =
      new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
