import { existsSync } from 'node:fs';

/** The build without a window comes first: journeys take half the time in it. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Path of the system's Chromium, or of the one that CHROMIUM_PATH names; undefined when there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...usualPlaces].find((place) => place !== '' && existsSync(place));
