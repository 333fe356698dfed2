import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { disabledFeatures, findChromium } from './support/chromium.ts';

const executablePath = findChromium();
/** Set by the suite; without it all journeys run. */
const { TITLENET_JOURNEYS } = process.env;

export default defineConfig({
  ...(TITLENET_JOURNEYS === 'long' && { grep: /@long/ }),
  ...(TITLENET_JOURNEYS === 'short' && { grepInvert: /@long/ }),
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 3,
  // A flaky journey is a failure: users would see it.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: TITLENET_JOURNEYS === 'long' ? 180_000 : 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Tracing makes journeys a third slower; use `--trace on` for a single one.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A new system has no font with Chinese characters.
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
      // Chromium's own sandbox does not work for root.
      chromiumSandbox: process.getuid?.() !== 0,
      // No background traffic: journeys must not depend on a network.
      args: [
        '--disable-background-networking',
        '--disable-quic',
        '--disable-sync',
        '--disable-gpu',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
});
