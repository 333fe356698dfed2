import { checkTitles } from '../store/check-titles.ts';
import { findLooseEnds } from '../store/kept-rows.queries.ts';
import { type Command, UsageError } from './command.ts';

/** A store that is wrong all over says the same ten thousand times. */
const MOST_NAMED = 1_000;

/** Exit code 1 when something is wrong. Reads only, a hundred titles at a time: it may run beside a server. */
export const checkCommand: Command = {
  name: 'check',
  usage: '',
  summary: 'Compares all that is stored of titles with what their records give, and lists what differs',
  async run(args, { database, out }) {
    if (args.length > 0) throw new UsageError('check takes no arguments.');
    let checked = 0;
    let faults = 0;
    const onChecked = (titles: number) => {
      checked += titles;
      if (out.isTTY) out.write(`\r${checked.toLocaleString('en-US')} titles\u001b[K`);
    };
    const name = (line: string) => {
      faults++;
      if (faults <= MOST_NAMED) out.write(`${out.isTTY ? '\r\u001b[K' : ''}${line}\n`);
    };
    for await (const { title, what } of checkTitles(database.long, onChecked)) name(`${title}: ${what}`);
    for (const { what, count } of await findLooseEnds(database.long)) name(`${what} (${count})`);
    if (faults > MOST_NAMED) out.write(`and ${(faults - MOST_NAMED).toLocaleString('en-US')} more\n`);
    const sum = `${checked.toLocaleString('en-US')} titles checked, ${faults.toLocaleString('en-US')} faults`;
    out.write(`${out.isTTY ? '\r\u001b[K' : ''}${sum}\n`);
    return faults > 0 ? 1 : 0;
  },
};
