import './bootstrap/node-version.mjs';
import { join } from 'node:path';
import { ROOT } from './bootstrap/root.mjs';
import { runTogether } from './bootstrap/run-together.mjs';
import { viteCommand } from './bootstrap/web-build.mjs';
import { bootstrap, environment, main } from './bootstrap.mjs';

// `npm run dev`: the server restarts when its sources change, Vite reloads the web app. The browser uses Vite's
// address, which forwards API calls to the server, so this address is the server's PUBLIC_URL.
const WEB_PORT = '5173';

await main(() => {
  const node = bootstrap();
  const port = process.env.PORT ?? '8080';
  const env = environment({
    PORT: port,
    PUBLIC_URL: `http://localhost:${WEB_PORT}`,
    TITLENET_SERVER: `http://localhost:${port}`,
  });
  return runTogether(node, [
    { args: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--demo'], cwd: ROOT, env },
    {
      args: [viteCommand(ROOT), '--port', WEB_PORT, '--strictPort'],
      cwd: join(ROOT, 'apps/web'),
      env,
      hasKeyboard: true,
    },
  ]);
});
