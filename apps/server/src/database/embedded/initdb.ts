import { openPGlite } from './engine.ts';

/** Error numbers of WASI, by which the file system of PGlite names the faults of the disk. */
const FILE_FAULTS: Readonly<Record<number, string>> = {
  2: 'permission denied',
  19: 'the disk quota is used up',
  29: 'the disk has a fault',
  51: 'no space left on device',
  63: 'operation not permitted',
  69: 'the disk is read-only',
};

function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { errno = 0 } = error as { errno?: number };
  return FILE_FAULTS[errno] ?? `error ${errno} of the file system`;
}

// Creates a database folder in a process of its own, which frees its 670 MB when it ends.
const target = process.argv[2];
if (!target) throw new Error('usage: initdb.ts <folder>');
try {
  const pglite = await openPGlite(target);
  await pglite.close();
} catch (error) {
  // The host reports the last line.
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
process.exit(0);
