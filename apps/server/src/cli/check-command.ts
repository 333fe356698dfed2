import { parseArgs } from 'node:util';
import { completenessGroupingNames } from '@titlenet/catalogue/completeness/completeness-report';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import { countCompleteness } from '../read-titles/count-completeness.ts';
import { checkReceived } from '../records/received-records.queries.ts';
import { checkTitles } from '../write-titles/check-titles.ts';
import { rebuildTitles } from '../write-titles/rebuild-titles.ts';
import { findOrphans } from '../write-titles/stored-rows.queries.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { companiesOf } from './company-arguments.ts';
import { completenessWriters } from './completeness-lines.ts';

/** Maximum number of listed faults. */
const MAX_LISTED_FAULTS = 1_000;

const options = {
  completeness: { type: 'boolean' },
  by: { type: 'string' },
  company: { type: 'string', multiple: true },
  format: { type: 'string' },
} as const;

/**
 * Compares the stored data with the records, and then counts titles by completeness; with options, only counts. Exit
 * code 1 when stored data are wrong, not when titles are incomplete. Titles derived by another version are rebuilt
 * first, as a server does. Can run beside a server.
 */
export const checkCommand: Command = {
  name: 'check',
  usage: `[--completeness] [--by ${completenessGroupingNames.join('|')}] [--company 001,003] [--format ${Object.keys(completenessWriters).join('|')}]`,
  summary:
    'Compares all that is stored of titles with what their records give, lists what differs, and counts how complete titles are',
  async run(args, context) {
    const { values } = parseArgs({ args, options });
    const by = oneOf('by', completenessGroupingNames, values.by) ?? null;
    const format = oneOf('format', keysOf(completenessWriters), values.format) ?? 'text';
    const companies = companiesOf(values.company ?? []);
    const isCompletenessAlone = Object.keys(values).length > 0;
    await rebuildTitles(context.database, context.log);
    const code = isCompletenessAlone ? 0 : await checkStore(context);
    if (!isCompletenessAlone) context.out.write('\n');
    const { out, database } = context;
    const isShown = out.isTTY && format === 'text';
    const report = await countCompleteness(database, { by, companies }, (done, total) => {
      if (isShown) out.write(`\r${formatCount(done)} of ${formatCount(total)}\u001b[K`);
    });
    if (isShown) out.write('\r\u001b[K');
    for (const line of completenessWriters[format](report, by)) out.write(line);
    return code;
  },
};

function oneOf<Name extends string>(option: string, allowed: readonly Name[], value: string | undefined) {
  if (value === undefined) return undefined;
  const found = allowed.find((name) => name === value);
  if (!found) throw new UsageError(`--${option} takes ${allowed.join(', ')}.`);
  return found;
}

async function checkStore({ database, out }: CommandContext): Promise<number> {
  let checked = 0;
  let faults = 0;
  const onChecked = (titles: number) => {
    checked += titles;
    if (out.isTTY) out.write(`\r${formatCount(checked)} titles\u001b[K`);
  };
  const name = (line: string) => {
    faults++;
    if (faults <= MAX_LISTED_FAULTS) out.write(`${out.isTTY ? '\r\u001b[K' : ''}${line}\n`);
  };
  for await (const { title, what } of checkTitles(database.batch, onChecked)) name(`${title}: ${what}`);
  for await (const { title, what } of checkReceived(database.batch)) name(`${title}: ${what}`);
  for (const { what, count } of await findOrphans(database.batch)) name(`${what} (${count})`);
  if (faults > MAX_LISTED_FAULTS) out.write(`and ${formatCount(faults - MAX_LISTED_FAULTS)} more\n`);
  const sum = `${formatCount(checked)} titles checked, ${formatCount(faults)} faults`;
  out.write(`${out.isTTY ? '\r\u001b[K' : ''}${sum}\n`);
  return faults > 0 ? 1 : 0;
}
