import { findCycles } from './cycles.ts';
import { fileRules } from './file-rules.ts';
import { importRules } from './import-rules.ts';
import { isTest, placeOf, targetOf } from './places.ts';
import type { PlacedFile } from './rule.ts';
import { readSourceTree } from './source-tree.ts';

/** One broken rule in one file. */
export interface Violation {
  rule: string;
  path: string;
  message: string;
}

/**
 * Checks the architecture of a source tree.
 * @param root its folder
 * @param leastFiles a check that read fewer files than this looked in the wrong place and proves nothing
 * @returns how many files it read, and every violation
 */
export function checkBoundaries(root: string, leastFiles: number): { read: number; violations: Violation[] } {
  const sources = readSourceTree(root);
  const paths = new Set(sources.map(({ path }) => path));
  const files: PlacedFile[] = sources.map((source) => ({
    ...source,
    place: placeOf(source.path),
    isTest: isTest(source.path),
    links: source.imports.map((link) => ({
      ...link,
      target: targetOf(source.path, link.specifier, (path) => paths.has(path)),
    })),
  }));

  const violations = files.flatMap((file) =>
    [...importRules, ...fileRules].flatMap(({ name, check }) =>
      check(file).map((message) => ({ rule: name, path: file.path, message })),
    ),
  );
  for (const cycle of findCycles(files)) {
    violations.push({ rule: 'no circles', path: cycle[0] as string, message: [...cycle, cycle[0]].join(' → ') });
  }
  if (files.length < leastFiles) {
    const message = `read ${files.length} files, expected at least ${leastFiles}`;
    violations.push({ rule: 'the check reads the project', path: '.', message });
  }
  return { read: files.length, violations };
}
