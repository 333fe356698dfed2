import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';
import { isRestartingSearch } from './restarting-search.ts';
import type { PlacedFile, Rule } from './rule.ts';

/** A regular expression as written in a source file. */
interface Expression {
  source: string;
  flags: string;
  /** True if parts of it are known only when it is made. */
  isComposed?: boolean;
}

/** Finds the regular expressions of a file: literals, and those of `RegExp` with or without `new`. */
function expressionsOf(path: string, text: string): Expression[] {
  const found: Expression[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addComposed,
    CallExpression: addComposed,
  }).visit(parseSync(path, text).program);
  return found;

  function addComposed({ callee, arguments: [pattern, flags] }: ESTree.NewExpression | ESTree.CallExpression): void {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !pattern) return;
    const given = flags?.type === 'Literal' && typeof flags.value === 'string' ? flags.value : '';
    if (pattern.type === 'Literal' && typeof pattern.value === 'string') {
      found.push({ source: pattern.value, flags: given });
    } else if (pattern.type === 'TemplateLiteral') {
      // An inserted text is analysed as one letter.
      const source = pattern.quasis.map(({ value }) => value.cooked ?? '').join('x');
      found.push({ source, flags: given, isComposed: pattern.quasis.length > 1 });
    } else {
      found.push({ source: text.slice(pattern.start, pattern.end), flags: given, isComposed: true });
    }
  }
}

/**
 * Returns an expression with as many matches or more, without word boundaries: the analysis considers no expression
 * that starts with one, although a boundary can be at each second character of a text.
 */
const withoutWordBoundaries = (source: string) => source.replace(/\\b/gi, '');

const code = /\.(?:ts|tsx|mjs|js)$/;
/** Scripts and tests read only texts of the repository. */
const product = /^(?:apps|packages)\/(?!.*\.test-(?:data|support)\.)/;

/** Expressions that may take longer or are composed of other texts, by file: the beginning of each. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Reads the project's own source files.
  'apps/server/src/write-titles/derivation-version.ts': ['^(?:import|export)'],
  // Reads XML that the product itself has just written, for a file that the user downloads.
  'apps/web/src/actions/printing/word/word-document.ts': [
    '(<w:headerReference',
    '<w:p>',
    '(?<=<w:body>)',
    '<w:sectPr>',
  ],
  // The letters of a table in the same file.
  'packages/catalogue/src/text/fold.ts': ['[x]'],
  // The name of the root element, of which only a full stop has a meaning in an expression.
  'packages/onix/src/read/read-onix.ts': ['<x[^<>]*/>'],
  // The names of two elements in the same file.
  'packages/onix/src/write/prizes.ts': ['</x>', '<x\\b'],
  // The text ends with `>`, so that each tag ends.
  'packages/catalogue/src/text/without-tags.ts': ['<[^>]*>'],
};

function isSuperlinear({ source, flags }: Expression): boolean {
  const unbounded = withoutWordBoundaries(source);
  return analyse({ source: unbounded, flags }).reports.length > 0 || isRestartingSearch(unbounded, flags);
}

function superlinearExpressions({ path, text, isTest }: PlacedFile): string[] {
  if (isTest || !product.test(path) || !code.test(path)) return [];
  return expressionsOf(path, text)
    .filter(({ source }) => !exceptions[path]?.some((start) => source.startsWith(start)))
    .flatMap((expression) => {
      const { source, flags, isComposed } = expression;
      if (isComposed) return [`RegExp(${source}) is composed of texts that this rule cannot see`];
      return isSuperlinear(expression) ? [`/${source}/${flags} takes more than linear time`] : [];
    });
}

export const linearExpressions: Rule = { name: 'regular expressions are linear', check: superlinearExpressions };
