import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resultFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { retiredAttributeNumbers, searchAttributes } from '@titlenet/catalogue/search-attributes';
import { readRequirements } from './requirements/requirements.ts';

const root = join(import.meta.dirname, '..');

/** Numbers at the beginning of the names of files, such as 12 of `0012-reporting-periods.ts`. */
const numbersOfFiles = (folder: string) => readdirSync(join(root, folder)).map((name) => Number.parseInt(name, 10));
/** Numbers at the end of IDs, such as 130 of `G-130`. */
const numbersOfIds = (ids: Iterable<string>) => [...ids].map((id) => Number(id.slice(id.lastIndexOf('-') + 1)));

const { checklist, decisions } = readRequirements(root);
const idsByGroup = Map.groupBy(checklist.values(), ({ group }) => group);

const taken: Readonly<Record<string, readonly number[]>> = {
  'search attribute': [...searchAttributes.map(({ number }) => number), ...retiredAttributeNumbers],
  'id of an HCCP result column': resultFields(resultSource('Hccp')).map(({ id = 0 }) => id),
  migration: numbersOfFiles('apps/server/src/database/migrations'),
  'technical decision': numbersOfFiles('docs/decisions'),
  'decision G': numbersOfIds(decisions),
  ...Object.fromEntries(
    [...idsByGroup].map(([group, lines]) => [`requirement ${group}`, numbersOfIds(lines.map(({ id }) => id))]),
  ),
};

for (const [label, numbers] of Object.entries(taken)) {
  const known = numbers.filter((number) => !Number.isNaN(number));
  console.log(`${label.padEnd(28)} ${Math.max(...known) + 1}`);
}
