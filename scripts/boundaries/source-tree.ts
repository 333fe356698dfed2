import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Assertion, assertionsIn } from './assertions.ts';
import { type FunctionLength, functionLengths } from './function-lengths.ts';
import { type Import, importsOf } from './imports.ts';

/** A source file of the project. */
export interface SourceFile {
  /** Relative to the repository, with `/`. */
  path: string;
  text: string;
  lines: number;
  imports: Import[];
  functions: FunctionLength[];
  assertions: Assertion[];
}

const skippedFolders = /^(node_modules|dist|data|coverage|test-results|playwright-report|peers|\..*)$/;
const code = /\.(ts|tsx|mjs|js)$/;
const style = /\.css$/;

/**
 * Reads all source files of a folder in a fixed order.
 * @throws SyntaxError with the file's name if it cannot be parsed
 */
export function readSourceTree(root: string): SourceFile[] {
  return filesUnder(root, (path) => code.test(path) || style.test(path)).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    return {
      path,
      text,
      lines,
      ...(code.test(path) ? parsed(path, text) : { imports: [], functions: [], assertions: [] }),
    };
  });
}

function parsed(path: string, text: string): Pick<SourceFile, 'imports' | 'functions' | 'assertions'> {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  const { program } = result;
  return {
    imports: importsOf(result, text),
    functions: functionLengths(program, text),
    assertions: assertionsIn(program, text),
  };
}

/**
 * Lists the files of the project in a fixed order, without installed packages and build output.
 * @param isWanted decides by path, which is relative to `root` with `/`
 */
export function filesUnder(root: string, isWanted: (path: string) => boolean, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skippedFolders.test(entry.name) ? [] : filesUnder(root, isWanted, path);
      return entry.isFile() && isWanted(path) ? [path] : [];
    });
}
