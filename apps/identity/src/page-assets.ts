import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const assets = [
  { file: 'identity.css', type: 'text/css; charset=utf-8' },
  { file: 'sign-out.js', type: 'text/javascript; charset=utf-8' },
];

/** Stylesheet and script of the provider's pages, read once at start. */
export async function registerPageAssets(app: FastifyInstance, mountPath: string): Promise<void> {
  for (const { file, type } of assets) {
    const content = await readFile(new URL(`./pages/${file}`, import.meta.url));
    app.get(`${mountPath}/assets/${file}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=300')
        .header('x-content-type-options', 'nosniff')
        .send(content),
    );
  }
}
