import { parseSync } from 'vite';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  /** As it is written, such as `./isbn.ts` or `@titlenet/catalogue/isbn`. */
  specifier: string;
  /** The names taken; empty for `import 'x'`, `import()` and `import * as`. */
  names: string[];
  /** Erased before the program runs. */
  isType: boolean;
  /** `export * from …`. */
  isExportAll: boolean;
}

/**
 * What a file imports, read by a parser, so that text in strings and comments is not taken for an import.
 * @param path for its extension and for messages
 * @throws SyntaxError when the text cannot be parsed
 */
export function importsOf(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);

  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.flatMap(({ importName }) => importName.name ?? []),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isExportAll: false,
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? [
            {
              specifier: moduleRequest.value,
              names: importName.name ? [importName.name] : [],
              isType,
              isExportAll: importName.kind === 'AllButDefault' || importName.kind === 'All',
            },
          ]
        : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal ? [{ specifier: literal[2] as string, names: [], isType: false, isExportAll: false }] : [];
  });
  return [...imported, ...exported, ...dynamic];
}
