import type { Socket } from 'node:net';
import { DEFAULT_QUERY_MS } from './query-clock.ts';
import { failingStatement } from './statement-text.ts';
import { type Unit, UnitReader } from './unit-reader.ts';
import {
  authenticationOk,
  backendKeyData,
  CANCEL_REQUEST,
  errorResponse,
  GSS_REQUEST,
  negotiateVersion,
  parameterStatus,
  query,
  readyForQuery,
  SSL_REQUEST,
  startupParameters,
} from './wire.ts';

/** Idle-in-transaction timeout: all other clients wait for the transaction. */
const IDLE_TIMEOUT_MS = 5_000;

/** Callbacks of a session. */
export interface SessionEvents {
  /** The session may have a unit to run. */
  onWork(session: ClientSession): void;
  onEnd(session: ClientSession): void;
  onCancel(id: number, secret: number): void;
}

/** The connection of a client: startup, units and limits. `EngineScheduler` runs its units. */
export class ClientSession {
  readonly id: number;
  readonly secret: number;
  /** The client's `statement_timeout` in milliseconds. */
  queryLimitMs = DEFAULT_QUERY_MS;
  idleLimitMs = IDLE_TIMEOUT_MS;
  isListening = false;
  hasEnded = false;
  #socket: Socket;
  #units: UnitReader;
  #unit: Unit | undefined;
  #isStarted = false;
  #serverParameters: Map<string, string>;
  #events: SessionEvents;

  constructor(id: number, secret: number, socket: Socket, parameters: Map<string, string>, events: SessionEvents) {
    this.id = id;
    this.secret = secret;
    this.#socket = socket;
    this.#serverParameters = parameters;
    this.#events = events;
    this.#units = new UnitReader((bytes) => this.write(bytes));
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#end());
  }

  /** The next unit to run. */
  get unit(): Unit | undefined {
    if (!this.#isStarted || this.hasEnded) return undefined;
    try {
      this.#unit ??= this.#units.next();
    } catch {
      this.fail('08P01', 'invalid message');
    }
    if (!this.#unit && this.#units.hasEnded) this.#socket.end();
    return this.#unit;
  }

  takeUnit(): Unit | undefined {
    const { unit } = this;
    this.#unit = undefined;
    return unit;
  }

  /** Cancels a unit that has not started; a running one cannot be interrupted. */
  cancel(): void {
    if (!this.#unit) return;
    this.#unit = {
      bytes: query(failingStatement('57014', 'canceling statement due to user request')),
      endsReady: true,
    };
  }

  write(bytes: Buffer): void {
    if (!this.#socket.destroyed && bytes.length > 0) this.#socket.write(bytes);
  }

  /** Sends an error to the client and closes its connection. */
  fail(code: string, reason: string): void {
    if (this.hasEnded) return;
    this.write(errorResponse('FATAL', code, reason));
    this.#socket.end();
    this.#end();
  }

  #end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.#events.onEnd(this);
  }

  #receive(chunk: Buffer): void {
    if (this.hasEnded) return;
    this.#units.frames.push(chunk);
    try {
      while (!this.#isStarted) {
        const packet = this.#units.frames.nextPacket();
        if (!packet) return;
        this.#start(packet);
      }
    } catch {
      this.fail('08P01', 'invalid startup packet');
      return;
    }
    this.#events.onWork(this);
  }

  #start(packet: Buffer): void {
    const code = packet.readUInt32BE(0);
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      // A Unix socket is not encrypted.
      this.#socket.write('N');
      return;
    }
    if (code === CANCEL_REQUEST) {
      if (packet.length >= 12) this.#events.onCancel(packet.readUInt32BE(4), packet.readUInt32BE(8));
      this.#socket.end();
      this.#end();
      this.#isStarted = true;
      return;
    }
    if (code >>> 16 !== 3) throw new RangeError(`unknown protocol ${code}`);
    const parameters = startupParameters(packet.subarray(4));
    this.#limit(parameters);
    const unknown = [...parameters.keys()].filter((name) => name.startsWith('_pq_.'));
    if ((code & 0xffff) > 0 || unknown.length > 0) this.write(negotiateVersion(unknown));
    this.write(
      Buffer.concat([
        authenticationOk(),
        ...[...this.#serverParameters].map(([name, value]) => parameterStatus(name, value)),
        parameterStatus('application_name', parameters.get('application_name') ?? ''),
        backendKeyData(this.id, this.secret),
        readyForQuery('I'),
      ]),
    );
    this.#isStarted = true;
  }

  #limit(parameters: Map<string, string>): void {
    const milliseconds = (name: string) => Number.parseInt(parameters.get(name) ?? '', 10) || Infinity;
    this.queryLimitMs = Math.min(milliseconds('statement_timeout'), DEFAULT_QUERY_MS);
    this.idleLimitMs = Math.min(milliseconds('idle_in_transaction_session_timeout'), IDLE_TIMEOUT_MS);
  }
}
