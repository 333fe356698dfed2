import type { Command } from './command.ts';

/** Every command migrates first; this one does nothing else. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Brings the database to the form that this version needs (the server does so when it starts)',
  async run(_args, { out }) {
    out.write('The database is up to date.\n');
    return 0;
  },
};
