import { readFileSync } from 'node:fs';
import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';

const MEGABYTE = 1024 * 1024;

export interface Relation {
  name: string;
  megabytes: number;
  isIndex: boolean;
}

/** Tables (with TOAST) and indexes of at least one megabyte, largest first. */
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
 * Memory of a process in MB: all resident memory, or only private anonymous memory. Undefined if the system does not
 * provide it.
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
