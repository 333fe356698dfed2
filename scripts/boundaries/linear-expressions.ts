import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';
import { isRestartingSearch } from './restarting-search.ts';
import type { PlacedFile, Rule } from './rule.ts';

/** A regular expression as written in a source file. */
interface Expression {
  source: string;
  flags: string;
}

/** Finds the regular expressions of a file: literals, and those of `new RegExp` with a text or a template. */
function expressionsOf(path: string, text: string): Expression[] {
  const found: Expression[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression({ callee, arguments: [pattern, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      const given = flags?.type === 'Literal' && typeof flags.value === 'string' ? flags.value : '';
      if (pattern?.type === 'Literal' && typeof pattern.value === 'string') {
        found.push({ source: pattern.value, flags: given });
      }
      // An inserted text is analysed as one letter.
      if (pattern?.type === 'TemplateLiteral') {
        found.push({ source: pattern.quasis.map(({ value }) => value.cooked ?? '').join('x'), flags: given });
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/**
 * Returns an expression with as many matches or more, without word boundaries: the analysis considers no expression that
 * starts with one, although a boundary can be at each second character of a text.
 */
const withoutWordBoundaries = (source: string) => source.replace(/\\b/gi, '');

const code = /\.(?:ts|tsx|mjs|js)$/;
/** Scripts and tests read only texts of the repository. */
const product = /^(?:apps|packages)\/(?!.*\.test-(?:data|support)\.)/;

/** Expressions that may take longer, by file. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Reads the project's own source files.
  'apps/server/src/projection/derivation-version.ts': ['^(?:import|export)'],
  // Reads the server's own SQL.
  'apps/server/src/database/embedded/statement-text.ts': ["'(?:[^']|'')*'"],
  // Reads XML that the product itself has just written, for a file that the user downloads.
  'apps/web/src/domain/printing/word/word-document.ts': ['(<w:headerReference', '<w:p>', '(?<=<w:body>)', '<w:sectPr>'],
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
    .filter(
      (expression) =>
        isSuperlinear(expression) && !exceptions[path]?.some((start) => expression.source.startsWith(start)),
    )
    .map(({ source, flags }) => `/${source}/${flags} takes more than linear time`);
}

export const linearExpressions: Rule = { name: 'regular expressions are linear', check: superlinearExpressions };
