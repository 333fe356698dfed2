import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindBearer } from './access-token.ts';
import type { DemoPerson } from './demo-people.ts';
import { claimsOf } from './provider.ts';

/** Userinfo for access tokens of the API (`displayname`, G-30). */
export function registerUserinfo(
  app: FastifyInstance,
  mountPath: string,
  people: readonly DemoPerson[],
  subjectOf: FindBearer,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const subject = await subjectOf(request.headers.authorization);
    const person = subject === undefined ? undefined : people.find(({ sub }) => sub === subject);
    reply.header('cache-control', 'no-store');
    if (!person) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token', error_description: 'The access token is missing, expired or not valid.' });
    }
    return claimsOf(person);
  };
  app.get(`${mountPath}/userinfo`, answer);
}
