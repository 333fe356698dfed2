import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { OpenDatabase } from '../connection.ts';
import { type BackupBlock, lineOf } from './backup-file.ts';
import { findMigrations, findSequences, findStoredTables, type StoredTable } from './stored-tables.queries.ts';

/** Pages of a table per COPY statement, so that none passes the time limit. */
const PAGES_AT_ONCE = 4_096;
/** Size of a block, which is loaded by one statement. */
const BLOCK_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

export type OnCopied = (table: string, rows: number) => void;

/** Writes the uncompressed parts of a backup file, from one snapshot. */
export async function dumpDatabase(
  database: OpenDatabase,
  write: (part: Buffer) => Promise<void>,
  onCopied: OnCopied,
): Promise<void> {
  const client = await database.batchPool.connect();
  try {
    const dump = new Dump(client, write, onCopied);
    await dump.begin();
    await client.query('begin isolation level repeatable read, read only');
    for (const table of await findStoredTables(client)) await dump.copy(table);
    await client.query('commit');
    await dump.end();
  } finally {
    // Closed and not released to the pool: after a failure it may still be copying.
    client.release(true);
  }
}

class Dump {
  readonly #client: pg.PoolClient;
  readonly #write: (part: Buffer) => Promise<void>;
  readonly #onCopied: OnCopied;
  readonly #rows: Record<string, number> = {};

  constructor(client: pg.PoolClient, write: (part: Buffer) => Promise<void>, onCopied: OnCopied) {
    this.#client = client;
    this.#write = write;
    this.#onCopied = onCopied;
  }

  async begin(): Promise<void> {
    const migrations = await findMigrations(this.#client);
    await this.#write(lineOf({ titlenet: 'backup', format: 1, createdAt: new Date().toISOString(), migrations }));
  }

  async copy(table: StoredTable): Promise<void> {
    this.#rows[table.name] = 0;
    for (let page = 0; page < table.pages; page += PAGES_AT_ONCE) await this.#copyPages(table, page);
    this.#onCopied(table.name, this.#rows[table.name] ?? 0);
  }

  async #copyPages(table: StoredTable, from: number): Promise<void> {
    const columns = table.columns.map((name) => this.#client.escapeIdentifier(name)).join(', ');
    const name = this.#client.escapeIdentifier(table.name);
    const until = from + PAGES_AT_ONCE;
    const rows = this.#client.query(
      copyTo(`copy (
        select ${columns} from only public.${name} where ctid >= '(${from},0)' and ctid < '(${until},0)') to stdout`),
    );
    let waiting: Buffer[] = [];
    let bytes = 0;
    // Without an encoding the chunks are buffers.
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes < BLOCK_BYTES) continue;
      const all = Buffer.concat(waiting);
      const end = all.lastIndexOf(NEWLINE) + 1;
      await this.#writeBlock(table, all.subarray(0, end));
      waiting = [all.subarray(end)];
      bytes = all.length - end;
    }
    await this.#writeBlock(table, Buffer.concat(waiting));
  }

  async #writeBlock({ name, columns }: StoredTable, data: Buffer): Promise<void> {
    if (data.length === 0) return;
    // COPY writes each row as one line; newlines in values are escaped.
    let rows = 0;
    for (let at = data.indexOf(NEWLINE); at >= 0; at = data.indexOf(NEWLINE, at + 1)) rows++;
    this.#rows[name] = (this.#rows[name] ?? 0) + rows;
    const block: BackupBlock = { table: name, columns, rows, bytes: data.length };
    await this.#write(lineOf(block));
    await this.#write(data);
  }

  async end(): Promise<void> {
    const sequences = await findSequences(this.#client);
    await this.#write(lineOf({ end: true, rows: this.#rows, sequences }));
  }
}
