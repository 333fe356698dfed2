/** How the bytes of a feed are to be read. */
export type FeedEncoding = {
  /** A name that `TextDecoder` knows. */
  readonly label: string;
  /** Length of the byte order mark, in bytes. */
  readonly markLength: number;
  /**
   * `ascii`: tags can be found in the bytes as they are and each record is decoded by itself; `transcode`: the stream
   * must be turned into UTF-8 first (UTF-16, ISO-2022).
   */
  readonly kind: 'ascii' | 'transcode';
};

const WESTERN = new Set(['utf-8', 'windows-1252']);
const NOT_ASCII_TRANSPARENT = /^(?:utf-16|iso-2022)/;

const utf8: FeedEncoding = { label: 'utf-8', markLength: 0, kind: 'ascii' };

/**
 * Finds the encoding from the first bytes of a file (some 200 are enough): byte order mark, then the pattern of a
 * UTF-16 `<`, then the XML declaration. A declaration that contradicts the bytes loses (UTF-16 declared over single
 * bytes), an unknown name counts as UTF-8.
 */
export function detectEncoding(head: Uint8Array): FeedEncoding {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { ...utf8, markLength: 3 };
  if (a === 0xff && b === 0xfe) return { label: 'utf-16le', markLength: 2, kind: 'transcode' };
  if (a === 0xfe && b === 0xff) return { label: 'utf-16be', markLength: 2, kind: 'transcode' };
  if (a === 0x3c && b === 0) return { label: 'utf-16le', markLength: 0, kind: 'transcode' };
  if (a === 0 && b === 0x3c) return { label: 'utf-16be', markLength: 0, kind: 'transcode' };
  return declaredEncoding(Buffer.from(head.subarray(0, 400)).toString('latin1'));
}

function declaredEncoding(head: string): FeedEncoding {
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  if (declared === undefined) return utf8;
  let label: string;
  try {
    label = new TextDecoder(declared).encoding;
  } catch {
    return utf8;
  }
  if (label.startsWith('utf-16')) return utf8;
  return { label, markLength: 0, kind: NOT_ASCII_TRANSPARENT.test(label) ? 'transcode' : 'ascii' };
}

/**
 * Whether records of this encoding are tried as UTF-8 first. Latin-1 and cp1252 are the usual false declarations of
 * UTF-8 files and the other way round, and text that is valid UTF-8 with accents is hardly ever anything else.
 */
export function isWestern(encoding: FeedEncoding): boolean {
  return WESTERN.has(encoding.label);
}
