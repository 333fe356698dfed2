/** A row of a recipe's table: the files of its first cell, and the names in the others that these files have. */
export interface RecipeRow {
  readonly files: readonly string[];
  readonly names: readonly string[];
}

const codeSpan = /`([^`\n]+)`/g;
const spansIn = (text: string) => [...text.matchAll(codeSpan)].map(([, span = '']) => span);

const isTopFolder = /^(apps|packages|docs|e2e|scripts|bench)\//;
const isFileName = /^[\w./-]+\.(ts|tsx|md|mjs|html)$/;
const isName = /^[a-z][A-Za-z]*[A-Z][A-Za-z]*$/;

/** Returns the rows of a recipe's tables that name files. */
export function recipeRows(recipe: string): RecipeRow[] {
  return recipe
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, first = '', ...others] = line.split('|');
      return { files: spansIn(first), names: spansIn(others.join('|')).filter((span) => isName.test(span)) };
    });
}

/** Returns the paths of files and folders that a recipe names, from the root or as the end of a path. */
export function recipePaths(recipe: string): string[] {
  return spansIn(recipe).filter((span) => isTopFolder.test(span) || (span.includes('/') && isFileName.test(span)));
}
