/**
 * The few things the host must know of a statement before it runs it.
 */

// Strings, quoted names, dollar quotes and comments can hold anything, also the words looked for here.
const OPAQUE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\//g;
const COPY_FROM_STDIN = /\bcopy\b[^;]*\bfrom\s+stdin\b[^;]*/gi;

/** How many `COPY … FROM STDIN` a text holds, and whether the first one is in binary format. */
export function copyFromStdin(sql: string): { count: number; isBinary: boolean } {
  if (!/stdin/i.test(sql)) return { count: 0, isBinary: false };
  const found = sql.replace(OPAQUE, ' ~ ').match(COPY_FROM_STDIN) ?? [];
  return { count: found.length, isBinary: /\bbinary\b/i.test(found[0] ?? '') };
}

/** A statement that does nothing but fail: puts the session in the same state as a failed statement would. */
export function failingStatement(code: string, reason: string): string {
  return `do $$ begin raise exception using errcode = '${code}', message = '${reason.replaceAll("'", "''")}'; end $$`;
}
