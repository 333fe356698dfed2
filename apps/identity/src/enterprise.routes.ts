import { membersOf } from '@titlenet/catalogue/members-of';
import { type ErrorAnswer, type ErrorCode, errorCodes } from '@titlenet/contract/error-codes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { importJWK, type JWK, SignJWT } from 'jose';
import type { FindBearer } from './access-token.ts';
import type { DemoPerson } from './demo-people.ts';
import { signingAlgorithm } from './key-files.ts';
import type { IdentityOptions } from './settings.ts';

/** Type in the header of an enterprise token, so that it cannot be used as an access token or vice versa. */
export const enterpriseTokenType = 'enterprise+jwt';

const bodyLimit = 4 * 1024;

interface TokenRequest {
  tenantid: string;
  applicationid: string;
}

function isTokenRequest(body: unknown): body is TokenRequest {
  const { tenantid, applicationid } = membersOf(body);
  return typeof tenantid === 'string' && tenantid !== '' && typeof applicationid === 'string' && applicationid !== '';
}

function refuse(reply: FastifyReply, code: ErrorCode, message: string) {
  const answer: ErrorAnswer = { code, message, traceId: reply.request.id };
  return reply.code(errorCodes[code]).send(answer);
}

/**
 * The enterprise security host (SIGN-14 to SIGN-18, G-28): takes the single-sign-on bearer and `{tenantid,
 * applicationid}`, returns `{token}`. 401 without a valid bearer, 400 for another body, 403 for a person, tenant or
 * application that is not entitled.
 */
export async function registerEnterpriseService(
  app: FastifyInstance,
  { enterpriseIssuer, tenantIds, applicationIds, lifetimes }: IdentityOptions,
  people: readonly DemoPerson[],
  subjectOf: FindBearer,
  privateKey: JWK,
): Promise<void> {
  const key = await importJWK(privateKey, signingAlgorithm);
  const path = `${new URL(enterpriseIssuer).pathname}/api/token`;

  const sign = (subject: string, applicationId: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: signingAlgorithm, kid: privateKey.kid, typ: enterpriseTokenType })
      .setIssuer(enterpriseIssuer)
      .setAudience(applicationId)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(`${lifetimes.enterprise}s`)
      .sign(key);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A body that is not JSON is passed as undefined, so that a caller without a valid bearer gets 401, not 400.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, undefined);
      }
    });
    scope.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const subject = await subjectOf(request.headers.authorization);
      const person = subject === undefined ? undefined : people.find(({ sub }) => sub === subject);
      if (!person) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        return refuse(reply, 'not-signed-in', 'The single-sign-on token is missing, expired or not valid.');
      }
      const { body } = request;
      if (!isTokenRequest(body)) {
        return refuse(reply, 'bad-input', 'The body needs tenantid and applicationid.');
      }
      const isKnown = tenantIds.includes(body.tenantid) && applicationIds.includes(body.applicationid);
      if (!isKnown || person.isEntitled === false) {
        return refuse(reply, 'denied', 'You do not have permission to access application.');
      }
      return { token: await sign(person.sub, body.applicationid) };
    });
  });
}
