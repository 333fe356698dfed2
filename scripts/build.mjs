import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { buildWebApp } from './bootstrap/web-build.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// Production build of the web app, if its sources have changed.
await main(async () => {
  buildWebApp(ROOT, bootstrap());
  return 0;
});
