import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

/** Discovery and keys, which are the same for all callers. */
const publicDocument = /^\/(?:\.well-known\/|jwks(?:\?|$))/;

/**
 * Serves the provider under the issuer's path.
 *
 * The provider parses bodies itself, so the scope has no parser. It finds its path by comparing `originalUrl` with
 * `url`. It builds absolute addresses from the request, so the issuer's host replaces the one sent by the client.
 */
export function mountProvider(app: FastifyInstance, provider: Provider, issuer: string, mountPath: string): void {
  const { host, protocol } = new URL(issuer);
  const respond = provider.callback();

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${mountPath}/*`, async (request, reply) => {
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url;
      raw.url = raw.url?.slice(mountPath.length);
      raw.headers.host = host;
      raw.headers['x-forwarded-host'] = host;
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      // The provider sets its own policy for responses with tokens.
      reply.raw.setHeader('cache-control', publicDocument.test(raw.url ?? '') ? 'public, max-age=300' : 'no-store');
      reply.hijack();
      await respond(raw, reply.raw);
    });
  });
}
