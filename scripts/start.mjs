import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { buildWebApp } from './bootstrap/web-build.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm start`: installs and builds what a fresh clone needs, then starts the server. This many demo titles are loaded
// into an empty catalogue; 0 leaves it empty.
const DEMO_TITLES = '5000';

await main(() => {
  const node = bootstrap();
  buildWebApp(ROOT, node);
  const env = environment({ TITLENET_DEMO_TITLES: process.env.TITLENET_DEMO_TITLES ?? DEMO_TITLES });
  return run(node, ['apps/server/src/main.ts', ...process.argv.slice(2)], { cwd: ROOT, env });
});
