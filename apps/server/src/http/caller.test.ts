import { expect, test } from 'vitest';
import { callerOf, rightsOf } from './caller.ts';

test('a caller has the stored name, else that of the token, else none', () => {
  const nameOf = (stored: string, ofToken?: string) =>
    callerOf(
      { subject: 's', ...(ofToken !== undefined && { displayName: ofToken }) },
      rightsOf({ displayName: stored, companies: ['001'], roles: ['employee'] }),
    ).displayName;
  expect(nameOf('Stored Name', 'Token Name')).toBe('Stored Name');
  expect(nameOf('', 'Token Name')).toBe('Token Name');
  expect(nameOf('')).toBe('');
});
