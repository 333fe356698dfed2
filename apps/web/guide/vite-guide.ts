import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildGuide } from './build-guide.ts';

const PICTURES = join(import.meta.dirname, 'pictures');

const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`);
/** The fonts of the product, by the name that the guide's style sheet has for them. */
const fonts: Readonly<Record<string, string>> = {
  'inter.woff2': fontFile('inter/files/inter'),
  'source-serif-4.woff2': fontFile('source-serif-4/files/source-serif-4'),
};

/** Builds the user guide into `/guides/`; the development server serves the same. */
export const userGuide: Plugin = {
  name: 'user-guide',
  configureServer({ middlewares }) {
    middlewares.use('/guides/index.html', (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(buildGuide());
    });
    middlewares.use('/guides/fonts', (request, response, next) => {
      const file = fonts[request.url?.slice(1) ?? ''];
      if (!file) return next();
      response.setHeader('content-type', 'font/woff2');
      response.end(readFileSync(file));
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
    for (const [name, file] of Object.entries(fonts))
      this.emitFile({ type: 'asset', fileName: `guides/fonts/${name}`, source: readFileSync(file) });
    for (const name of readdirSync(PICTURES))
      this.emitFile({
        type: 'asset',
        fileName: `guides/pictures/${name}`,
        source: readFileSync(join(PICTURES, name)),
      });
  },
};
