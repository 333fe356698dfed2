import { defineConfig } from 'vitest/config';

export default defineConfig({
  // React's production build does not have the functions that JSX is compiled to in development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: { url: 'http://localhost:8080/', settings: { device: { prefersReducedMotion: 'reduce' } } },
    },
    setupFiles: ['test/setup.ts'],
    css: false,
    // React as in the product: its development build takes a fifth more time.
    env: { NODE_ENV: 'production', DEBUG_PRINT_LIMIT: '1500' },
    // Modules are shared between files, because loading them takes as long as the tests. Each test renders its own app.
    isolate: false,
    // With the default size of 16 MB the nodes of a page outlive their collections, which copy them: up to a quarter of the time.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    // Also after a test that has failed.
    unstubEnvs: true,
    testTimeout: 15_000,
  },
});
