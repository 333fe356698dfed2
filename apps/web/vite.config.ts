import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { userGuide } from './guide/vite-guide.ts';

const server = process.env.TITLENET_SERVER ?? 'http://localhost:8080';
/** Paths that the development server proxies to the product's server. */
const served = ['/api', '/configuration', '/login', '/identity', '/enterprise', '/images'];

/**
 * Replaces zod's conversion to JSON Schema by empty functions, which saves 6 kB of the first script. Only the server
 * publishes schemas.
 */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `${name} = nothing`);
    return { code: `const nothing = () => nothing;\nexport const ${names.join(', ')};`, map: null };
  },
};

// Relative addresses: the same bundle is served at `/` and at `/hccp/` (decision G-14).
export default defineConfig({
  base: './',
  plugins: [react(), withoutJsonSchemas, userGuide],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The code of the first screen is one file; split along the chunks of lazy screens it compresses 3 % worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } } },
    sourcemap: true,
    // Browsers with light-dark(), which must not be transpiled.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  server: {
    port: 5173,
    strictPort: false,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});
