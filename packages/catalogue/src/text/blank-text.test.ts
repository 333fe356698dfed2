import { expect, test } from 'vitest';
import { isBlankText } from './blank-text.ts';

test.each([
  '<br><br>',
  '<br/><BR />',
  '<p>&nbsp;</p>',
  '<p class="x"> <strong></strong><!-- note --></p>',
  ' \n\u00a0\u200b',
  '',
  null,
  undefined,
])('%j counts as empty [SHEET-071]', (text) => {
  expect(isBlankText(text)).toBe(true);
});

test.each(['A story', '<br>A<br>', '<p>0</p>', '<img src="x">', '&amp;', '<', '5 < 6', '<blockquote></blockquote>'])(
  '%j does not',
  (text) => {
    expect(isBlankText(text)).toBe(false);
  },
);
