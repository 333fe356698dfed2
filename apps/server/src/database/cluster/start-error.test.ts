import { expect, test } from 'vitest';
import { DatabaseStartError, startError } from './cluster-layout.ts';

const fault = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test.each([
  [
    fault('EPERM', 'spawn'),
    'PostgreSQL does not run as root, and this process may not change its user: start TitleNet as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL.',
  ],
  [fault('EROFS', 'mkdir'), 'The database in the data folder /data cannot be used: the disk is read-only.'],
  [new DatabaseStartError('No.'), 'No.'],
])('a failure to start is one line [OPS-10]: %s', (error, message) => {
  expect(startError('/data', error).message).toBe(message);
});
