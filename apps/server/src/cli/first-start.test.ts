import { Writable } from 'node:stream';
import { demoPeople } from '@titlenet/identity/demo-people';
import { expect, test } from 'vitest';
import { printWelcome } from './first-start.ts';

test('the welcome has the address and the people who can sign in', () => {
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  printWelcome(out, { address: 'http://localhost:8080' });
  expect(text).toContain('TitleNet serves http://localhost:8080');
  for (const { name, displayName } of demoPeople) expect(text).toMatch(new RegExp(`${name} +${displayName}`));
  expect(text).toMatch(/nobody +Nora Boddy +no company/);
});
