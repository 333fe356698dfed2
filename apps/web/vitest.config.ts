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
    // Loading the app's modules for each file anew took as long as the tests; each test renders an app of its own.
    isolate: false,
    testTimeout: 15_000,
  },
});
