import { findAlikeBlocks } from './alike-blocks.ts';
import { findCycles } from './cycles.ts';
import { type Figure, measureFiles } from './figures.ts';
import { fileRules } from './file-rules.ts';
import { importRules } from './import-rules.ts';
import { linearExpressions } from './linear-expressions.ts';
import { isTest, placeOf, targetOf } from './places.ts';
import type { PlacedFile, Violation } from './rule.ts';
import { readSourceTree } from './source-tree.ts';
import { unexplainedAssertions } from './unexplained-assertions.ts';

/**
 * Checks a source tree against the rules of the architecture.
 * @param root its folder
 * @param minFiles reading fewer files than this is itself a violation
 * @returns how many files were read, their figures, and all violations
 */
export function checkBoundaries(
  root: string,
  minFiles: number,
): { read: number; figures: Figure[]; violations: Violation[] } {
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
    [...importRules, ...fileRules, linearExpressions, unexplainedAssertions].flatMap(({ name, check }) =>
      check(file).map((message) => ({ rule: name, path: file.path, message })),
    ),
  );

  for (const cycle of findCycles(files)) {
    const [path = ''] = cycle;
    violations.push({ rule: 'no import cycles', path, message: [...cycle, path].join(' → ') });
  }
  violations.push(...findAlikeBlocks(files));
  if (files.length < minFiles) {
    const message = `read ${files.length} files, expected at least ${minFiles}`;
    violations.push({ rule: 'enough files were read', path: '.', message });
  }
  return { read: files.length, figures: measureFiles(files), violations };
}
