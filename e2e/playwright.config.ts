import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // What is held to a time has the machine for itself, after all the others (`--no-deps` runs it without them).
  projects: [
    { name: 'together', testIgnore: '**/outage.spec.ts' },
    { name: 'alone', testMatch: '**/outage.spec.ts', dependencies: ['together'] },
  ],
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that needs a second try is broken for the people who do not try again.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.TITLENET_E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Writing down every step costs a third of the time; `--trace on` does it for one journey.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox does not work for root.
      chromiumSandbox: process.getuid?.() !== 0,
      // The browser talks to the product only: nothing here may depend on a network.
      args: ['--disable-background-networking', '--disable-quic', '--disable-sync', '--disable-gpu'],
    },
  },
});
