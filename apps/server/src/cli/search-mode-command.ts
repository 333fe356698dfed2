import { searchModes } from '../search/catalogue-search.ts';
import { findSearchIndexes, searchIndexes } from '../search/database/search-indexes.queries.ts';
import { createSearchIndexes, dropSearchIndexes } from '../search/database/search-indexes.ts';
import { type Command, UsageError } from './command.ts';

/**
 * Creates or drops the indexes of the database search in advance, so that servers that are restarted with another
 * SEARCH_IN_MEMORY are ready at once. Without an argument it prints which indexes exist.
 */
export const searchModeCommand: Command = {
  name: 'search-mode',
  usage: `[${searchModes.join('|')}]`,
  summary: 'Prepares the database for searches in memory or in the database, before SEARCH_IN_MEMORY is changed',
  async run(args, { database, out }) {
    const [mode, ...rest] = args;
    if (rest.length > 0 || (mode !== undefined && !searchModes.some((candidate) => candidate === mode)))
      throw new UsageError(`search-mode takes ${searchModes.join(' or ')}.`);
    if (mode === 'memory') {
      const dropped = await dropSearchIndexes(database);
      out.write(`Dropped ${dropped.length} indexes. Start the servers with SEARCH_IN_MEMORY=true.\n`);
      return 0;
    }
    if (mode === 'database') {
      let count = 0;
      await createSearchIndexes(database, {
        onCreated: (name) => {
          count += 1;
          out.write(`Created ${name}.\n`);
        },
      });
      out.write(`Created ${count} indexes. Start the servers with SEARCH_IN_MEMORY=false.\n`);
      return 0;
    }
    const valid = (await findSearchIndexes(database.batch)).filter(({ isValid }) => isValid).length;
    out.write(`${valid} of the ${searchIndexes.length} indexes of the database search exist.\n`);
    return 0;
  },
};
