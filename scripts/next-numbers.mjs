import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// `npm run next-numbers`: prints the next free number of everything that is numbered by hand.
await main(() => run(bootstrap(), ['scripts/next-numbers.ts'], { cwd: ROOT, env: process.env }));
