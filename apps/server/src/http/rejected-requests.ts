import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@titlenet/contract/error-codes';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { newTraceId } from './trace.ts';

type Headers = readonly [name: string, value: string][];

interface Rejection {
  status: string;
  code: ErrorAnswer['code'];
  message: string;
}

const malformed: Rejection = { status: '400 Bad Request', code: 'bad-input', message: 'The request is malformed.' };

/** Errors of Node's HTTP parser with a status of their own, by code. */
const rejections: Readonly<Record<string, Rejection>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'bad-input',
    message: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too-large',
    message: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    code: 'too-large',
    message: 'The request is too large.',
  },
};

const bodyOf = ({ code, message }: Omit<Rejection, 'status'>) =>
  JSON.stringify({ code, message, traceId: newTraceId() } satisfies ErrorAnswer);

const headersOf = (headers: Headers, body: string): Headers => [
  ...headers,
  ['cache-control', 'no-store'],
  ['connection', 'close'],
  ['content-length', String(Buffer.byteLength(body))],
  ['content-type', 'application/json; charset=utf-8'],
];

/**
 * Answers requests that Node's HTTP parser rejects, which are not seen by Fastify, like all other failures.
 * @param headers security headers, which a hook sets elsewhere
 */
export function answerRejectedRequests(headers: Headers) {
  return (error: Error & { code?: string }, socket: Socket & { _httpMessage?: ServerResponse | null }): void => {
    // As Node does it: nothing is written into a response that has begun.
    if (!socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const rejection = rejections[error.code ?? ''] ?? malformed;
    const body = bodyOf(rejection);
    const lines = headersOf(headers, body).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${rejection.status}`, ...lines, '', body].join('\r\n'));
  };
}

/** Answers what Node itself answers after parsing: an `Expect` that is not supported, and a request without `Host`. */
export function answerInsteadOfNode(app: FastifyInstance, headers: Headers): void {
  // The server speaks HTTP/1.
  (app.server as Server).on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf({ code: 'bad-input', message: 'The expectation of the request is not supported.' });
    response.writeHead(417, Object.fromEntries(headersOf(headers, body))).end(body);
  });
  // `requireHostHeader` of the server is off.
  app.addHook('onRequest', async (request) => {
    const { httpVersion, headers: sent } = request.raw;
    if (httpVersion === '1.1' && sent.host === undefined) throw new AppError('bad-input', malformed.message);
  });
}
