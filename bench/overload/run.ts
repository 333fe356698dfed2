import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderIn, type Lines } from '../interoperability/check.ts';
import { checkClockSteps } from './clock-steps.ts';
import { checkHungFiles } from './hung-files.ts';
import { checkSlowConnections } from './slow-connections.ts';
import { checkTenTimes } from './ten-times.ts';

const checks: Readonly<Record<string, (folder: string, port: number) => Promise<Lines>>> = {
  clock: checkClockSteps,
  hang: checkHungFiles,
  slow: checkSlowConnections,
  'ten-times': checkTenTimes,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    port: { type: 'string', default: '18570' },
    keep: { type: 'boolean' },
  },
});
const chosen = Object.entries(checks).filter(([name]) => !values.only || values.only.includes(name));
if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(checks).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'titlenet-overload-'));
// PostgreSQL runs as its own user, who needs access to its folder.
chmodSync(folder, 0o755);
const results: [string, Lines][] = [];
try {
  for (const [name, check] of chosen) results.push([name, await check(folderIn(folder, name), Number(values.port))]);
} finally {
  if (values.keep) console.error(`Kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
console.log('| check | what | seen | as wanted |\n|---|---|---|---|');
for (const [name, { all }] of results)
  for (const { what, seen, isFine } of all) console.log(`| ${name} | ${what} | ${seen} | ${isFine ? 'yes' : 'no'} |`);
process.exitCode = results.every(([, { all }]) => all.every(({ isFine }) => isFine)) ? 0 : 1;
