import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What one run of a check has seen. */
export interface Line {
  /** What was done, and with which software. */
  what: string;
  seen: string;
  isFine: boolean;
}

/** A check of the product with software that is not part of it. */
export interface Check {
  name: string;
  /** @param folder an empty folder of its own */
  run(folder: string): Promise<Line[]>;
}

/** Collects lines of a check. */
export class Lines {
  readonly all: Line[] = [];

  /** Adds a line that is fine if what was seen is what is wanted. */
  compare(what: string, seen: unknown, wanted: unknown): void {
    const isFine = JSON.stringify(seen) === JSON.stringify(wanted);
    this.add(
      what,
      isFine ? String(seen) || 'none' : `${JSON.stringify(seen)}, wanted ${JSON.stringify(wanted)}`,
      isFine,
    );
  }

  add(what: string, seen: string, isFine: boolean): void {
    this.all.push({ what, seen, isFine });
    console.error(`${isFine ? 'yes' : 'NO '}  ${what}: ${seen}`);
  }
}

/** Creates a folder in another one. @returns its path */
export function folderIn(parent: string, name: string): string {
  const path = join(parent, name);
  mkdirSync(path, { recursive: true });
  return path;
}
