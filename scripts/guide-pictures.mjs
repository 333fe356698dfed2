import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { buildWebApp } from './bootstrap/web-build.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// `npm run guide-pictures`: takes the pictures of the user guide again, or only the named ones, from a demo of its own.
await main(() => {
  const node = bootstrap();
  buildWebApp(ROOT, node);
  return run(node, ['e2e/guide-pictures.ts', ...process.argv.slice(2)], { cwd: ROOT, env: process.env });
});
