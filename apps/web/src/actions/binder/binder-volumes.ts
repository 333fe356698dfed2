import type { BinderTitle } from '@titlenet/catalogue/packs/binder';
import type { PackTitle } from '@titlenet/contract/packs';
import type { LoadedBinder } from './binder-parts.ts';

/** Titles that are printed at once: Chromium needs several MB of memory for each. */
const MAX_TITLES = 100;
/** Parts whose pages Chromium counts and names in a short time. */
const MAX_PARTS = 350;

/**
 * Divides a binder of many titles into several that are printed one by one, each with its cover page and contents.
 * A section that is divided has its heading in both.
 */
export function binderVolumes(loaded: LoadedBinder): readonly LoadedBinder[] {
  const volumes: { heading: string; titles: BinderTitle<PackTitle>[] }[][] = [[]];
  let titles = 0;
  let parts = 0;
  for (const { heading, titles: all } of loaded.binder.sections) {
    let section: BinderTitle<PackTitle>[] | null = null;
    for (const title of all) {
      const own = Number(title.sectionCodes.length > 0) + Number(title.reportPages.length > 0);
      if (titles === MAX_TITLES || parts + own > MAX_PARTS) {
        volumes.push([]);
        section = null;
        titles = 0;
        parts = 0;
      }
      if (!section) {
        section = [];
        volumes.at(-1)?.push({ heading, titles: section });
        parts += 1;
      }
      section.push(title);
      titles += 1;
      parts += own;
    }
  }
  const count = volumes.length;
  if (count === 1) return [loaded];
  return volumes.map((sections, index) => ({
    ...loaded,
    binder: { ...loaded.binder, sections },
    volume: `Part ${index + 1} of ${count}`,
    // Pages that are missing are named at the end of all.
    missing: index === count - 1 ? loaded.missing : [],
  }));
}
