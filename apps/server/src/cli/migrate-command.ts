import type { Command } from './command.ts';

/** All commands migrate the database first; this one does nothing else. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Migrates the database to this version (the server does this when it starts)',
  async run(_args, { out }) {
    out.write('The database is up to date.\n');
    return 0;
  },
};
