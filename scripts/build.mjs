import './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { buildWebApp } from './bootstrap/web-build.mjs';
import { bootstrap, main } from './bootstrap.mjs';

// The web app as it is served, when its sources have changed.
await main(async () => {
  buildWebApp(ROOT, bootstrap());
  return 0;
});
