import { summarise } from '../harness/statistics.ts';
import { ms, table, whole } from '../report.ts';
import type { AskedShape, EngineFigures } from './compare.ts';
import { type EngineName, engineTitles } from './engines.ts';

/** p50 and worst of each shape in ms, two columns per engine. */
export function callTable(shapes: readonly AskedShape[], calls: ReadonlyMap<EngineName, readonly number[]>): string {
  const asked = shapes.reduce((sum, { samples }) => sum + samples.length, 0);
  const engines = [...calls];
  const head = ['shape', ...engines.flatMap(([name]) => [`${engineTitles[name]} p50`, 'worst'])];
  const rows: string[][] = [];
  let first = 0;
  for (const { name, samples } of shapes) {
    const last = first + samples.length;
    const own = (times: readonly number[]) =>
      times.filter((_, index) => index % asked >= first && index % asked < last);
    if (samples.length > 0)
      rows.push([
        name,
        ...engines.flatMap(([, times]) => {
          const { p50, worst } = summarise(own(times));
          return [ms(p50), ms(worst)];
        }),
      ]);
    first = last;
  }
  return table(head, rows);
}

/** One row per figure, one column per engine. */
export function engineTable(
  engines: readonly EngineFigures[],
  buildSeconds: (name: EngineName) => number | undefined,
): string {
  const line = (name: string, figure: (engine: EngineFigures) => string) => [name, ...engines.map(figure)];
  const built = (name: EngineName) => {
    const seconds = buildSeconds(name);
    return seconds === undefined ? 'above' : whole(seconds);
  };
  return table(
    ['', ...engines.map(({ name }) => engineTitles[name])],
    [
      line('version', ({ version }) => version),
      line('p50 ms', ({ calls }) => ms(summarise(calls).p50)),
      line('p95 ms', ({ calls }) => ms(summarise(calls).p95)),
      line('worst ms', ({ calls }) => ms(summarise(calls).worst)),
      line('rows MB', ({ sizes }) => whole(sizes.tables)),
      line('indexes MB', ({ sizes }) => whole(sizes.indexes)),
      line('built in s', ({ name }) => built(name)),
      line('memory MB', ({ memory }) => whole(memory)),
      line('1,000 titles changed, ms', ({ updates }) => ms(summarise(updates).p50)),
    ],
  );
}
