import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Returns the address of another database of the same cluster. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function command(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Copies a database under a new name with the same prefix.
 * @returns the address of the copy
 */
export async function copyDatabase(adminUrl: string, template: string): Promise<string> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await command(adminUrl, `create database ${name} template ${template}`);
  return databaseUrl(adminUrl, name);
}

/** Drops a copy and closes its connections. */
export async function dropDatabase(adminUrl: string, url: string): Promise<void> {
  await command(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}
