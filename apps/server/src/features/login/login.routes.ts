import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { AppError } from '../../app-error.ts';
import { messageOf } from '../../caught-error.ts';
import { createSubjectCookie } from '../../http/subject-cookie.ts';
import type { IdentityCalls } from './identity-calls.ts';
import { Renewals } from './renewals.ts';
import { type Granted, isGranted, type Refused, readTokenAnswer } from './token-answer.ts';
import { createTokenCookies } from './token-cookies.ts';

export interface LoginEvent {
  action: 'sign-in' | 'sign-out' | 'token-refused';
  /** Null when the person is not known. */
  subject: string | null;
  /** Type of a refused grant. */
  grant?: string;
}

export interface LoginSettings {
  identity: IdentityCalls;
  clientId: string;
  /** Origins that the app is served from, such as http://localhost:8080. */
  origins: readonly string[];
  /** Whether the product is served over https. */
  secure: boolean;
  /** Path that the product is served under, empty at the root. */
  basePath: string;
  /** Lifetime of the cookie; the provider may end the session sooner. */
  cookieSeconds?: number;
  /** Signs the cookie that names the person in the audit of a sign-out. */
  secret: string;
  /** Called for sign-ins, sign-outs and refused grants, for the audit trail. */
  onEvent?: (event: LoginEvent, request: FastifyRequest) => void;
}

/** Required header. Pages of other sites cannot send it without a preflight request. */
const loginHeader = 'x-titlenet-login';

const MAX_FORM_BYTES = 16 * 1024;
const FOURTEEN_DAYS_S = 14 * 24 * 60 * 60;
/** The picture cookie outlives the access token, so that a page that was open for a while still has its covers. */
const PICTURE_COOKIE_EXTRA_S = 60 * 60;

const grantFields = {
  authorization_code: ['code', 'code_verifier', 'redirect_uri'],
  refresh_token: [],
} as const;
type GrantType = keyof typeof grantFields;

const isGrantType = (text: string | null): text is GrantType => text !== null && Object.hasOwn(grantFields, text);

/**
 * Reads the grant of a form.
 * @throws AppError `bad-input` for another grant type, or one without its fields
 */
function readGrant(form: unknown, clientId: string): { type: GrantType; grant: URLSearchParams } {
  const fields = form instanceof URLSearchParams ? form : new URLSearchParams();
  const type = fields.get('grant_type');
  if (!isGrantType(type)) throw new AppError('bad-input', 'The grant must be authorization_code or refresh_token.');
  const grant = new URLSearchParams({ grant_type: type, client_id: clientId });
  for (const field of grantFields[type]) {
    const value = fields.get(field);
    if (!value) throw new AppError('bad-input', `The grant needs ${field}.`);
    grant.set(field, value);
  }
  return { type, grant };
}

/** @throws AppError `bad-gateway` if the provider cannot be reached or answers something else */
async function exchange(identity: IdentityCalls, grant: URLSearchParams): Promise<Granted | Refused> {
  const answer = await identity.sendGrant(grant).catch((error: Error) => {
    throw new AppError('bad-gateway', undefined, { cause: new Error(`token endpoint: ${error.message}`) });
  });
  return readTokenAnswer(answer);
}

/** Reads the subject of granted tokens. They come directly from the provider in this call, so they are not verified. */
function subjectOf({ id_token: idToken, access_token: accessToken }: Granted): string | null {
  for (const token of [idToken, accessToken]) {
    try {
      const subject = token && decodeJwt(token).sub;
      if (subject) return subject;
    } catch {
      // The access token of a provider may be opaque.
    }
  }
  return null;
}

/** Revokes a refresh token. Never rejects: a sign-out succeeds even when the provider fails. */
async function revoke(identity: IdentityCalls, clientId: string, token: string, log: FastifyBaseLogger): Promise<void> {
  try {
    const form = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: clientId });
    const { status } = await identity.revoke(form);
    if (status >= 400) log.warn({ status }, 'refresh token not revoked');
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'refresh token not revoked');
  }
}

/** Accepts forms only, sent by a page of the product itself. */
function acceptOwnForms(scope: FastifyInstance, origins: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await scope.limits.login(request, reply, request.ip);
    const { origin, [loginHeader]: mark } = request.headers;
    if (!origin || !origins.includes(origin) || mark !== '1') throw new AppError('denied');
  });
}

/**
 * The login address (G-29): passes code and refresh grants on to the identity provider, keeps the refresh token in a
 * cookie and gives the browser the rest. Needs `addPictureCookie` and `addLimits`. A renewal without the cookie, or
 * with that of an ended session, gets 204: browsers log any 4xx as an error, also for visitors who are only not signed
 * in.
 *
 * Providers may renew without an id token; then the answer has that of the sign-in, which a sign-out at the provider
 * needs as its hint.
 *
 * A refused renewal leaves the cookie alone: another tab may just have put a newer token there, and this answer,
 * arriving later, would take it away. A dead cookie is overwritten by the next sign-in.
 */
export function registerLogin(app: FastifyInstance, settings: LoginSettings): void {
  const { identity, clientId, origins, secret, secure, basePath, cookieSeconds = FOURTEEN_DAYS_S } = settings;
  const cookies = createTokenCookies({ secure, basePath, lifetimeSeconds: cookieSeconds });
  const personCookie = createSubjectCookie({ name: 'titlenet-person', path: `${basePath}/login`, secret, secure });
  const record = (event: LoginEvent, request: FastifyRequest) => settings.onEvent?.(event, request);
  const renewals = new Renewals();

  const renew = (token: string, grant: URLSearchParams) =>
    renewals.renew(token, () => exchange(identity, new URLSearchParams([...grant, ['refresh_token', token]])));

  function send(reply: FastifyReply, answer: Granted | Refused) {
    if (!isGranted(answer)) return reply.code(400).send(answer);
    const { refresh_token: refreshToken, ...rest } = answer;
    if (refreshToken) cookies.refresh.set(reply, refreshToken);
    cookies.idToken.set(reply, rest.id_token);
    const subject = subjectOf(answer);
    if (subject !== null) {
      app.pictureCookie.set(reply, subject, rest.expires_in + PICTURE_COOKIE_EXTRA_S);
      personCookie.set(reply, subject, cookieSeconds);
    }
    return rest;
  }

  async function grantTokens(request: FastifyRequest, reply: FastifyReply) {
    const { type, grant } = readGrant(request.body, clientId);
    if (type === 'authorization_code') {
      const answer = await exchange(identity, grant);
      if (isGranted(answer)) record({ action: 'sign-in', subject: subjectOf(answer) }, request);
      else record({ action: 'token-refused', subject: null, grant: type }, request);
      return send(reply, answer);
    }
    const refreshToken = cookies.refresh.read(request);
    if (!refreshToken) return reply.code(204).send();
    const answer = await renew(refreshToken, grant);
    const kept = { refresh_token: refreshToken, id_token: cookies.idToken.read(request) };
    if (isGranted(answer)) return send(reply, { ...kept, ...answer });
    record({ action: 'token-refused', subject: personCookie.read(request) ?? null, grant: type }, request);
    return answer.error === 'invalid_grant' ? reply.code(204).send() : send(reply, answer);
  }

  async function signOut(request: FastifyRequest, reply: FastifyReply) {
    cookies.refresh.clear(reply);
    cookies.idToken.clear(reply);
    app.pictureCookie.clear(reply);
    personCookie.clear(reply);
    const refreshToken = cookies.refresh.read(request);
    if (refreshToken) {
      record({ action: 'sign-out', subject: personCookie.read(request) ?? null }, request);
      await revoke(identity, clientId, await renewals.end(refreshToken), request.log);
    }
    return reply.code(204).send();
  }

  app.register(async (scope) => {
    acceptOwnForms(scope, origins);
    scope.post('/login/token', grantTokens);
    scope.post('/login/sign-out', signOut);
  });
}
