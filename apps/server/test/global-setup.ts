import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/connection.ts';
import { migrate } from '../src/database/migrate.ts';
import { startCluster } from './postgres-cluster.ts';
import { databaseUrl } from './postgres-databases.ts';
import { quietLog } from './quiet-log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The cluster and the migrated database that tests copy. */
    postgresTemplate?: { adminUrl: string; name: string };
  }
}

/**
 * Starts a cluster with one migrated database that every test file copies; once per project, before its tests.
 * @returns the clean-up function
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startCluster();
  const adminUrl = given ?? cluster?.url('postgres') ?? '';
  const name = `titlenet_template_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  try {
    await admin.connect();
    await admin.query(`create database ${name} encoding 'UTF8' template template0`);
    const database = await openDatabase({
      url: databaseUrl(adminUrl, name),
      folder: '',
      role: 'command',
      log: quietLog,
    });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    await cluster?.remove();
    throw error;
  }
  project.provide('postgresTemplate', { adminUrl, name });
  return async () => {
    // Including the copies of the tests.
    const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [name]);
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
    await cluster?.remove();
  };
}
