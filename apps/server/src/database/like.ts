/** Escapes `%`, `_` and `\`, so that typed text is matched literally (G-55). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
