import './bootstrap/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLER, ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

const COMMANDS = join(ROOT, 'apps/server/src/cli');
// Without a bound an import takes three times the memory that it needs before it tidies up.
const flags = JSON.parse(readFileSync(join(COMMANDS, 'node-flags.json'), 'utf8'));

// `npm run titlenet -- import …`. It runs where the person stands, so that relative paths mean what they say.
await main(() =>
  run(bootstrap(), [...flags, join(COMMANDS, 'titlenet.ts'), ...process.argv.slice(2)], {
    cwd: CALLER,
    env: environment(),
  }),
);
