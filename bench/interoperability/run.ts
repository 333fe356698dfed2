import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOptions, runChecks } from '../harness/checks.ts';
import { apiClientCheck } from './api-client.ts';
import { backupCheck } from './backups.ts';
import { mailCheck } from './mails.ts';
import { metricsCheck } from './metrics.ts';
import { signInCheck } from './sign-in.ts';

const { values } = parseArgs({ options: checkOptions });

execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
await runChecks('interoperability', [signInCheck, mailCheck, apiClientCheck, backupCheck, metricsCheck], values);
