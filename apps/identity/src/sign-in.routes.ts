import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { DemoPerson } from './demo-people.ts';
import { pagePolicy } from './pages/document.ts';
import { renderErrorPage } from './pages/error-page.ts';
import { renderSignInPage } from './pages/sign-in-page.ts';
import type { IdentityOptions } from './settings.ts';
import { createAttemptLimit } from './sign-in-attempts.ts';

const wrongPassword = 'That name and password do not match.';
const tooManyAttempts = 'Too many wrong passwords. Try again in five minutes.';
const MAX_FORM_BYTES = 4 * 1024;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The development password of a person is their name, as the page explains. */
const isPasswordOf = (person: DemoPerson, password: string) => timingSafeEqual(digest(person.name), digest(password));

const sendPage = (reply: FastifyReply, { redirectUris }: IdentityOptions, status: number, page: string) =>
  reply
    .code(status)
    .header('content-security-policy', pagePolicy(redirectUris))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page);

/** Lets the routes of a scope read form fields only, and answers their errors with a page. */
function acceptForms(scope: FastifyInstance, options: IdentityOptions): void {
  const { mountPath } = options;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof errors.SessionNotFound) {
      const description = 'This sign-in has expired or was finished in another tab.';
      return sendPage(reply, options, 400, renderErrorPage({ mountPath, error: 'session_not_found', description }));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'sign-in failed');
    const description = status >= 500 ? 'The sign-in failed. Try again.' : error.message;
    return sendPage(reply, options, status, renderErrorPage({ mountPath, error: `status_${status}`, description }));
  });
}

/** The sign-in page for demo people, by button or by name and password. */
export function registerSignInRoutes(
  app: FastifyInstance,
  provider: Provider,
  people: readonly DemoPerson[],
  options: IdentityOptions,
): void {
  const { mountPath } = options;
  const attempts = createAttemptLimit();

  const proceed = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) =>
    reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);

  app.register(async (scope) => {
    acceptForms(scope, options);

    scope.get<{ Params: { uid: string } }>(`${mountPath}/sign-in/:uid`, async (request, reply) => {
      const { uid, prompt } = await provider.interactionDetails(request.raw, reply.raw);
      if (prompt.name === 'consent') return proceed(request, reply, { consent: {} });
      return sendPage(reply, options, 200, renderSignInPage({ mountPath, uid, people }));
    });

    scope.post<{ Params: { uid: string }; Body: URLSearchParams }>(
      `${mountPath}/sign-in/:uid`,
      async (request, reply) => {
        const { uid } = await provider.interactionDetails(request.raw, reply.raw);
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();

        const chosen = people.find(({ name }) => name === form.get('person'));
        if (chosen) return proceed(request, reply, { login: { accountId: chosen.sub } });

        const typedName = (form.get('name') ?? '').trim();
        const fail = (status: number, failure: string) =>
          sendPage(reply, options, status, renderSignInPage({ mountPath, uid, people, typedName, failure }));
        const key = `${request.ip} ${typedName.toLowerCase()}`;
        if (attempts.isExhausted(key) || attempts.isExhausted(request.ip)) return fail(429, tooManyAttempts);

        const person = people.find(({ name }) => name === typedName.toLowerCase());
        if (!person || !isPasswordOf(person, form.get('password') ?? '')) {
          attempts.recordFailure(key);
          if (!person) attempts.recordFailure(request.ip);
          options.onWrongPassword({ subject: person?.sub ?? null, address: request.ip });
          return fail(401, wrongPassword);
        }
        attempts.forget(key);
        return proceed(request, reply, { login: { accountId: person.sub } });
      },
    );
  });
}
