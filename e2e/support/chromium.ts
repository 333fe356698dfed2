import { existsSync } from 'node:fs';

/** The headless build is first: journeys take half the time. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Path of CHROMIUM_PATH or of the system's Chromium; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...usualPlaces].find((place) => place !== '' && existsSync(place));

/** Popups of the address bar: every window loads them in a renderer of their own, also without a display. */
const popups = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Disabled by Playwright 1.65.1, whose list is replaced by ours because Chromium reads only the last one. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Features of Chromium that journeys run without. Without the popups a window takes half a second less of CPU time. */
export const disabledFeatures = [...disabledByPlaywright, ...popups];
