/**
 * What the host needs to know about a statement before it runs it.
 */

// Strings, quoted names, dollar quotes and comments may contain any keyword.
const OPAQUE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** The part of a statement from `copy` on, if it reads standard input. */
function copyOf(statement: string): string[] {
  const copy = statement.slice(/\bcopy\b/i.exec(statement)?.index ?? statement.length);
  return /\bfrom\s+stdin\b/i.test(copy) ? [copy] : [];
}

/** Number of `COPY … FROM STDIN` in a text, and whether the first one has binary format. */
export function copyFromStdin(sql: string): { count: number; isBinary: boolean } {
  if (!/stdin/i.test(sql)) return { count: 0, isBinary: false };
  const found = sql.replace(OPAQUE, ' ~ ').split(';').flatMap(copyOf);
  return { count: found.length, isBinary: /\bbinary\b/i.test(found[0] ?? '') };
}

/** A statement that only fails, to put the session into the state after a failed statement. */
export function failingStatement(code: string, reason: string): string {
  return `do $$ begin raise exception using errcode = '${code}', message = '${reason.replaceAll("'", "''")}'; end $$`;
}
