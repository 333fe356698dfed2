import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:8080/' } },
    setupFiles: ['test/setup.ts'],
    css: false,
    env: { DEBUG_PRINT_LIMIT: '1500' },
    // Modules are shared between files, because loading them takes as long as the tests. Each test renders its own app.
    isolate: false,
    // With the default size of 16 MB the nodes of a page outlive their collections, which copy them: up to a quarter of the time.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    // Also after a test that has failed.
    unstubEnvs: true,
    testTimeout: 15_000,
  },
});
