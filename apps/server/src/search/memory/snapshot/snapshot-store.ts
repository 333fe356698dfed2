import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { messageOf, systemErrorCode } from '../../../caught-error.ts';
import type { Log } from '../../../database/log.ts';
import type { Tables } from '../../../database/tables.ts';
import { SEGMENT_SIZE } from '../bitset.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import type { Position } from '../changes.queries.ts';
import { rangeNames } from '../indexed-title.ts';
import { type SavedSegment, Segment } from '../segment.ts';
import { ArrayReader } from './packed-arrays.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';
import { isOwnSnapshot, recordSnapshot } from './snapshots.queries.ts';

/** To be increased whenever the contents of the arrays, or how a title is indexed, change. */
const FORMAT = 4;

/** Of all that must be the same for a snapshot to be read. */
const layout = [FORMAT, endianness(), SEGMENT_SIZE, ...rangeNames].join(' ');

const fileHeader = z.object({
  layout: z.string(),
  id: z.uuid(),
  position: z.object({ store: z.string(), horizon: z.string(), seen: z.array(z.string()) }),
});
const segmentHeader = z.object({
  size: z.number(),
  companies: z.array(z.string()),
  byteLengths: z.array(z.number()),
});

export interface IndexState {
  index: CatalogueIndex;
  /** The changes that the index reflects. */
  position: Position;
}

/** Keeps a copy of the index in a file, so that a server that starts need not read every title from the database. */
export class SnapshotStore {
  readonly #path: string;
  readonly #db: Kysely<Tables>;
  readonly #log: Log;

  /** @param db to verify and record snapshots with */
  constructor(path: string, db: Kysely<Tables>, log: Log) {
    this.#path = path;
    this.#db = db;
    this.#log = log;
  }

  /**
   * @param onProgress called with the share that was read, 0 to 1
   * @returns undefined if there is no snapshot, or it cannot be used; it is deleted then
   * @throws the error of a query
   */
  async read(onProgress: (share: number) => void): Promise<IndexState | undefined> {
    const segments: Segment[] = [];
    let position: Position | undefined;
    let queryError: unknown;
    const isOwn = (id: string) =>
      isOwnSnapshot(this.#db, id).catch((error: unknown) => {
        queryError = error;
        throw error;
      });
    try {
      for await (const { header, body } of readSnapshotFile(this.#path, onProgress)) {
        if (position) segments.push(readSegment(header, body));
        else {
          const stored = fileHeader.parse(header);
          if (stored.layout !== layout) return await this.discard('made by another version');
          if (!(await isOwn(stored.id))) return await this.discard('made of another database');
          position = readPosition(stored.position);
        }
      }
    } catch (error) {
      if (queryError) throw queryError;
      if (systemErrorCode(error) === 'ENOENT') return undefined;
      return this.discard(`damaged: ${messageOf(error)}`);
    }
    return position ? { index: CatalogueIndex.restore(segments), position } : this.discard('damaged: empty');
  }

  /** Deletes the snapshot. */
  async discard(reason: string): Promise<undefined> {
    this.#log.warn({ reason }, 'The snapshot of the search index was discarded');
    await rm(this.#path, { force: true }).catch(() => undefined);
    return undefined;
  }

  /** @throws if the file cannot be written, the database does not answer, or the signal was aborted */
  async write(
    { segments, position }: { segments: readonly SavedSegment[]; position: Position },
    signal?: AbortSignal,
  ): Promise<void> {
    const id = randomUUID();
    const { store, horizon, seen } = position;
    const header = { layout, id, position: { store, horizon: String(horizon), seen: [...seen].map(String) } };
    // Recorded after the position was read: a database that is restored to an earlier time does not know the id.
    await recordSnapshot(this.#db, id);
    await writeSnapshotFile(this.#path, [{ header, arrays: [] }, ...segments], signal);
  }
}

function readSegment(header: unknown, body: ArrayBuffer): Segment {
  const { size, companies, byteLengths } = segmentHeader.parse(header);
  return Segment.restore({ size, companies }, new ArrayReader(body, byteLengths));
}

function readPosition({ store, horizon, seen }: z.output<typeof fileHeader>['position']): Position {
  return { store, horizon: BigInt(horizon), seen: new Set(seen.map(BigInt)) };
}
