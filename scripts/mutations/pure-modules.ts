import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { importsOf } from '../boundaries/imports.ts';

/** Packages without state and without a browser. */
const PURE_PACKAGE = /^(@titlenet\/|zod$)/;

/** Names by which a module reaches the browser. */
const browserNames = new Set(
  'window document navigator location history localStorage sessionStorage fetch setTimeout BroadcastChannel'.split(' '),
);

/** @returns the values that a module imports; null if it uses the browser itself */
function importedValues(path: string, text: string): string[] | null {
  const parsed = parseSync(path, text);
  let usesBrowser = false;
  new Visitor({
    Identifier({ name }) {
      usesBrowser ||= browserNames.has(name);
    },
  }).visit(parsed.program);
  if (usesBrowser) return null;
  return importsOf(parsed, text)
    .filter(({ isType }) => !isType)
    .map(({ specifier }) => specifier);
}

/**
 * Finds the modules whose results depend on their arguments alone, as far as imports and names of the browser tell.
 *
 * @param files texts by path, with `/`; a module that imports a file that is not among them is not pure
 * @returns paths, in their order
 */
export function pureModules(files: ReadonlyMap<string, string>): string[] {
  const known = new Map<string, boolean>();
  function isPure(path: string): boolean {
    const before = known.get(path);
    if (before !== undefined) return before;
    const text = files.get(path);
    const imported = text === undefined ? null : importedValues(path, text);
    const result =
      imported?.every((specifier) =>
        specifier.startsWith('.') ? isPure(posix.join(posix.dirname(path), specifier)) : PURE_PACKAGE.test(specifier),
      ) ?? false;
    known.set(path, result);
    return result;
  }
  return [...files.keys()].filter(isPure);
}
