import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { buildWebApp } from './bootstrap/web-build.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm start`: installs and builds what a fresh clone needs, then starts the server. With `--demo` it loads the demo
// catalogue into an empty database, where the settings admit it.
await main(() => {
  const node = bootstrap();
  buildWebApp(ROOT, node);
  return run(node, ['apps/server/src/main.ts', '--demo', ...process.argv.slice(2)], { cwd: ROOT, env: environment() });
});
