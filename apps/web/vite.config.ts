import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { userGuide } from './guide/vite-guide.ts';
import { schemasForDevelopment } from './schemas-for-development.ts';

const server = process.env.TITLENET_SERVER ?? 'http://localhost:8080';
/** Paths that the development server proxies to the product's server. */
const served = ['/api', '/configuration', '/login', '/identity', '/enterprise', '/images'];

// Relative addresses: the same bundle is served at `/` and at `/hccp/` (decision G-14).
export default defineConfig({
  base: './',
  plugins: [react(), schemasForDevelopment, userGuide],
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
