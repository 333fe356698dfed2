import type { PlacedFile } from './rule.ts';

/**
 * Finds import cycles. Type imports count too: two files that need each other's types are one subject.
 * @returns each cycle once, as the list of its paths
 */
export function findCycles(files: PlacedFile[]): string[][] {
  const links = new Map(
    files.map(({ path, links }) => [path, links.flatMap(({ target }) => ('path' in target ? [target.path] : []))]),
  );
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push(trail.slice(at));
    if (at >= 0 || done.has(path)) return;
    for (const next of links.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return cycles;
}
