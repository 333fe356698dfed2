/**
 * The messages of the PostgreSQL wire protocol that the embedded database reads or writes; all others are forwarded
 * unchanged (PostgreSQL documentation, "Frontend/Backend Protocol").
 */

export const SSL_REQUEST = 80877103;
export const GSS_REQUEST = 80877104;
export const CANCEL_REQUEST = 80877102;

/** A message with its header; `type` is its first byte as a letter. */
export interface Frame {
  type: string;
  bytes: Buffer;
}

/** The frame at `offset`; undefined while it is incomplete. @throws RangeError when its length is invalid */
export function frameAt(buffer: Buffer, offset: number): Frame | undefined {
  if (buffer.length - offset < 5) return undefined;
  const length = buffer.readUInt32BE(offset + 1);
  if (length < 4 || length > 0x3fffffff) throw new RangeError(`impossible message length ${length}`);
  if (buffer.length - offset < length + 1) return undefined;
  return {
    type: String.fromCharCode(buffer[offset] ?? 0),
    bytes: buffer.subarray(offset, offset + length + 1),
  };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const text = (value: string) => Buffer.from(`${value}\0`, 'utf8');
const int32 = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, index * 4);
  return buffer;
};

export const query = (sql: string) => message('Q', text(sql));
export const sync = () => message('S', Buffer.alloc(0));
export const authenticationOk = () => message('R', int32(0));
export const parameterStatus = (name: string, value: string) => message('S', Buffer.concat([text(name), text(value)]));
export const backendKeyData = (pid: number, secret: number) => message('K', int32(pid, secret));
export const readyForQuery = (status: 'I' | 'T' | 'E') => message('Z', Buffer.from(status, 'latin1'));
/** Negotiates protocol 3.0 with a client that requests a later 3.x. */
export const negotiateVersion = (options: string[]) =>
  message('v', Buffer.concat([int32(0x30000, options.length), ...options.map(text)]));
/** The columns are not known before the statement runs; clients that send rows do not need them. */
export const copyInResponse = (isBinary: boolean) => message('G', Buffer.from([isBinary ? 1 : 0, 0, 0]));

export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, reason: string): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${code}`, `M${reason}`].map(text);
  return message('E', Buffer.concat([...fields, Buffer.from([0])]));
}

/** The parameters of a startup message: name and value pairs after the version. */
export function startupParameters(body: Buffer): Map<string, string> {
  const parts = body.toString('utf8').split('\0');
  const parameters = new Map<string, string>();
  for (let index = 0; index + 1 < parts.length && parts[index]; index += 2) {
    parameters.set(parts[index] ?? '', parts[index + 1] ?? '');
  }
  return parameters;
}

/** The text of a Query, or name and text of a Parse: zero-terminated strings after the header. */
export function strings(frame: Frame, count: number): string[] {
  const found: string[] = [];
  let start = 5;
  for (let index = 0; index < count; index += 1) {
    const end = frame.bytes.indexOf(0, start);
    if (end < 0) break;
    found.push(frame.bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return found;
}

/** A parsed response of the engine. */
export interface Answer {
  /** The state of the last ReadyForQuery; undefined if there was none. */
  status: 'I' | 'T' | 'E' | undefined;
  /** Command tags (`SELECT 3`, `SET`, `LISTEN`, …) in order. */
  tags: string[];
  /** NotificationResponse messages, which are sent to all listening connections. */
  notifications: Buffer[];
  /** All other messages in order; CopyInResponse only with `keepCopyIn`. */
  rest: Buffer;
}

/** Parses the headers of a response; rows are not parsed. */
export function readAnswer(output: Buffer, keepCopyIn: boolean): Answer {
  const answer: Answer = { status: undefined, tags: [], notifications: [], rest: output };
  const kept: Buffer[] = [];
  let from = 0;
  let at = 0;
  while (at < output.length) {
    const end = at + 1 + output.readUInt32BE(at + 1);
    const type = output[at];
    if (type === 0x5a) answer.status = String.fromCharCode(output[at + 5] ?? 0) as 'I' | 'T' | 'E';
    else if (type === 0x43) answer.tags.push(output.toString('utf8', at + 5, end - 1));
    const isNotification = type === 0x41;
    if (isNotification || (type === 0x47 && !keepCopyIn)) {
      if (isNotification) answer.notifications.push(output.subarray(at, end));
      kept.push(output.subarray(from, at));
      from = end;
    }
    at = end;
  }
  if (from > 0) answer.rest = Buffer.concat([...kept, output.subarray(from)]);
  return answer;
}
