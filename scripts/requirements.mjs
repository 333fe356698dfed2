import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// `npm run requirements`, or `npm run requirements -- --missing GROUP`.
await main(() =>
  run(bootstrap(), ['scripts/requirements.ts', ...process.argv.slice(2)], { cwd: ROOT, env: process.env }),
);
