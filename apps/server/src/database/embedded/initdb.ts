import { openPGlite } from './engine.ts';

// Creates a database folder in a process of its own, which frees its 670 MB when it ends.
const target = process.argv[2];
if (!target) throw new Error('usage: initdb.ts <folder>');
const pglite = await openPGlite(target);
await pglite.close();
process.exit(0);
