import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why a test that needs a small disk is skipped. */
export const NEEDS_SMALL_DISK = 'needs root, who can mount a small file system';

/** A file system in memory with a fixed size. */
export interface SmallDisk {
  folder: string;
  /** Uses up the whole free space. */
  fill(): void;
  /** Frees the space that `fill` used. */
  free(): void;
  unmount(): void;
}

/**
 * Mounts a file system of this size.
 * @returns undefined if this user may not mount
 */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize), { flag: 'a' });
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}
