import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Answer, frameAt, query, readAnswer } from './wire.ts';

/** Small WAL segments halve the initial size of the folder and the time of the first start. */
const WAL_SEGMENT_MB = 4;

const SETTINGS = {
  // Limits the process to about 240 MB; the default of 128 MB would double it.
  shared_buffers: '32MB',
  work_mem: '64MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // The writer that fills the pending list of a GIN index merges all of it, and all others wait: 0.3 s for 4 MB, 0.1 s for 1 MB.
  gin_pending_list_limit: '1MB',
  min_wal_size: '16MB',
  timezone: 'UTC',
  // `EngineScheduler` sends notifications before the response of their commit (0001-baseline/change-tracking.ts).
  'titlenet.notices_come_first': 'on',
};

/** The engine has failed and needs a new process. */
export class EngineBrokenError extends Error {}

/** Opens a database folder, and creates it if needed. Only one process may open a folder, once. */
export function openPGlite(dataDir: string): Promise<PGlite> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return PGlite.create({
    dataDir,
    extensions: { pg_trgm, btree_gin },
    initDbStartParams: [`--wal-segsize=${WAL_SEGMENT_MB}`],
    // startParams replaces all defaults.
    startParams: [...PGlite.defaultStartParams, ...settings],
  });
}

/** The single session of PGlite, through the wire protocol. */
export class Engine {
  #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /**
   * Runs messages and returns the whole response. Blocks the process meanwhile.
   *
   * @param endsReady true if the response ends with ReadyForQuery (all but an extended query closed by Flush)
   * @throws EngineBrokenError when the response is incomplete
   */
  async run(messages: Buffer, endsReady = true, keepCopyIn = false): Promise<Answer> {
    const chunks: Buffer[] = [];
    await this.#pglite.execProtocolRawStream(messages, {
      syncToFs: false,
      // The bytes are memory of the engine and valid only during this call.
      onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
    });
    const answer = readAnswer(Buffer.concat(chunks), keepCopyIn);
    if (endsReady && !answer.status) throw new EngineBrokenError('the engine ended without being ready for a query');
    return answer;
  }

  /** Runs statements of the host. @returns the values of their rows as text. @throws when one fails */
  async values(sql: string): Promise<string[][]> {
    const { rest } = await this.run(query(sql));
    const rows: string[][] = [];
    for (let at = 0; at < rest.length; ) {
      const frame = frameAt(rest, at);
      if (!frame) break;
      if (frame.type === 'E') throw new EngineBrokenError(`the host's own statement failed: ${sql}`);
      if (frame.type === 'D') rows.push(rowValues(frame.bytes));
      at += frame.bytes.length;
    }
    return rows;
  }

  /** Closes with a checkpoint, so that the next start does not replay the log. */
  close(): Promise<void> {
    return this.#pglite.close();
  }
}

function rowValues(row: Buffer): string[] {
  const values: string[] = [];
  let at = 7;
  for (let left = row.readUInt16BE(5); left > 0; left -= 1) {
    const length = row.readInt32BE(at);
    const end = at + 4 + Math.max(length, 0);
    values.push(row.toString('utf8', at + 4, end));
    at = end;
  }
  return values;
}
