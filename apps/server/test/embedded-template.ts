import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { openDatabase } from '../src/database/connection.ts';
import { migrate } from '../src/database/migrate.ts';
import { quietLog } from './quiet-log.ts';

const DATABASE = fileURLToPath(new URL('../src/database', import.meta.url));
const PREFIX = `titlenet-test-template-${userInfo().uid}-`;
const DAY_MS = 24 * 60 * 60_000;

/** Inputs of a migrated folder: the engine, its settings and the migrations. */
async function digest(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(
    await readFile(join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json')),
  );
  hash.update(await readFile(join(DATABASE, 'embedded', 'engine.ts')));
  const migrations = join(DATABASE, 'migrations');
  // By name too, because a database stores which migrations it has.
  for (const file of (await readdir(migrations, { recursive: true })).sort())
    if (file.endsWith('.ts')) hash.update(file).update(await readFile(join(migrations, file)));
  return hash.digest('hex').slice(0, 16);
}

async function build(target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'titlenet-building-'));
  try {
    const database = await openDatabase({ folder, role: 'server', log: quietLog });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
    // Of concurrent processes, the first one's folder is used.
    await rename(join(folder, 'postgres'), target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function forgetOldOnes(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

let template: Promise<string> | undefined;

async function find(): Promise<string> {
  const path = join(tmpdir(), PREFIX + (await digest()));
  if (!(await exists(path))) {
    await forgetOldOnes();
    await build(path);
  }
  return path;
}

/**
 * Creates a data folder with a migrated database by copying a template, which takes a tenth of the time of creating
 * one. The run's folder is removed with all copies at its end.
 */
export async function migratedFolder(): Promise<string> {
  template ??= find();
  const folder = await mkdtemp(join(inject('testFolder') ?? tmpdir(), 'data-'));
  // A thousand small files; synchronous copying takes a third of the time.
  cpSync(await template, join(folder, 'postgres'), { recursive: true });
  return folder;
}
