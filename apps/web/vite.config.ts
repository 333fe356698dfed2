import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.TITLENET_SERVER ?? 'http://localhost:8080';
/** What the product's server answers; everything else in development comes from here. */
const served = ['/api', '/configuration', '/login', '/identity', '/enterprise', '/images', '/guides'];

/**
 * Every schema of zod carries what writes it as JSON Schema, 6 kB of the first script. The server publishes schemas, the
 * browser only parses by them: there the functions give nothing.
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
  plugins: [react(), withoutJsonSchemas],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What the first screen needs is one file: cut up along what lazy screens share, it packs 3 % worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } } },
    sourcemap: true,
    // light-dark() is kept as it is written: it carries both colour schemes.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  server: {
    port: 5173,
    strictPort: false,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});
