import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiClientCheck } from './api-client.ts';
import { backupCheck } from './backups.ts';
import { type Check, folderIn, type Line } from './check.ts';
import { mailCheck } from './mails.ts';
import { metricsCheck } from './metrics.ts';
import { signInCheck } from './sign-in.ts';

const checks: readonly Check[] = [signInCheck, mailCheck, apiClientCheck, backupCheck, metricsCheck];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    /** Keeps the logs and data of all programs. */
    keep: { type: 'boolean' },
  },
});
const chosen = checks.filter(({ name }) => !values.only || values.only.includes(name));
if (chosen.length === 0) throw new Error(`--only is one of ${checks.map(({ name }) => name).join(', ')}`);

execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const folder = mkdtempSync(join(tmpdir(), 'titlenet-interoperability-'));
// PostgreSQL runs as its own user, who needs access to its folder.
chmodSync(folder, 0o755);
const results: [string, Line[]][] = [];
try {
  for (const { name, run } of chosen) results.push([name, await run(folderIn(folder, name))]);
} finally {
  if (values.keep) console.error(`Kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
console.log('| check | what | seen | as wanted |\n|---|---|---|---|');
for (const [name, lines] of results)
  for (const { what, seen, isFine } of lines) console.log(`| ${name} | ${what} | ${seen} | ${isFine ? 'yes' : 'no'} |`);
process.exitCode = results.every(([, lines]) => lines.every(({ isFine }) => isFine)) ? 0 : 1;
