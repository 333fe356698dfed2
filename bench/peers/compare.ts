import { isDeepStrictEqual } from 'node:util';
import { amount } from '../amount.ts';
import type { PowerSample } from '../power-samples.ts';
import type { ChangedTitle, EngineSizes } from './engine.ts';
import type { EngineName } from './engines.ts';
import type { HostedEngine } from './hosted-engine.ts';

/** Measured rounds after the one that compares results and is the warm-up. */
const ROUNDS = amount(2);
const UPDATES = amount(3);

export interface AskedShape {
  name: string;
  samples: readonly PowerSample[];
}

export interface EngineFigures {
  name: EngineName;
  version: string;
  /** Times of all calls in ms. */
  calls: number[];
  /** Times of changing a thousand titles in one transaction, in ms. */
  updates: number[];
  sizes: EngineSizes;
  /** Memory in MB after all queries. */
  memory: number;
}

/**
 * Runs the same queries in every engine, one engine after the other in each round.
 *
 * @throws if an engine returns other titles, another order or other rows than the first one; the message has the query
 */
export async function compareSearches(
  engines: readonly HostedEngine[],
  shapes: readonly AskedShape[],
  note: (text: string) => void,
): Promise<Map<EngineName, number[]>> {
  const asked = shapes.flatMap(({ name, samples }) => samples.map((sample) => ({ name, sample })));
  const expected: { total: number; digest: string }[] = [];
  const calls = new Map<EngineName, number[]>(engines.map(({ name }) => [name, []]));
  for (const engine of engines) {
    note(`Comparing the answers of ${engine.name}`);
    for (const [index, { name, sample }] of asked.entries()) {
      const { total, digest } = await engine.find(sample);
      expected[index] ??= { total, digest };
      if (isDeepStrictEqual(expected[index], { total, digest })) continue;
      const found =
        total === expected[index].total ? 'another order or other rows' : `${total}, not ${expected[index].total}`;
      throw new Error(`${engine.name} finds ${found} for "${name}": ${JSON.stringify(sample)}`);
    }
  }
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const engine of engines) {
      note(`Round ${round} of ${engine.name}`);
      for (const { sample } of asked) calls.get(engine.name)!.push((await engine.find(sample)).ms);
    }
  return calls;
}

/** Changes titles and changes them back, so that engines stay comparable. @returns the times in ms */
export async function measureUpdates(engine: HostedEngine, titles: readonly ChangedTitle[]): Promise<number[]> {
  const changed = titles.map((title) => ({
    ...title,
    title_folded: `${title.title_folded} revised`,
    title_sort: `${title.title_sort} revised`,
    price: title.price === null ? null : title.price + 1,
  }));
  const times: number[] = [];
  for (let round = 0; round < UPDATES; round += 1)
    for (const state of [changed, [...titles]]) times.push(await engine.update(state));
  return times;
}
