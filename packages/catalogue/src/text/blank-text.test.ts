import { expect, test } from 'vitest';
import { isBlankText } from './blank-text.ts';

test.each([
  '<br><br>',
  '<br/><BR />',
  '<p>&nbsp;</p>',
  '<p class="x"> <strong></strong><!-- note --></p>',
  '<ul><li></li></ul><blockquote></blockquote>',
  '&#160;&#xA0;&ensp;&#8203;&shy;',
  '<script>a</script><style>b</style>',
  '<img src="x">',
  ' \n\u00a0\u200b\u00ad',
  '',
  null,
  undefined,
])('%j counts as empty [SHEET-071]', (text) => {
  expect(isBlankText(text)).toBe(true);
});

test.each(['A story', '<br>A<br>', '<p>0</p>', '&amp;', '<', '5 < 6', '—', '<i>é</i>'])('%j does not', (text) => {
  expect(isBlankText(text)).toBe(false);
});
