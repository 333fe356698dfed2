import { parseArgs } from 'node:util';
import { parseWireDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount, formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import type { OpenDatabase } from '../database/connection.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { removeDemo } from '../ingest/demo/stored-demo.queries.ts';
import { mayHaveDemo } from '../settings.ts';
import { type Command, UsageError } from './command.ts';
import { demoGrants, demoSubjects } from './demo-grants.ts';
import { type Output, progressBar } from './progress-bar.ts';

const DEFAULT_TITLES = 5_000;
const MAX_TITLES = 10_000_000;
const DEFAULT_SEED = 1;

function wholeNumber(name: string, text: string | undefined, defaultValue: number, max: number): number {
  if (text === undefined) return defaultValue;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > max)
    throw new UsageError(`--${name} takes a whole number from 1 to ${formatCount(max)}.`);
  return number;
}

function dateOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !parseWireDate(text))
    throw new UsageError('--today takes a date, YYYY-MM-DD.');
  return text;
}

async function remove({ batch }: OpenDatabase, out: Output): Promise<number> {
  const { titles, sharedTitles, people } = await removeDemo(batch, demoSubjects);
  out.write(
    `${formatCountOf(titles, 'title')} and ${formatCountOf(people, 'person', 'people')} of the demo are removed.\n`,
  );
  if (sharedTitles > 0)
    out.write(
      `${formatCountOf(sharedTitles, 'title')} that another sender has sent too will be derived again from its records at the next start.\n`,
    );
  return 0;
}

/** Loads the demo catalogue, also beside a running server. An interrupted load of the same demo is resumed. */
export const demoCommand: Command = {
  name: 'demo',
  usage: '[--titles 5000] [--seed 1] [--today 2026-11-01] | --remove',
  summary: 'Loads a demo catalogue of any size; the same numbers always give the same titles',
  details: [
    '--remove  deletes the titles and people of the demo, with all that is stored of them; stop the servers first',
  ],
  async run(args, { database, settings, out }) {
    const { values } = parseArgs({
      args,
      options: {
        titles: { type: 'string' },
        seed: { type: 'string' },
        today: { type: 'string' },
        remove: { type: 'boolean', default: false },
      },
    });
    if (values.remove) return remove(database, out);
    const titles = wholeNumber('titles', values.titles, DEFAULT_TITLES, MAX_TITLES);
    const seed = wholeNumber('seed', values.seed, DEFAULT_SEED, 2 ** 31 - 1);
    const referenceDate = dateOf(values.today);
    if (!mayHaveDemo(settings))
      throw new UsageError(
        'The demo catalogue is loaded only with the development identity provider, and never in uat or prod.',
      );
    const bar = progressBar(out, 'Loading the demo catalogue');
    const startedBy = process.env.USER;
    try {
      const report = await loadDemo({
        database,
        titles,
        seed,
        referenceDate,
        startedBy,
        grants: demoGrants,
        onProgress: bar.show,
      });
      bar.end();
      const { added, updated, unchanged, skipped, seconds } = report;
      const before = skipped > 0 ? `, ${formatCount(skipped)} had been loaded before an interruption` : '';
      out.write(
        `${formatCountOf(titles, 'title')} in ${seconds} s: ${formatCount(added)} added, ${formatCount(updated)} updated, ${formatCount(unchanged)} unchanged${before}\n`,
      );
    } finally {
      bar.end();
    }
    return 0;
  },
};
