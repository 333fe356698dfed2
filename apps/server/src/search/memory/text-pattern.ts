/** Bytes of a key in the index of texts. */
export const GRAM = 3;

const MAX_SHIFT = 255;

/** A text to search for, prepared once per search. */
export interface TextPattern {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** The distinct sequences of three bytes, each with its first position. */
  readonly grams: readonly { readonly key: number; readonly at: number }[];
  /** Boyer-Moore-Horspool shift by the byte at the end of the window. */
  readonly shifts: Uint8Array;
}

export const gramAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;

/** @param text not empty */
export function compilePattern(text: string): TextPattern {
  const bytes = Buffer.from(text);
  const grams = new Map<number, number>();
  for (let at = bytes.length - GRAM; at >= 0; at -= 1) grams.set(gramAt(bytes, at), at);
  const shifts = new Uint8Array(256).fill(Math.min(bytes.length, MAX_SHIFT));
  for (let at = 0; at < bytes.length - 1; at += 1) shifts[bytes[at]!] = Math.min(bytes.length - 1 - at, MAX_SHIFT);
  return { bytes, grams: [...grams].map(([key, at]) => ({ key, at })), shifts };
}
