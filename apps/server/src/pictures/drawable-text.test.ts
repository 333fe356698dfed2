import { beforeAll, expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';
import { withDrawableTexts } from './drawing.ts';
import { loadPictureFonts, type PictureFonts } from './picture-fonts.ts';

let fonts: PictureFonts;
beforeAll(async () => {
  fonts = await loadPictureFonts();
});
const settable = (text: string) => drawableText(text, fonts.has);

test.each([
  'Żółć & Ærø — “Ångström’s” №5…',
  'Война и мир',
  'Ἰλιὰς και Οδύσσεια',
  'Tiếng Việt',
  '源氏物語',
  '吾輩は猫である',
  'בראשית',
])('%s is set as it is', (text) => {
  expect(settable(text)).toBe(text);
});

test.each([
  ['Emma ❦ or not 🐈', 'Emma or not'],
  ['전쟁과 평화', ''],
  ['War und 평화', ''],
  ['', ''],
])('of %s, %s can be set', (text, rest) => {
  expect(settable(text)).toBe(rest);
});

test('a cover whose title has no drawable characters shows its ISBN', () => {
  const text = { title: '전쟁과 평화', author: '톨스토이', imprint: 'Ecco' };
  const drawing = withDrawableTexts({ kind: 'cover', isbn: '9780062040800', text, width: 200 }, settable);
  expect(drawing).toMatchObject({ text: { title: 'ISBN 978-0-06-204080-0', author: '', imprint: 'Ecco' } });
});
