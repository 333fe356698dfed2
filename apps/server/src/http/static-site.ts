import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { registerWithAccess } from './declared-access.ts';

/** In this folder, the names of files contain their digest. */
const HASHED_FOLDER = `${sep}assets${sep}`;

function setCacheHeaders(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(HASHED_FOLDER) && !path.endsWith('.html');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns true when a page was opened under another name of this machine than the one that sign-in redirects to */
function isOtherName(host: string, publicUrl: URL): boolean {
  const name = host.replace(/:\d+$/, '');
  return host !== publicUrl.host && loopbackHosts.has(name) && loopbackHosts.has(publicUrl.hostname);
}

export interface StaticSiteOptions {
  /** Folder of the built web app; if it does not exist, nothing is served (in development, Vite serves the app). */
  folder: string;
  publicUrl: string;
}

/** Serves the web app at `/` and at `/hccp/` (G-14). */
export async function serveWebApp(app: FastifyInstance, { folder, publicUrl }: StaticSiteOptions): Promise<void> {
  if (!existsSync(folder)) {
    app.log.warn({ folder }, 'the web app is not built: only the API is served');
    return;
  }
  const address = new URL(publicUrl);
  await registerWithAccess(app, 'open', async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const isPage = request.method === 'GET' && (request.url === '/' || request.url === '/hccp/');
      if (isPage && isOtherName(request.host, address)) return reply.redirect(new URL(request.url, address).href);
    });
    // Files are public: the library's 403 means a path that no file can have, such as one with a zero byte.
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    const options = { root: folder, cacheControl: false, setHeaders: setCacheHeaders, preCompressed: true } as const;
    // Without its last slash the prefix is redirected to the address with it.
    await scope.register(fastifyStatic, { ...options, prefix: '/hccp', redirect: true, decorateReply: false });
    await scope.register(fastifyStatic, { ...options, prefix: '/', decorateReply: false });
  });
}
