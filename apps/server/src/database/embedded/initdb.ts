import { openPGlite } from './engine.ts';

// Makes a new database folder in a process of its own, whose 670 MB go when it ends.
const target = process.argv[2];
if (!target) throw new Error('usage: initdb.ts <folder>');
const pglite = await openPGlite(target);
await pglite.close();
process.exit(0);
