import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Prefers <i>prefaces</i>.</p>', 'Prefers prefaces.'],
  ['<p>One</p><p>Two<br>Three</p>', 'One Two Three'],
  ['H<sub>2</sub>O &amp; <STRONG>salt</STRONG>', 'H2O & salt'],
  ['a < b', 'a < b'],
])('the text of %s is %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
