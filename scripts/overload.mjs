import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm run overload`: the product under more than it can do, and under faults of its surroundings (docs/operations.md).
await main(() =>
  run(bootstrap(), ['bench/overload/run.ts', ...process.argv.slice(2)], { cwd: ROOT, env: environment() }),
);
