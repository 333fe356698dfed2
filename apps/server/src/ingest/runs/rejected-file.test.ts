import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { rejectedTexts } from './rejected-file.ts';

/** The preamble, which is returned before any record is read from the database. */
async function preambleOf(preamble: string) {
  const { value } = await rejectedTexts(null as never, { id: 1, preamble }).next();
  return value?.text;
}

test.each([
  ['<?xml version="1.0" encoding="UTF-16"?>\n<ONIXMessage>', '<?xml version="1.0"?>\n<ONIXMessage>'],
  [`<?xml version='1.0' encoding = 'latin1' standalone='yes'?><m>`, `<?xml version='1.0' standalone='yes'?><m>`],
  ['<ONIXMessage encoding="a">', '<ONIXMessage encoding="a">'],
])('the preamble %j loses its encoding declaration, because stored text is decoded', async (preamble, expected) => {
  expect(await preambleOf(preamble)).toBe(expected);
});

test('a preamble of a million blanks is processed within a second', async () => {
  const preamble = `<?xml${' '.repeat(1_000_000)}?>`;
  const work = async () => expect((await preambleOf(preamble)) === preamble).toBe(true);
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});
