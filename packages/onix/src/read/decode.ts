import { detectEncoding, type FeedEncoding, isWestern } from './encoding.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** Characters that XML does not allow; feeds made from databases carry them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Bytes of a feed in which every tag is ASCII, and how to read the text between them. */
export type DecodableBytes = {
  readonly encoding: FeedEncoding;
  /** Offset in the file of the first byte that `chunks` gives, in bytes. */
  readonly start: number;
  /** How many bytes of the file some of these stand for, held one to a character; absent where it is as many. */
  readonly lengthInFile?: (bytes: string) => number;
  readonly chunks: AsyncIterable<Uint8Array>;
};

/**
 * Prepares a stream of bytes for cutting, holding no more than a chunk: takes the byte order mark off and turns UTF-16
 * and its like into UTF-8 on the way. In an ASCII-transparent encoding the bytes stay as they are, because a record
 * with broken bytes is repaired by itself ({@link decodeRecord}).
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
  if (encoding.kind === 'ascii') return { encoding, start: encoding.markLength, chunks: whole };
  const transcoded: FeedEncoding = { label: 'utf-8', markLength: 0, kind: 'ascii' };
  const lengthInFile = encoding.label.startsWith('utf-16') ? lengthInUtf16 : undefined;
  return { encoding: transcoded, start: encoding.markLength, lengthInFile, chunks: transcode(whole, encoding.label) };
}

/** Each character of UTF-8 is two bytes of UTF-16, one of four bytes is four; so is what stands for half a pair. */
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
  // The mark is off already: another one is a character of the file, and counts as its bytes do.
  const decoder = new TextDecoder(label, { ignoreBOM: true });
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
  yield Buffer.from(decoder.decode(), 'utf8');
}

/** Text of a record, and what had to be mended for it. */
export type DecodedRecord = { readonly text: string; readonly repairs: readonly string[] };

const AS_WINDOWS = 'Bytes that are not UTF-8 were read as cp1252';
const WITHOUT_FORBIDDEN = 'Characters that XML forbids were removed';

/**
 * Decodes the bytes of one record. In UTF-8 (and in files that say Latin-1 or cp1252) valid UTF-8 is taken as such and
 * each byte that does not fit is read as cp1252: one sloppy record, or one pasted word, does not spoil the others.
 * Characters that XML forbids are removed.
 */
export function decodeRecord(bytes: Uint8Array, encoding: FeedEncoding): DecodedRecord {
  if (!isWestern(encoding)) return withoutForbidden(new TextDecoder(encoding.label).decode(bytes), []);
  try {
    return withoutForbidden(strictUtf8.decode(bytes), []);
  } catch {
    return withoutForbidden(decodeMixed(bytes), encoding.label === 'utf-8' ? [AS_WINDOWS] : []);
  }
}

function withoutForbidden(text: string, repairs: readonly string[]): DecodedRecord {
  const clean = text.replace(FORBIDDEN, '');
  return { text: clean, repairs: clean.length === text.length ? repairs : [...repairs, WITHOUT_FORBIDDEN] };
}

/** The UTF-8 form of each upper cp1252 byte. */
const windowsAsUtf8 = Array.from({ length: 128 }, (_, index) =>
  Buffer.from(windows1252.decode(Uint8Array.of(128 + index)), 'utf8'),
);

/** UTF-8 sequences as UTF-8, everything else byte by byte as cp1252. */
function decodeMixed(bytes: Uint8Array): string {
  const mended = Buffer.allocUnsafe(bytes.length * 3);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const sequence = sequenceLength(bytes, at);
    if (sequence === 0) {
      length += (windowsAsUtf8[(bytes[at] as number) - 128] as Buffer).copy(mended, length);
      at += 1;
    } else {
      for (let i = 0; i < sequence; i += 1) mended[length + i] = bytes[at + i] as number;
      length += sequence;
      at += sequence;
    }
  }
  return mended.toString('utf8', 0, length);
}

/** Length of the valid UTF-8 sequence at `at`, 0 when there is none (RFC 3629: no overlong forms, no surrogates). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return 0;
  for (let i = 1; i < length; i += 1) {
    const byte = bytes[at + i];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return 0;
  }
  const second = bytes[at + 1] as number;
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f)) return 0;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return 0;
  return length;
}
