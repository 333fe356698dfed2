import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildGuide } from './build-guide.ts';

const PICTURES = join(import.meta.dirname, 'pictures');

/** Builds the user guide into `/guides/`; the development server serves the same. */
export const userGuide: Plugin = {
  name: 'user-guide',
  configureServer({ middlewares }) {
    middlewares.use('/guides/index.html', (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(buildGuide());
    });
    middlewares.use('/guides/pictures', (request, response, next) => {
      const name = readdirSync(PICTURES).find((file) => request.url === `/${file}`);
      if (!name) return next();
      response.setHeader('content-type', 'image/webp');
      response.end(readFileSync(join(PICTURES, name)));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'guides/index.html', source: buildGuide() });
    for (const name of readdirSync(PICTURES))
      this.emitFile({
        type: 'asset',
        fileName: `guides/pictures/${name}`,
        source: readFileSync(join(PICTURES, name)),
      });
  },
};
