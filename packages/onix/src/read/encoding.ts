/** The encoding of a feed. */
export type FeedEncoding = {
  /** Label for `TextDecoder`. */
  readonly label: string;
  /** Length of the byte order mark, in bytes. */
  readonly markLength: number;
  /**
   * `ascii`: tags are found in the bytes and each record is decoded separately; `transcode`: the stream is converted to
   * UTF-8 first (UTF-16, ISO-2022); `unreadable`: the file is refused (UTF-32).
   */
  readonly kind: 'ascii' | 'transcode' | 'unreadable';
};

const WESTERN = new Set(['utf-8', 'windows-1252']);
const NOT_ASCII_TRANSPARENT = /^(?:utf-16|iso-2022)/;

const utf32: FeedEncoding = { label: 'utf-32', markLength: 0, kind: 'unreadable' };
const utf8: FeedEncoding = { label: 'utf-8', markLength: 0, kind: 'ascii' };

/**
 * Finds the encoding from the first bytes of a file (some 200 are enough): byte order mark, then the pattern of a
 * UTF-16 `<`, then the XML declaration. A declaration that contradicts the bytes is ignored (UTF-16
 * declared for single bytes), an unknown name counts as UTF-8.
 */
export function detectEncoding(head: Uint8Array): FeedEncoding {
  const [a, b, c, d] = head;
  if (isUtf32(a, b, c, d)) return utf32;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { ...utf8, markLength: 3 };
  if (a === 0xff && b === 0xfe) return { label: 'utf-16le', markLength: 2, kind: 'transcode' };
  if (a === 0xfe && b === 0xff) return { label: 'utf-16be', markLength: 2, kind: 'transcode' };
  if (a === 0x3c && b === 0) return { label: 'utf-16le', markLength: 0, kind: 'transcode' };
  if (a === 0 && b === 0x3c) return { label: 'utf-16be', markLength: 0, kind: 'transcode' };
  return declaredEncoding(Buffer.from(head.subarray(0, 400)).toString('latin1'));
}

/** True for the byte order mark of UTF-32, which begins like that of UTF-16, and for its `<` without a mark. */
function isUtf32(a?: number, b?: number, c?: number, d?: number): boolean {
  const isBigEndian = a === 0 && b === 0 && ((c === 0xfe && d === 0xff) || (c === 0 && d === 0x3c));
  const isLittleEndian = c === 0 && d === 0 && ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0));
  return isBigEndian || isLittleEndian;
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
 * True if records of this encoding are decoded as UTF-8 first. UTF-8 files are often declared as Latin-1 or cp1252 and
 * the other way round, and text with accents that is valid UTF-8 is almost certainly UTF-8.
 */
export function isWestern(encoding: FeedEncoding): boolean {
  return WESTERN.has(encoding.label);
}
