import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// `npm run bench`: uses databases of its own, not the data folder.
await main(() => run(bootstrap(), ['bench/run.ts', ...process.argv.slice(2)], { cwd: ROOT, env: process.env }));
