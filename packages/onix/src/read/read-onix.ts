import { type OnixFault, validateProduct } from '../validate/validate-product.ts';
import { type Cut, type CutOptions, cutRecords, RecordCutter } from './cut.ts';
import { decodeRecord, openBytes } from './decode.ts';
import type { FeedEncoding } from './encoding.ts';
import { type OnixHeader, readHeader } from './header.ts';
import { defaultLimits, type OnixLimits } from './limits.ts';
import { mapProduct, UnmappableProductError } from './map-product.ts';
import type { MapOptions } from './onix-record.ts';
import type { OnixTitle } from './onix-title.ts';
import { parseRecord, RecordError } from './parse-record.ts';
import { packedKind } from './prolog.ts';

/** Place of a record: offset in bytes of the file (of its UTF-8 form for ISO-2022), line from 1. */
type Place = { readonly offset: number; readonly line: number };

/** Events of reading a feed, in the order of the file. */
export type OnixEvent =
  /** `preamble`: the text before the first record. */
  | { readonly kind: 'header'; readonly header: OnixHeader; readonly preamble: string }
  /**
   * `text`: the whole record; `digest`: SHA-256 of its bytes, in hexadecimal; `faults`: rules of ONIX that it breaks, with
   * lines of the file.
   */
  | ({
      readonly kind: 'product';
      readonly title: OnixTitle;
      readonly text: string;
      readonly digest: string;
      readonly faults: readonly OnixFault[];
    } & Place)
  | ({
      readonly kind: 'rejected';
      readonly reason: string;
      readonly recordReference?: string;
      readonly excerpt?: string;
      /** The whole record, if its end was found. */
      readonly text?: string;
    } & Place)
  /** A fault of the file by which no record is lost. */
  | { readonly kind: 'notice'; readonly reason: string }
  /** The file or the rest of it is refused; no event follows. */
  | { readonly kind: 'unreadable'; readonly reason: string };

export type ReadOptions = MapOptions & { readonly limits?: OnixLimits };

/**
 * Reads an ONIX file of any size in constant memory: one header, then one event per record. A broken record is reported
 * and the next one read. The content of the file never causes an exception; errors of the byte stream are thrown.
 */
export async function* readOnix(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<OnixEvent> {
  const limits = options.limits ?? defaultLimits;
  const { encoding, start, lengthInFile, chunks } = await openBytes(bytes);
  if (encoding.kind === 'unreadable') {
    yield { kind: 'unreadable', reason: 'The file is UTF-32, which is not read: save it as UTF-8.' };
    return;
  }
  const cutting = { limits, lengthInFile };
  const reader = new RecordReader(encoding, options, cutting);
  // The header is interpreted once it is known whether a record follows.
  let pending: Extract<Cut, { kind: 'header' }> | undefined;
  for await (const cut of cutRecords(chunks, cutting, start)) {
    if (cut.kind === 'header') {
      pending = cut;
      continue;
    }
    if (pending !== undefined) {
      const hasRecords = cut.kind === 'record' || cut.kind === 'broken';
      const events = reader.header(pending.bytes, hasRecords);
      pending = undefined;
      const isRefused = events.at(-1)?.kind === 'unreadable';
      if (isRefused || cut.kind !== 'refused') yield* events;
      if (isRefused) return;
    }
    if (cut.kind === 'refused') {
      yield { kind: 'unreadable', reason: cut.reason };
      return;
    }
    const events = reader.next(cut);
    yield* events;
    if (events.at(-1)?.kind === 'unreadable') return;
  }
}

class RecordReader {
  private readonly encoding: FeedEncoding;
  private readonly options: ReadOptions;
  private readonly cutting: ReadCutting;
  private head: OnixHeader = { senderIdentifiers: [] };
  private root: string | undefined;
  private headTail = '';
  private unidentifiedInARow = 0;

  constructor(encoding: FeedEncoding, options: ReadOptions, cutting: ReadCutting) {
    this.encoding = encoding;
    this.options = options;
    this.cutting = cutting;
  }

  header(bytes: Buffer, hasRecords: boolean): OnixEvent[] {
    const packed = packedKind(bytes);
    if (packed !== undefined) return [{ kind: 'unreadable', reason: `The file is ${packed}, not XML.` }];
    const { text } = decodeRecord(bytes, this.encoding);
    const reading = readHeader(text, hasRecords);
    if (reading.kind === 'refused') return [{ kind: 'unreadable', reason: reading.reason }];
    this.head = reading.header;
    this.root = reading.root;
    this.headTail = hasRecords ? '' : text.slice(-4_096);
    const notices = reading.notices.map((reason): OnixEvent => ({ kind: 'notice', reason }));
    return [{ kind: 'header', header: reading.header, preamble: text }, ...notices];
  }

  next(cut: Exclude<Cut, { kind: 'header' | 'refused' }>): OnixEvent[] {
    if (cut.kind === 'end') return this.end(cut.hasRecords ? cut.tail : this.headTail);
    const { text, repairs } = decodeRecord(cut.bytes, this.encoding);
    if (cut.kind === 'broken') return [rejected(cut.reason, cut, text)];
    try {
      const { node } = parseRecord(text, this.cutting.limits);
      const title = mapProduct(node, this.head, this.options);
      this.unidentifiedInARow = 0;
      const faults = validateProduct(node, title.version).map((one) => ({ ...one, line: one.line + cut.line - 1 }));
      const repaired = repairs.map((message) => ({ path: '', message }));
      const warned = repaired.length > 0 ? { ...title, warnings: [...repaired, ...title.warnings] } : title;
      const { offset, line, digest } = cut;
      return [{ kind: 'product', title: warned, text, offset, line, digest, faults }];
    } catch (error) {
      return this.afterFailure(error, cut, text);
    }
  }

  /**
   * Rejects the record for any error: parsing and mapping do no I/O, so the error cannot come from the database, a
   * cancelled import or the file.
   */
  private afterFailure(error: unknown, cut: Extract<Cut, { kind: 'record' }>, text: string): OnixEvent[] {
    if (error instanceof UnmappableProductError) return this.unidentified(rejected(error.message, cut, text));
    if (!(error instanceof RecordError)) return [rejected(`The record cannot be read: ${error}`, cut, text)];
    const pieces = recut(cut, this.cutting);
    if (pieces.length > 1) return pieces.flatMap((piece) => this.next(piece));
    const reason = `Not well-formed in line ${cut.line + error.line - 1}: ${error.message}`;
    return [rejected(reason, cut, text)];
  }

  /** Refuses the rest of a file without identifiers: a small compressed file holds millions of empty records. */
  private unidentified(rejection: OnixEvent): OnixEvent[] {
    const { unidentifiedInARow } = this.cutting.limits;
    this.unidentifiedInARow += 1;
    if (this.unidentifiedInARow < unidentifiedInARow) return [rejection];
    const reason = `${unidentifiedInARow} records in a row have neither a RecordReference nor an identifier.`;
    return [rejection, { kind: 'unreadable', reason }];
  }

  private end(tail: string): OnixEvent[] {
    if (this.root === undefined || tail.includes(`</${this.root}`)) return [];
    if (new RegExp(`<${this.root}[^<>]*/>`).test(tail)) return [];
    return [{ kind: 'notice', reason: `The file ends before </${this.root}>: records may be missing.` }];
  }
}

type ReadCutting = Required<Pick<CutOptions, 'limits'>> & Pick<CutOptions, 'lengthInFile'>;
type RecordCut = Extract<Cut, { kind: 'record' | 'broken' }>;

/** Cuts a record again that contains others because of a CDATA section or comment without its end. */
function recut(cut: RecordCut, cutting: ReadCutting): RecordCut[] {
  const cutter = new RecordCutter({ ...cutting, isBlind: true }, cut.offset);
  const cuts = [...cutter.write(cut.bytes), ...cutter.end()];
  return cuts.flatMap((one) =>
    one.kind === 'record' || one.kind === 'broken' ? { ...one, line: one.line + cut.line - 1 } : [],
  );
}

const REFERENCE = /<(?:[\w.-]+:)?(?:RecordReference|a001)\b[^<>]*>([^<]{1,200})</i;

function rejected(reason: string, cut: RecordCut, text: string): OnixEvent {
  const reference = REFERENCE.exec(text.slice(0, 4_000))?.[1]?.trim();
  return {
    kind: 'rejected',
    reason,
    offset: cut.offset,
    line: cut.line,
    ...(reference ? { recordReference: reference } : {}),
    excerpt: text.slice(0, 200),
    ...(cut.kind === 'record' ? { text } : {}),
  };
}
