import { parseArgs } from 'node:util';
import { type Check, checkOptions, type Lines, runChecks } from '../harness/checks.ts';
import { checkClockSteps } from './clock-steps.ts';
import { checkHungFiles } from './hung-files.ts';
import { checkSlowConnections } from './slow-connections.ts';
import { checkTenTimes } from './ten-times.ts';

const { values } = parseArgs({ options: { ...checkOptions, port: { type: 'string', default: '18570' } } });

const check = (name: string, see: (folder: string, port: number) => Promise<Lines>): Check => ({
  name,
  run: async (folder) => (await see(folder, Number(values.port))).all,
});

await runChecks(
  'overload',
  [
    check('clock', checkClockSteps),
    check('hang', checkHungFiles),
    check('slow', checkSlowConnections),
    check('ten-times', checkTenTimes),
  ],
  values,
);
