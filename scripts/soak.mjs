import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm run soak -- --minutes 30 --people 200`: memory, handles and delays of a server while people work.
await main(() => run(bootstrap(), ['bench/soak/run.ts', ...process.argv.slice(2)], { cwd: ROOT, env: environment() }));
