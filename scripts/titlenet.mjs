import './bootstrap/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLER, ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

const SERVER = join(ROOT, 'apps/server/src');
// Without a bound an import takes three times the memory that it needs before it tidies up.
const flags = JSON.parse(readFileSync(join(SERVER, 'features/feeds/import-flags.json'), 'utf8'));

// `npm run titlenet -- import …`. It runs where the person stands, so that relative paths mean what they say.
await main(() =>
  run(bootstrap(), [...flags, join(SERVER, 'cli/titlenet.ts'), ...process.argv.slice(2)], {
    cwd: CALLER,
    env: environment(),
  }),
);
