import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isAlive, startOwner, until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { type OpenDatabase, openDatabase } from '../connection.ts';
import { databaseFailure } from '../failures.ts';

// The PostgreSQL that the product runs itself.
let folder: string;
const opened: OpenDatabase[] = [];
const folders: string[] = [];

beforeAll(() => {
  folder = newFolder();
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'titlenet-cluster-'));
  // Started by root, PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(path, 0o755);
  folders.push(path);
  return path;
}

async function open(path = folder, role: 'server' | 'command' = 'server'): Promise<OpenDatabase> {
  const database = await openDatabase({ folder: path, role, log: quietLog });
  opened.push(database);
  return database;
}

const close = async (database: OpenDatabase) => {
  opened.splice(opened.indexOf(database), 1);
  await database.close();
};

const pidFile = (path = folder) => join(path, 'postgresql/data/postmaster.pid');
const postmaster = (path = folder) => Number(readFileSync(pidFile(path), 'utf8').split('\n')[0]);

async function valueIn({ db }: OpenDatabase, expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
}

const answers = (database: OpenDatabase) =>
  valueIn(database, '1').then(
    () => true,
    () => false,
  );

test('it is as safe as PostgreSQL is by default, and nobody else can reach it [OPS-07]', async () => {
  const database = await open();
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name = any(${['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum', 'listen_addresses']})
    order by name`.execute(database.db);
  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'autovacuum=on',
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'synchronous_commit=on',
  ]);
  const modes = ['postgresql', 'postgresql/data', 'postgresql/data/titlenet.json'].map(
    (name) => statSync(join(folder, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  expect(await valueIn(database, "current_setting('server_version_num')::integer / 10000")).toBe(18);
  expect(await valueIn(database, "(select count(*)::integer from pg_hba_file_rules where auth_method = 'trust')")).toBe(
    0,
  );
});

describe('one server uses a folder, with commands beside it', () => {
  test('a second server names the first [OPS-08]', async () => {
    await open();
    await expect(open()).rejects.toThrow(
      new RegExp(
        `^The data folder ${folder} is in use by a running TitleNet server \\(process ${process.pid} on \\S+, since .*Z\\); stop it, or set TITLENET_DATA to another folder\\.$`,
      ),
    );
  });

  test('of five that start at the same time in a new folder, one gets it', async () => {
    const path = newFolder();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => open(path)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a command uses the running one, also when the server ends first, and the last one stops it [OPS-08]', async () => {
    const server = await open();
    const command = await open(folder, 'command');
    const pid = postmaster();
    await sql`create table note as select 1 as id`.execute(command.db);
    await close(server);
    expect([postmaster(), isAlive(pid)]).toEqual([pid, true]);
    const next = await open();
    await close(command);
    expect([postmaster(), await valueIn(next, '(select id from note)')]).toEqual([pid, 1]);
    await close(next);
    expect(existsSync(pidFile())).toBe(false);
    await until(() => !isAlive(pid), 5_000);
  });

  test('processes that open and close it at the same time never meet a stopped one', async () => {
    const work = async (index: number) => {
      for (let round = 0; round < 4; round += 1) {
        await sleep(index * 7);
        const database = await openDatabase({ folder, role: 'command', log: quietLog });
        expect(await valueIn(database, '1')).toBe(1);
        await database.close();
      }
    };
    await Promise.all(Array.from({ length: 4 }, (_, index) => work(index)));
    expect(existsSync(pidFile())).toBe(false);
  });
});

describe('when a process is killed', () => {
  test('a server, the next one uses what is left [OPS-09]', async () => {
    const owner = await startOwner(folder);
    const pid = postmaster();
    owner.kill();
    await until(() => !isAlive(owner.pid), 5_000);
    const next = await open();
    expect([await valueIn(next, '1'), postmaster()]).toEqual([1, pid]);
  });

  test('PostgreSQL, it comes back with all that was committed, and calls fail as unavailable meanwhile [OPS-09]', async () => {
    const database = await open();
    await sql`create table pair (id integer primary key, other integer not null)`.execute(database.db);
    const committed: number[] = [];
    const failures = new Set<string | undefined>();
    let isWriting = true;
    const write = async () => {
      for (let id = 0; isWriting; id += 2) {
        const insert = sql`insert into pair values (${id}, ${id + 1}), (${id + 1}, ${id})`;
        await insert.execute(database.db).then(
          () => committed.push(id),
          (error: unknown) => failures.add(databaseFailure(error)?.kind),
        );
      }
    };
    const writing = write();
    for (let kill = 0; kill < 3; kill += 1) {
      const before = committed.length;
      await until(() => committed.length > before + 40, 20_000);
      const pid = postmaster();
      process.kill(pid, 'SIGKILL');
      await until(() => existsSync(pidFile()) && postmaster() !== pid, 20_000);
    }
    await until(() => answers(database), 20_000);
    isWriting = false;
    await writing;
    const { rows } = await sql<{ id: number }>`select id from pair`.execute(database.db);
    const stored = new Set(rows.map(({ id }) => id));
    expect(committed.filter((id) => !stored.has(id) || !stored.has(id + 1))).toEqual([]);
    expect([...stored].filter((id) => !stored.has(id % 2 === 0 ? id + 1 : id - 1))).toEqual([]);
    expect([...failures]).toEqual(['database-unavailable']);
  });

  test('PostgreSQL is frozen, it is ended and started again [OPS-09]', { timeout: 60_000 }, async () => {
    const database = await open();
    const pid = postmaster();
    process.kill(pid, 'SIGSTOP');
    await until(() => !isAlive(pid), 40_000);
    await until(() => answers(database), 20_000);
    expect(postmaster()).not.toBe(pid);
  });
});

describe('a folder', () => {
  test.each(['with blanks', 'x'.repeat(120)])('can have any name [OPS-10]: %s', async (name) => {
    const path = join(newFolder(), name);
    mkdirSync(path);
    const database = await open(path);
    const command = await open(path, 'command');
    expect([await valueIn(database, '1'), await valueIn(command, '1')]).toEqual([1, 1]);
  });

  if (process.getuid?.() === 0)
    test('of root below a closed one has its cluster elsewhere [OPS-10]', async () => {
      const closed = newFolder();
      chmodSync(closed, 0o700);
      const path = join(closed, 'data');
      const database = await open(path);
      expect(await valueIn(database, '1')).toBe(1);
      await close(database);
      const home = realpathSync(join(path, 'postgresql'));
      folders.push(home);
      expect(dirname(home)).toBe('/var/lib/titlenet');
      expect(statSync(home).mode & 0o777).toBe(0o700);
      rmSync(home, { recursive: true });
      await refused(path).toThrow(
        `The database of the data folder ${path} was in ${home}, which does not exist: bring it back, or restore a backup to another folder.`,
      );
    });

  const refused = (path: string) => expect(open(path)).rejects;
  const copyOf = (change: (data: string) => void) => {
    const path = newFolder();
    // With the owner, who runs PostgreSQL.
    execFileSync('cp', ['-a', join(folder, 'postgresql'), path]);
    change(join(path, 'postgresql/data'));
    return path;
  };

  test('of the former embedded database is refused and kept [OPS-10]', async () => {
    const path = newFolder();
    mkdirSync(join(path, 'postgres'));
    writeFileSync(join(path, 'postgres/PG_VERSION'), '17');
    await refused(path).toThrow(
      `The data folder ${path} has a database of an earlier version of TitleNet. Write a backup of it with that version (titlenet backup), set TITLENET_DATA to another folder, and restore it there.`,
    );
    expect(existsSync(join(path, 'postgresql/data'))).toBe(false);
  });

  test('of another version of PostgreSQL is refused [OPS-10]', async () => {
    await close(await open());
    const path = copyOf((data) => writeFileSync(join(data, 'PG_VERSION'), '17\n'));
    await refused(path).toThrow(
      `The database in the data folder ${path} is of PostgreSQL 17, and this version of TitleNet has 18.`,
    );
  });

  test('with a damaged cluster is refused with the reason of PostgreSQL [OPS-10]', async () => {
    await close(await open());
    const path = copyOf((data) => rmSync(join(data, 'global/pg_control')));
    await refused(path).toThrow(/^PostgreSQL did not start: .*pg_control.* \(see .*postgresql\/log\)\.$/);
  });

  test('whose log is a link to another file is refused, and that file stays as it is [OPS-10]', async () => {
    await close(await open());
    const other = join(newFolder(), 'other');
    writeFileSync(other, 'theirs');
    const path = copyOf(() => undefined);
    rmSync(join(path, 'postgresql/log'));
    symlinkSync(other, join(path, 'postgresql/log'));
    await refused(path).toThrow(`The database in the data folder ${path} cannot be used: `);
    expect([readFileSync(other, 'utf8'), statSync(other).uid]).toEqual(['theirs', process.getuid?.()]);
  });

  test('whose lock file names another program is used', async () => {
    await close(await open());
    writeFileSync(pidFile(), `${process.pid}\n`);
    expect(await valueIn(await open(), '1')).toBe(1);
  });
});
