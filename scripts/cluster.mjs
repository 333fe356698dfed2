import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm run cluster -- --check`: networks, disks and databases of its own, which are removed at the end.
await main(() =>
  run(bootstrap(), ['bench/cluster/run.ts', ...process.argv.slice(2)], { cwd: ROOT, env: environment() }),
);
