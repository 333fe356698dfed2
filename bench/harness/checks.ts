import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one run of a check has seen. */
export interface Line {
  /** What was done, and with which software. */
  what: string;
  seen: string;
  isFine: boolean;
}

/** A check of the product under faults or with software that is not part of it. */
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

/** Values of the options that all commands of checks have. */
export const checkOptions = {
  only: { type: 'string', multiple: true },
  /** Keeps the logs and data of all programs. */
  keep: { type: 'boolean' },
} as const;

/**
 * Runs the chosen checks one after the other, prints what they have seen as a table, and sets the exit code.
 *
 * @param name of the temporary folder
 * @throws for a chosen check that does not exist, and what a check throws
 */
export async function runChecks(
  name: string,
  checks: readonly Check[],
  { only, keep }: { only?: readonly string[]; keep?: boolean },
): Promise<void> {
  const chosen = checks.filter((check) => !only || only.includes(check.name));
  if (chosen.length === 0) throw new Error(`--only is one of ${checks.map((check) => check.name).join(', ')}`);
  const folder = temporaryFolder(name);
  const rows: string[][] = [];
  let isFine = true;
  try {
    for (const check of chosen)
      for (const line of await check.run(folderIn(folder, check.name))) {
        rows.push([check.name, line.what, line.seen, line.isFine ? 'yes' : 'no']);
        isFine &&= line.isFine;
      }
  } finally {
    if (keep) console.error(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
  console.log('| check | what | seen | as wanted |\n|---|---|---|---|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  process.exitCode = isFine ? 0 : 1;
}

/** A new temporary folder. PostgreSQL runs as its own user, who needs access to its folder. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `titlenet-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
