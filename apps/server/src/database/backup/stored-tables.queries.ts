import type pg from 'pg';
import { placeBoundTables } from '../store-identity.queries.ts';

export interface StoredTable {
  name: string;
  /** Columns except generated ones. */
  columns: string[];
  /** Size of the table in blocks of 8 kB. */
  pages: number;
  /** Tables with foreign keys from this one. */
  refersTo: string[];
}

/** @returns all tables of the product that a backup holds, read from the database's catalog */
export async function findStoredTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as name, (pg_relation_size(c.oid) / 8192)::integer as pages,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(
        select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname`);
  return rows.filter(({ name }) => !placeBoundTables.has(name));
}

/** @returns the last value of each used sequence */
export async function findSequences(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

/** @returns the migrations of a database; none if it has no tables */
export async function findMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const found = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return found.rows.map(({ name }) => name);
}

/** Sorts tables into groups whose foreign keys refer only to earlier groups. */
export function inOrderOfReference(tables: readonly StoredTable[]): StoredTable[][] {
  const groups: StoredTable[][] = [];
  const placed = new Set<string>();
  for (let rest = [...tables]; rest.length > 0; rest = rest.filter(({ name }) => !placed.has(name))) {
    const group = rest.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)));
    // Tables with circular foreign keys cannot be loaded in any order.
    if (group.length === 0) throw new Error(`Tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`);
    for (const { name } of group) placed.add(name);
    groups.push(group);
  }
  return groups;
}
