import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { BackupError, type BackupHeader, checkBackup, lineOf } from './backup-file.ts';

/** Files are read in pieces of this size. */
const PIECE_BYTES = 65_536;
/** Checksum and length at the end of a gzip file. */
const TRAILER_BYTES = 8;

/** A backup without rows, not compressed. @param length of the name of its migration */
function packed(length: number): Buffer {
  const header: BackupHeader = { titlenet: 'backup', format: 1, createdAt: '', migrations: ['m'.repeat(length)] };
  const end = { end: true, rows: {}, sequences: { pack_id_seq: 7 } } as const;
  return gzipSync(Buffer.concat([lineOf(header), lineOf(end)]), { level: 0 });
}

test('a wrong checksum is found, also where it is read after all rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'titlenet-backup-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'backup');
  const wanted = PIECE_BYTES + TRAILER_BYTES;
  const bytes = packed(wanted - packed(0).length);
  expect(bytes).toHaveLength(wanted);
  await writeFile(path, bytes);
  expect((await checkBackup(path)).end.sequences).toEqual({ pack_id_seq: 7 });
  bytes.writeUInt8(255 - bytes.readUInt8(PIECE_BYTES), PIECE_BYTES);
  await writeFile(path, bytes);
  await expect(checkBackup(path)).rejects.toThrow(BackupError);
});
