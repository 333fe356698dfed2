import { processorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { rejectedTexts } from './rejected-file.ts';

/** The opening of a run's rejected records, which is given before any of them is read from the store. */
async function openingOf(opening: string) {
  const { value } = await rejectedTexts(null as never, { id: 1, opening }).next();
  return value?.text;
}

test.each([
  ['<?xml version="1.0" encoding="UTF-16"?>\n<ONIXMessage>', '<?xml version="1.0"?>\n<ONIXMessage>'],
  [`<?xml version='1.0' encoding = 'latin1' standalone='yes'?><m>`, `<?xml version='1.0' standalone='yes'?><m>`],
  ['<ONIXMessage encoding="a">', '<ONIXMessage encoding="a">'],
])('the opening %j has lost its encoding, as what is kept has been decoded', async (opening, expected) => {
  expect(await openingOf(opening)).toBe(expected);
});

test('an opening of a million blanks is given within a second', async () => {
  const opening = `<?xml${' '.repeat(1_000_000)}?>`;
  const start = process.cpuUsage();
  expect((await openingOf(opening)) === opening).toBe(true);
  expect(processorMs(start)).toBeLessThan(1_000);
});
