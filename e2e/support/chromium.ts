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
