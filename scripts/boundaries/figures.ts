import type { PlacedFile, Violation } from './rule.ts';

/** A size of the project that `docs/architecture.md` states. */
export interface Figure {
  label: string;
  value: number;
}

export const figuresDocument = 'docs/architecture.md';

/** Files are added every day, so the document is compared with a tolerance. */
const MAX_DEVIATION = 0.1;

const table = /(?<=<!-- figures -->\n)[\s\S]*?(?=<!-- end of figures -->)/;

/** Measures the source files: their lengths, and how the folders of the applications depend on each other. */
export function measureFiles(files: readonly PlacedFile[]): Figure[] {
  const lengths = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const quantile = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  return [
    { label: 'source files with their tests', value: files.length },
    { label: 'lines of a file, median', value: quantile(0.5) },
    { label: 'lines of a file, 90th percentile', value: quantile(0.9) },
    { label: 'lines of a file, maximum', value: quantile(1) },
    ...['server', 'web'].flatMap((workspace) => {
      const own = files.filter(
        ({ path, place, isTest }) => path.startsWith(`apps/${workspace}/src/`) && place.layer && !isTest,
      );
      const layerOf = new Map(own.map(({ path, place }) => [path, place.layer]));
      const pairs = own.flatMap(({ place, links }) =>
        links
          .map(({ target }) => 'path' in target && layerOf.get(target.path))
          .filter((layer) => layer && layer !== place.layer)
          .map((layer) => `${place.layer} → ${layer}`),
      );
      return [
        { label: `top folders of apps/${workspace}/src`, value: new Set(layerOf.values()).size },
        { label: `pairs of them with imports, apps/${workspace}`, value: new Set(pairs).size },
      ];
    }),
  ];
}

/** @returns the document with the table of these figures between its two comments */
export function writeFigures(document: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ label, value }) => `| ${label} | ${value} |\n`);
  return document.replace(table, `\n| figure | value |\n|---|---:|\n${rows.join('')}\n`);
}

/** Finds figures of the document that are missing or differ by more than 10% from the measured ones. */
export function findStaleFigures(document: string, figures: readonly Figure[]): Violation[] {
  const rows = [...(table.exec(document)?.[0] ?? '').matchAll(/^\| (.+) \| (\d+) \|$/gm)];
  const stated = new Map(rows.map(([, label = '', value]) => [label, Number(value)]));
  return figures
    .filter(({ label, value }) => !(Math.abs((stated.get(label) ?? Number.NaN) - value) <= value * MAX_DEVIATION))
    .map(({ label, value }) => ({
      rule: 'figures of the architecture are true',
      path: figuresDocument,
      message: `${label}: ${stated.get(label) ?? 'nothing'}, measured ${value}; run npm run figures`,
    }));
}
