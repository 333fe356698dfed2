import './bootstrap/node-version.mjs';
import { join } from 'node:path';
import { CALLER, ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm run titlenet -- import …`. It runs where the person stands, so that relative paths mean what they say.
await main(() =>
  run(bootstrap(), [join(ROOT, 'apps/server/src/cli/titlenet.ts'), ...process.argv.slice(2)], {
    cwd: CALLER,
    env: environment(),
  }),
);
