import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTest } from './boundaries/places.ts';
import { filesUnder } from './boundaries/source-tree.ts';
import { idsInTitles } from './requirements/ids-in-titles.ts';
import { readRequirements } from './requirements/requirements.ts';

// `npm run requirements`: for each group of the checklist, how many lines a test names in its title. With
// `--missing GROUP` (or several, separated by commas) the lines of that group that no test names.

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { missing: { type: 'string' } } });

const { checklist } = readRequirements(root);
const lines = [...checklist.values()];
const groups = [...new Set(lines.map(({ group }) => group))];
const named = new Set(
  filesUnder(root, isTest).flatMap((path) => idsInTitles(readFileSync(join(root, path), 'utf8'), checklist)),
);

if (values.missing !== undefined) printMissing(values.missing.split(','));
else printCounts();

function printMissing(wanted: string[]): void {
  const unknown = wanted.filter((group) => !groups.includes(group));
  if (unknown.length > 0) {
    console.error(`No such group: ${unknown.join(', ')}. Groups: ${groups.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  for (const { id, group, text } of lines) if (wanted.includes(group) && !named.has(id)) console.log(text);
}

function printCounts(): void {
  for (const group of [...groups, 'all']) {
    const ofGroup = lines.filter((line) => group === 'all' || line.group === group);
    const covered = ofGroup.filter(({ id }) => named.has(id)).length;
    console.log(`${group.padEnd(8)} ${String(covered).padStart(4)} / ${ofGroup.length}`);
  }
}
