import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm run interoperability`: the product with software of others (docs/operations.md).
await main(() =>
  run(bootstrap(), ['bench/interoperability/run.ts', ...process.argv.slice(2)], { cwd: ROOT, env: environment() }),
);
