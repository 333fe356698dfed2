import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { lastPersonOfBrowser, personalEntry, storagePerson } from '../../ui/storage/personal-storage.ts';

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** Before the sign-in is complete, it is the choice of the last person, so that a reload does not flash. */
const chosenScheme = personalEntry<MantineColorScheme | null>(
  {
    name: 'colorScheme',
    area: 'browser',
    parse: (stored) => schemes.find((scheme) => scheme === stored) ?? null,
  },
  lastPersonOfBrowser,
);

/** Keeps the colour scheme of each person, and follows choices in other tabs. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  const stops: (() => void)[] = [];
  const current = () => chosenScheme.read() ?? 'auto';
  return {
    get: current,
    set(scheme) {
      // Mantine also sets what it is told by `onUpdate`.
      if (scheme !== current()) chosenScheme.write(scheme);
    },
    subscribe(onUpdate) {
      const update = () => onUpdate(current());
      window.addEventListener('storage', update);
      stops.push(storagePerson.subscribe(update).unsubscribe, () => window.removeEventListener('storage', update));
    },
    unsubscribe() {
      for (const stop of stops.splice(0)) stop();
    },
    clear: chosenScheme.remove,
  };
}
