import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Endpoint, EndpointOutput } from '@titlenet/contract/endpoint';
import { errorStatuses } from '@titlenet/contract/endpoint-errors';
import { errorAnswerSchema } from '@titlenet/contract/error-answer';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import { personSecurity } from './api-docs.ts';
import { assertMayCall, companiesOfCall } from './authorisation.ts';
import type { Caller } from './caller.ts';
import { EXPORT_TIMEOUT_MS } from './limits.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** Validated input of a handler whose caller is authorised. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** Undefined on open endpoints only. */
  caller: E['access'] extends 'open' ? undefined : Caller;
  /** Companies whose titles this call may access, by the endpoint's company rule. */
  companies: readonly CompanyCode[];
  request: FastifyRequest;
  reply: FastifyReply;
  log: FastifyBaseLogger;
}

/** Returns the answer, or sends it itself and returns the reply (`sendStoredJson`). */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => EndpointOutput<E> | FastifyReply | Promise<EndpointOutput<E> | FastifyReply>;

/** The first part of the path is the resource: the heading in the API documentation. */
const tagOf = (endpoint: Endpoint) => endpoint.path.split('/').find((part) => part && part !== 'api') ?? 'api';

/** The answer of an endpoint without data, as the documentation has it. */
const nothing = z.null().meta({ description: 'Done, or nothing to send' });

/** Endpoints that accept only the two tokens of a person have the security of the whole document. */
function securityOf({ access, readTokenScope }: Endpoint): Pick<FastifySchema, 'security'> {
  if (access === 'open') return { security: [] };
  return readTokenScope ? { security: [personSecurity, { readToken: [readTokenScope], subscriptionKey: [] }] } : {};
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, body, response, produces } = endpoint;
  const success = response && (produces ? { content: { [produces]: { schema: response } } } : response);
  const errors = Object.fromEntries(errorStatuses(endpoint).map((status) => [status, errorAnswerSchema]));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...securityOf(endpoint),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(endpoint.accepts && { consumes: [endpoint.accepts] }),
    response: {
      ...(success && { 200: success }),
      ...((!success || endpoint.isSometimesEmpty) && { 204: nothing }),
      ...errors,
    },
  };
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown): unknown {
  if (answer === reply || reply.sent) return reply;
  if (!endpoint.response) return reply.code(204).send();
  if (endpoint.produces) return reply.type(`${endpoint.produces}; charset=utf-8`).send(answer);
  reply.type('application/json; charset=utf-8').header('cache-control', 'private, no-cache');
  // Fastify sends nothing for null and treats a string as ready JSON; in the contract both are values.
  return reply.send(answer === null || typeof answer === 'string' ? JSON.stringify(answer) : answer);
}

/**
 * Registers an endpoint of the contract. The caller is authenticated and authorised before the body is read; then the
 * input is validated and the companies of the call are determined; then the handler runs. `app` needs
 * `addAuthentication` and the zod compilers.
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { access: endpoint.access },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    ...(endpoint.isExport && { handlerTimeout: EXPORT_TIMEOUT_MS }),
    onRequest: async (request, reply) => {
      if (endpoint.access === 'open') return app.limits.address(request, reply, request.ip);
      const caller = await app.authenticate(request, reply, endpoint);
      try {
        assertMayCall(endpoint, caller, request.params);
      } catch (error) {
        app.recordDenial(caller, endpoint, request);
        throw error;
      }
      if (endpoint.maxBodyBytes) app.limits.largeBodies.reserve(request, endpoint.maxBodyBytes);
    },
    ...(endpoint.maxBodyBytes && { onResponse: async (request) => app.limits.largeBodies.release(request) }),
    handler: async (request, reply) => {
      const { caller, params, query, body, log } = request;
      const companies = caller ? allowedCompanies(app, endpoint, caller, request) : [];
      const call = { params, query, body, caller, companies, request, reply, log };
      // Fastify has validated the call by the endpoint's schemas.
      return send(reply, endpoint, await handler(call as Call<E>));
    },
  });
}

function allowedCompanies(app: FastifyInstance, endpoint: Endpoint, caller: Caller, request: FastifyRequest) {
  try {
    return companiesOfCall(endpoint, caller, { params: request.params, query: request.query, body: request.body });
  } catch (error) {
    if (error instanceof AppError) app.recordDenial(caller, endpoint, request);
    throw error;
  }
}
