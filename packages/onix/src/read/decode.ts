import { detectEncoding, type FeedEncoding, isWestern } from './encoding.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** Characters that XML does not allow; feeds generated from databases contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The bytes of a feed in an ASCII-transparent encoding, with the encoding of its text. */
export type DecodableBytes = {
  readonly encoding: FeedEncoding;
  /** Offset in the file of the first byte of `chunks`. */
  readonly start: number;
  /** Returns the number of bytes of the file for these characters; absent: one byte per character. */
  readonly lengthInFile?: (bytes: string) => number;
  readonly chunks: AsyncIterable<Uint8Array>;
};

/**
 * Prepares a stream of bytes for cutting with at most one chunk in memory: removes the byte order mark and converts
 * UTF-16 and ISO-2022 to UTF-8. Bytes of an ASCII-transparent encoding are not changed, since invalid bytes are
 * repaired record by record ({@link decodeRecord}).
 */
export async function openBytes(bytes: AsyncIterable<Uint8Array>): Promise<DecodableBytes> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 400) {
    const next = await iterator.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const encoding = detectEncoding(head);
  const whole = rest(head.subarray(encoding.markLength), iterator);
  if (encoding.kind !== 'transcode') return { encoding, start: encoding.markLength, chunks: whole };
  const transcoded: FeedEncoding = { label: 'utf-8', markLength: 0, kind: 'ascii' };
  const lengthInFile = encoding.label.startsWith('utf-16') ? lengthInUtf16 : undefined;
  return { encoding: transcoded, start: encoding.markLength, lengthInFile, chunks: transcode(whole, encoding.label) };
}

/** Counts the UTF-16 bytes of UTF-8 text: two per character, four for characters of four bytes. */
function lengthInUtf16(bytes: string): number {
  let units = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    if (byte >= 0xf0) units += 2;
    else if (byte < 0x80 || byte >= 0xc0) units += 1;
  }
  return units * 2;
}

async function* rest(head: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

async function* transcode(chunks: AsyncIterable<Uint8Array>, label: string): AsyncGenerator<Uint8Array> {
  // The byte order mark is already removed, so another one is a character of the file.
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
  yield Buffer.from(decoder.decode(), 'utf8');
}

/** The text of a record and the repairs that were necessary. */
export type DecodedRecord = { readonly text: string; readonly repairs: readonly string[] };

/** Control characters that are bytes of cp1252 in a text that was converted to UTF-8 as if it were Latin-1. */
const C1 = /[\u0080-\u009f]/g;
const C1_AS_WINDOWS = 'Control characters were read as the characters of cp1252';

export const AS_WINDOWS = 'Bytes that are not UTF-8 were read as cp1252';
const WITHOUT_FORBIDDEN = 'Characters that XML forbids were removed';

/**
 * Decodes the bytes of one record. In files declared as UTF-8, Latin-1 or cp1252, valid UTF-8 is read as such and every
 * other byte as cp1252, so that a badly encoded record or word does not affect others. Characters that XML forbids are
 * removed.
 */
export function decodeRecord(bytes: Uint8Array, encoding: FeedEncoding): DecodedRecord {
  if (!isWestern(encoding)) return withoutForbidden(new TextDecoder(encoding.label).decode(bytes), []);
  try {
    return withoutForbidden(strictUtf8.decode(bytes), []);
  } catch {
    return withoutForbidden(decodeMixed(bytes), encoding.label === 'utf-8' ? [AS_WINDOWS] : []);
  }
}

function withoutForbidden(decoded: string, repairs: readonly string[]): DecodedRecord {
  const text = decoded.replace(C1, (control) => windows1252.decode(Uint8Array.of(control.charCodeAt(0))));
  // Five bytes have no character in cp1252 either.
  const clean = text.replace(FORBIDDEN, '').replace(C1, '');
  return {
    text: clean,
    repairs: [
      ...repairs,
      ...(text === decoded ? [] : [C1_AS_WINDOWS]),
      ...(clean.length === text.length ? [] : [WITHOUT_FORBIDDEN]),
    ],
  };
}

/** The UTF-8 form of each upper cp1252 byte. */
const windowsAsUtf8 = Array.from({ length: 128 }, (_, index) =>
  Buffer.from(windows1252.decode(Uint8Array.of(128 + index)), 'utf8'),
);

/** Decodes UTF-8 sequences as UTF-8 and every other byte as cp1252. */
export function decodeMixed(bytes: Uint8Array): string {
  const mended = Buffer.allocUnsafe(bytes.length * 3);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const sequence = sequenceLength(bytes, at);
    if (sequence === 0) {
      // Bytes below 128 are sequences, and the table has all others.
      length += windowsAsUtf8[bytes[at]! - 128]!.copy(mended, length);
      at += 1;
    } else {
      // The bytes of a sequence are there.
      for (let i = 0; i < sequence; i += 1) mended[length + i] = bytes[at + i]!;
      length += sequence;
      at += sequence;
    }
  }
  return mended.toString('utf8', 0, length);
}

/**
 * Returns the length of the valid UTF-8 sequence at `at`, 0 if there is none (RFC 3629: no overlong forms, no
 * surrogates).
 */
function sequenceLength(bytes: Uint8Array, at: number): number {
  // The caller ends at the last byte.
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return 0;
  for (let i = 1; i < length; i += 1) {
    const byte = bytes[at + i];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return 0;
  }
  // The loop has found at least one byte after the first.
  const second = bytes[at + 1]!;
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f)) return 0;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return 0;
  return length;
}
