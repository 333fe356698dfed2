import './bootstrap/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLER, ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

const SERVER = join(ROOT, 'apps/server/src');
// Without a heap limit an import uses three times the memory before garbage is collected.
const flags = JSON.parse(readFileSync(join(SERVER, 'ingest/import-flags.json'), 'utf8'));

// `npm run titlenet -- import …`. It runs in the caller's folder, so that relative paths are the caller's.
await main(() =>
  run(bootstrap(), [...flags, join(SERVER, 'cli/titlenet.ts'), ...process.argv.slice(2)], {
    cwd: CALLER,
    env: environment(),
  }),
);
