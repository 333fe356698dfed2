import { expect, test } from 'vitest';
import { detectEncoding } from './encoding.ts';

const bytes = (head: number[], text = '') => Uint8Array.from([...head, ...Buffer.from(text, 'latin1')]);
const declares = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

test.each([
  ['the mark of UTF-8', bytes([0xef, 0xbb, 0xbf], declares('iso-8859-1')), 'utf-8', 3],
  ['two of its three bytes', bytes([0xef, 0xbb, 0x3c], declares('iso-8859-1')), 'utf-8', 0],
  ['the mark of UTF-16, low byte first', bytes([0xff, 0xfe, 0x3c, 0]), 'utf-16le', 2],
  ['the mark of UTF-16, high byte first', bytes([0xfe, 0xff, 0, 0x3c]), 'utf-16be', 2],
  ['UTF-16 without a mark, low byte first', bytes([0x3c, 0, 0x3f, 0]), 'utf-16le', 0],
  ['UTF-16 without a mark, high byte first', bytes([0, 0x3c, 0, 0x3f]), 'utf-16be', 0],
  ['a declaration', bytes([], declares('ISO-8859-1')), 'windows-1252', 0],
  ['a declaration after blank lines', bytes([], `\n ${declares('shift_jis')}`), 'shift_jis', 0],
  ['UTF-16 declared for single bytes', bytes([], declares('UTF-16')), 'utf-8', 0],
  ['an unknown name', bytes([], declares('no-such')), 'utf-8', 0],
  ['no declaration', bytes([], '<ONIXMessage>'), 'utf-8', 0],
])('a file with %s', (_what, head, label, markLength) => {
  expect(detectEncoding(head)).toMatchObject({ label, markLength });
});
