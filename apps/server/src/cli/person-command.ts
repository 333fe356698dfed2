import { findPersonData } from '../people/person-data.queries.ts';
import { type Command, UsageError } from './command.ts';

/** Writes everything that is stored of a person as JSON, for those who ask what it is. */
export const personCommand: Command = {
  name: 'person',
  usage: '<subject>',
  summary: 'Writes everything that is stored of a person as JSON: permissions, lists, searches, notes, packs, events',
  async run(args, { database, out }) {
    const [subject] = args;
    if (!subject || args.length > 1) throw new UsageError('Name one person by the subject of the identity provider.');
    out.write(`${JSON.stringify({ subject, stored: await findPersonData(database.db, subject) }, null, 2)}\n`);
    return 0;
  },
};
