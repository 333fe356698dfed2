import type { Configuration } from '@titlenet/contract/configuration';
import { vi } from 'vitest';
import { findEndpoint } from './contract-endpoints.ts';

/*
 * Replaces `fetch` in tests by a function that responds like the product's server, the identity provider and the
 * security host. The app itself is not replaced. Successful responses must match the schemas of the contract.
 */

export const configuration: Configuration = {
  oidc: {
    authority: 'http://localhost:8080/identity',
    clientId: 'titlenet',
    audience: 'titlenet-api',
    scope: 'openid email offline_access',
  },
  loginAddress: '/login/token',
  enterprise: {
    tokenUrl: 'http://localhost:8080/enterprise/api/token',
    tenantid: 'tenant-1',
    applicationid: 'titlenet',
    refreshLeadMinutes: 2,
  },
  subscriptionKey: 'key-1',
  headers: { subscriptionKey: 'X-Subscription-Key', enterpriseToken: 'X-Enterprise-Token' },
  supportExtension: 'x1234',
  orders: {},
  links: {
    guides: '/guides/index.html',
    titleView: '#/reports/titleView?isbn={isbn}&companyCode=400',
    monthlySummary: '#/reports/view/{viewId}?isbn={isbn}&companyCode={companyCode}',
    pendingOrders: '#/reports/view/{viewId}?isbn={isbn}&companyCode={companyCode}',
    pka: '#/reports/pka?isbn={isbn}&companyCode={companyCode}',
    orderManagement: '#/reports/view/{viewId}?isbn={isbn}&companyCode={companyCode}',
    channelReport: '#/reports/channelReport?isbn={isbn}&date={date}',
    pointOfSale: '#/reports/pointOfSale?isbn={isbn}',
    userLists: '#/userLists',
    reportNet: '#/reports',
    userGuide: '/guides/index.html',
    catalogue: '',
    promotions: '#/promotions',
    bestsellers: '#/bestsellers',
  },
  pictures: { cover: '/images/covers/{companyCode}/{isbn}?width={width}', person: '/images/people/{id}' },
};

/** A token as a provider issues it, valid for the given seconds. */
export function token(claims: Record<string, unknown>, lifeSeconds = 3600): string {
  const iat = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iat, exp: iat + lifeSeconds, ...claims })}.signature`;
}

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string;
}

type Reply = Response | Promise<Response> | object | string | number;
export type Handler = (call: Call) => Reply;

/** An error response as the product's server sends it. */
export function failure(status: number, code = 'internal', traceId = 'trace-from-server'): Response {
  return Response.json({ code, message: code, traceId }, { status });
}

/** The response of a search that the server cannot answer yet. */
export const searchNotReady = (progress: number): Response =>
  Response.json(
    {
      code: 'search-not-ready',
      message: `TitleNet is reading its catalogue: ${progress} %`,
      traceId: 'trace-from-server',
      progress,
    },
    { status: 503, headers: { 'retry-after': '2' } },
  );

/** A response that the test sends later. */
export function deferredResponse(): { response: Promise<Response>; send(reply: Response): void } {
  let send!: (reply: Response) => void;
  const response = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { response, send };
}

async function callOf(input: RequestInfo | URL, init: RequestInit = {}): Promise<Call> {
  const address = new URL(input instanceof Request ? input.url : String(input), window.location.href);
  return {
    method: init.method ?? 'GET',
    path: address.pathname,
    query: address.searchParams,
    headers: new Headers(init.headers),
    body: init.body ? await new Response(init.body as BodyInit).text() : '',
  };
}

function responseOf(reply: Reply): Response | Promise<Response> {
  if (reply instanceof Response || reply instanceof Promise) return reply;
  if (typeof reply === 'number') return failure(reply);
  return typeof reply === 'string' ? new Response(reply) : Response.json(reply);
}

/** Default responses: a signed-in employee of every company. */
const defaults: Record<string, Handler> = {
  'GET /configuration': () => configuration,
  'GET /identity/.well-known/openid-configuration': () => ({
    issuer: 'http://localhost:8080/identity',
    authorization_endpoint: 'http://localhost:8080/identity/auth',
    token_endpoint: 'http://localhost:8080/identity/token',
    userinfo_endpoint: 'http://localhost:8080/identity/me',
    end_session_endpoint: 'http://localhost:8080/identity/session/end',
    jwks_uri: 'http://localhost:8080/identity/jwks',
  }),
  'GET /identity/me': () => ({ sub: '1', displayname: 'Ada Reader' }),
  'POST /login/token': () => ({ access_token: token({ sub: '1', use: 'access' }), expires_in: 3600 }),
  'POST /login/sign-out': () => new Response(null, { status: 204 }),
  'POST /enterprise/api/token': () => ({ token: token({ sub: '1', use: 'enterprise' }) }),
  'GET /api/account/Permissions': () => ({
    companies: ['001', '003', '018', '035', '180', '006', '400'],
    roles: ['HarperCollinsEmployee'],
  }),
  'GET /api/account/ClearCache': () => ({ cleared: true }),
  'POST /api/Visits': () => ({
    onSale: { from: '2026-01-04', to: '2026-01-10', total: 0, titles: [], next: [] },
    changes: { since: '2026-01-01T08:00:00', isFirstVisit: false, total: 0, isMore: false, titles: [] },
  }),
  'GET /api/EmptyLists': () => [],
  'POST /api/Searching/Box': () => ({ groups: [] }),
  'POST /api/Searching/PowerSearch/HarperCollins/Facets': () => ({ total: 0, facets: [] }),
  'POST /api/Searching/PowerSearch/Hqna/Facets': () => ({ total: 0, facets: [] }),
  'POST /api/Searching/PowerSearch/HCCP/Facets': () => ({ total: 0, facets: [] }),
  'GET /api/UserLists': () => [],
  'GET /api/Packs': () => [],
  'GET /api/Following/Mail': () => ({
    isOffered: false,
    domains: [],
    choice: 'none',
    address: null,
    isConfirmed: false,
    nextAt: null,
    lastAt: null,
    problem: null,
  }),
  'GET /api/Following/News': () => ({
    followed: 0,
    since: '2026-01-01T08:00:00',
    until: '2026-01-08T08:00:00',
    unread: { titles: 0, isMore: false, data: [] },
    earlier: { titles: 0, isMore: false, data: [] },
    searches: [],
  }),
  'GET /api/Following': () => ({ titles: [], lists: [], searches: [] }),
  'POST /api/ClientErrors': () => new Response(null, { status: 204 }),
  'GET /api/HealthCheck': () => ({
    status: 'Healthy',
    product: 'TitleNet',
    time: '2026-01-02T03:04:05Z',
    checks: { database: 'Healthy', disk: { status: 'Healthy' }, search: { status: 'Healthy', progress: 100 } },
  }),
};

/** Responses of the current test that do not match the contract. */
let violations: string[] = [];

/** Fails the test if one of its fake responses does not match the schema of its endpoint. Called after each test. */
export function expectValidResponses(): void {
  const found = violations;
  violations = [];
  if (found.length > 0) throw new Error(`The fake server sent invalid responses:\n${found.join('\n')}`);
}

/** Records a violation if a successful JSON response does not match the schema of its endpoint. */
async function checkResponse({ method, path }: Call, response: Response): Promise<void> {
  const endpoint = findEndpoint(method, path);
  if (!endpoint || !response.ok || response.status === 204 || endpoint.produces) return;
  if (!endpoint.response) {
    violations.push(`${method} ${path}: must be 204 without a body`);
    return;
  }
  const result = endpoint.response.safeParse(await response.json());
  if (!result.success) violations.push(`${method} ${path}: ${result.error.message}`);
}

/** Handles every fetch of the test: by the given handlers (`'GET /path'`), else by the defaults, else with 404. */
export function fakeServer(handlers: Record<string, Handler> = {}) {
  const handlersByEndpoint = { ...defaults, ...handlers };
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = await callOf(input, init);
    calls.push(call);
    init?.signal?.throwIfAborted();
    const handler = handlersByEndpoint[`${call.method} ${call.path}`];
    const response = await responseOf(handler ? handler(call) : failure(404, 'not-found'));
    await checkResponse(call, response.clone());
    return response;
  });
  return {
    calls,
    /** The calls to one endpoint so far. */
    to: (endpoint: string) => calls.filter((call) => `${call.method} ${call.path}` === endpoint),
    /** Replaces the handler of an endpoint. */
    on(endpoint: string, handler: Handler) {
      handlersByEndpoint[endpoint] = handler;
    },
  };
}

/** The permissions response, for `fakeServer`. */
export function permissions(companies: string[], roles: string[]): Record<string, Handler> {
  return { 'GET /api/account/Permissions': () => ({ companies, roles }) };
}
