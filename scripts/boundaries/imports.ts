import type { ParseResult } from 'vite';

/** An import, re-export or dynamic import. */
export interface Import {
  /** As written, such as `./isbn.ts` or `@titlenet/catalogue/isbn/isbn`. */
  specifier: string;
  /** Imported names; empty for `import 'x'`, `import()` and `import * as`. */
  names: string[];
  /** A type import, which is erased. */
  isType: boolean;
  /** `export * from …`. */
  isExportAll: boolean;
}

/** Finds the imports of a parsed file; strings and comments that look like imports are ignored. */
export function importsOf({ module }: ParseResult, text: string): Import[] {
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
    return literal?.[2] ? [{ specifier: literal[2], names: [], isType: false, isExportAll: false }] : [];
  });
  return [...imported, ...exported, ...dynamic];
}
