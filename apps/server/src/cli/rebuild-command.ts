import { parseArgs } from 'node:util';
import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { markAllStale } from '../write-titles/rebuild.queries.ts';
import { rebuildTitles } from '../write-titles/rebuild-titles.ts';
import type { Command } from './command.ts';
import { progressBar } from './progress-bar.ts';

/** A server does the same when it starts. An interrupted rebuild continues where it ended. */
export const rebuildCommand: Command = {
  name: 'rebuild',
  usage: '[--all]',
  summary:
    'Derives titles again that another version of the definitions or rules derived, or with --all every title; runs beside a server',
  async run(args, { database, log, out }) {
    const { values } = parseArgs({ args, options: { all: { type: 'boolean', default: false } } });
    if (values.all) await markAllStale(database.batch);
    const bar = progressBar(out, 'Rebuilding titles');
    try {
      const rebuilt = await rebuildTitles(database, log, { onProgress: ({ done, total }) => bar.show(done, total) });
      bar.end();
      out.write(rebuilt === 0 ? 'Every title is up to date.\n' : `${formatCountOf(rebuilt, 'title')} rebuilt.\n`);
      return 0;
    } finally {
      bar.end();
    }
  },
};
