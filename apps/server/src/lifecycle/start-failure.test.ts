import { expect, test } from 'vitest';
import { DatabaseStartError } from '../database/cluster/cluster-layout.ts';
import { describeStartFailure } from './start-failure.ts';

const fault = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: some words, ${syscall}`), { code, syscall, ...(path && { path }) });

test.each([
  [fault('EROFS', 'mkdir', '/srv/data'), 'TitleNet cannot use /srv/data: the disk is read-only (EROFS, mkdir).'],
  [
    fault('EACCES', 'mkdir', '/srv/data'),
    'TitleNet cannot use /srv/data: this user may not read or write there (EACCES, mkdir).',
  ],
  [fault('ENOSPC', 'open', '/srv/keys'), 'TitleNet cannot use /srv/keys: the disk is full (ENOSPC, open).'],
  [fault('ENOSPC', 'write'), 'A file cannot be written: the disk is full (ENOSPC).'],
  [new DatabaseStartError('The database did not start: no space left'), 'The database did not start: no space left'],
])('a fault of the disk is one line: %s', (error, line) => {
  expect(describeStartFailure(error)).toBe(line);
});
