import type { Violation } from './rule.ts';
import type { SourceFile } from './source-tree.ts';

const MIN_DECLARATIONS = 3;
const comment = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
/** A selector with its declarations; conditions and pages around it are not part of it. */
const block = /([^{};]+)\{([^{}]*)\}/g;

const oneLine = (text: string): string => text.trim().split(/\s+/).join(' ');

/**
 * Finds blocks of the web app's style sheets that have the same declarations as one before, in any order: what several
 * screens share is a primitive of `ui/layout`, or one list of selectors.
 */
export function findAlikeBlocks(files: readonly Pick<SourceFile, 'path' | 'text'>[]): Violation[] {
  const first = new Map<string, string>();
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.replace(comment, '').matchAll(block)].flatMap(([, selector = '', declarations = '']) => {
        const named = oneLine(selector);
        const parts = declarations.split(';').map(oneLine).filter(Boolean).sort();
        if (named.startsWith('@') || parts.length < MIN_DECLARATIONS) return [];
        const key = parts.join(';');
        const before = first.get(key);
        if (before === undefined) {
          first.set(key, `${named} of ${path}`);
          return [];
        }
        return [{ rule: 'no blocks of styles are alike', path, message: `${named} is like ${before}` }];
      }),
    );
}
