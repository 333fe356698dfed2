import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// `npm run mutations`, or `npm run mutations -- --sample 50 --seed 2`.
await main(() => run(bootstrap(), ['scripts/mutations.ts', ...process.argv.slice(2)], { cwd: ROOT, env: process.env }));
