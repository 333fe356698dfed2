import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const picture = (file: string, headers: Record<string, string> = server.pictureCookie) =>
  server.app.inject({ url: `/images/barcodes/${file}`, headers });

// EAN-13 as GS1 defines it: the seven modules of each digit, and which of the first six digits use set B.
const setA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const setC = setA.map((modules) => [...modules].map((module) => (module === '0' ? '1' : '0')).join(''));
const setB = setC.map((modules) => [...modules].reverse().join(''));
const sets = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'];

function modulesOf(isbn: string): string {
  const [first = 0, ...digits] = [...isbn].map(Number);
  const left = digits.slice(0, 6).map((digit, index) => (sets[first]?.[index] === 'A' ? setA : setB)[digit]);
  const right = digits.slice(6).map((digit) => setC[digit]);
  return `101${left.join('')}01010${right.join('')}101`;
}

/** Units of the drawing per module. */
const MODULE = 4;

/** Reads the modules of an SVG's vertical strokes, from the first bar on. */
function drawnModules(svg: string): string {
  const bars = [...svg.matchAll(/<path stroke="#000000" stroke-width="(\d+)" d="([^"]*)"/g)].flatMap(
    ([, width, path]) =>
      [...String(path).matchAll(/M([\d.]+) [\d.]+L\1 /g)].map(([, x]) => ({
        start: (Number(x) - Number(width) / 2) / MODULE,
        width: Number(width) / MODULE,
      })),
  );
  const origin = Math.min(...bars.map(({ start }) => start));
  const modules = Array<string>(95).fill('0');
  for (const { start, width } of bars) modules.fill('1', start - origin, start - origin + width);
  return modules.join('');
}

describe('a barcode', () => {
  test.each(['9780062040800', '9791234567896'])('of %s is its EAN-13, as SVG of nominal size', async (isbn) => {
    const { statusCode, headers, body } = await picture(`${isbn}.svg`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawnModules(body)).toBe(modulesOf(isbn));
    expect(body).toMatch(/^<svg width="38\.94mm" height="2\d\.\d\dmm" viewBox/);
    expect(body).not.toMatch(/<script|href=/i);
  });

  test('is available as PNG, with four pixels per module', async () => {
    const { statusCode, headers, rawPayload } = await picture('9780062040800.PNG');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const [modules, quietZones] = [95, 23];
    expect(rawPayload.readUInt32BE(16)).toBe(4 * (modules + quietZones));
  });

  test('is cached by the browser only', async () => {
    expect((await picture('9780062040800.svg')).headers['cache-control']).toBe('private, max-age=604800');
  });

  test.each([
    '9780062040801.svg',
    '0000000000000.svg',
    '0062040804.svg',
    '9780062040800.gif',
    '9780062040800',
    'x.svg',
  ])('of %s is 404 without a body', async (file) => {
    const { statusCode, body } = await picture(file);
    expect([statusCode, body]).toEqual([404, '']);
  });

  test('requires the cookie of the sign-in instead of tokens (G-149)', async () => {
    for (const headers of [{}, server.as('administrator')]) {
      const { statusCode, body } = await picture('9780062040800.svg', headers);
      expect([statusCode, body]).toEqual([401, '']);
    }
  });
});
