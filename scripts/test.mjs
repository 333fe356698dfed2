import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, COMPILE_CACHE, main } from './bootstrap.mjs';

// `npm test`, whole, or `npm test -- unit lint` for single steps; `npm run test:long` for the long suite.
await main(() =>
  run(bootstrap(), ['scripts/suite/run.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, ...COMPILE_CACHE },
  }),
);
