import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// `npm run figures`: measures the project and updates the figures in docs/architecture.md.
await main(() => run(bootstrap(), ['scripts/boundaries.ts', '--write'], { cwd: ROOT, env: process.env }));
