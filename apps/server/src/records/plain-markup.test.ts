import { describe, expect, test } from 'vitest';
import { isPlainMarkup } from './plain-markup.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

/** A comment is not plain and is removed: texts with one are sanitized by parsing. */
const sanitizedTheLongWay = (html: string) => sanitizeRichText(`<!-- -->${html}`);

const pieces = [
  '<p>',
  '</p>',
  '<em>',
  '</em>',
  '<strong>',
  '</strong>',
  '<ul>',
  '</ul>',
  '<li>',
  '</li>',
  '<b>',
  '</b>',
  'text',
  ' ',
  '“é”',
  '>',
  '<',
  '&amp;',
  '&lt;',
  '&nbsp;',
  'amp;',
  '&',
  '<br />',
  '<br>',
  '<script>',
  '</script>',
  '<p class="a">',
];

describe('texts that need no sanitizing', () => {
  test.each([
    '<p>One.</p><p><em>Two</em> and <strong>three</strong>.</p>',
    '<ul><li>a <b>b</b></li><li>c</li></ul>',
    'plain <i>text</i>',
    '<p>Salt &amp; <em>a &lt; b</em>,<br />below</p>',
  ])('%s is plain and stays as it is', (html) => {
    expect(isPlainMarkup(html)).toBe(true);
    expect(sanitizeRichText(html)).toBe(html);
    expect(sanitizedTheLongWay(html)).toBe(html);
  });

  test.each([
    '<p>open',
    '<p><ul><li>a</li></ul></p>',
    '<em>crossed <strong>marks</em></strong>',
    '<p onclick="a()">x</p>',
    '<P>upper</P>',
    '<script>a()</script>',
    'a > b',
    'a & b',
    '<p>a&nbsp;b</p>',
    '<ul><br /><li>a</li></ul>',
    '<ul><em>a</em></ul>',
    '<img src=x onerror=a()>',
    '</p>',
    `${'<b>'.repeat(51)}x${'</b>'.repeat(51)}`,
  ])('%s is not', (html) => {
    expect(isPlainMarkup(html)).toBe(false);
  });

  test('the sanitizer returns plain texts unchanged: 20,000 mixtures', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (seed >> 8) % below;
    };
    let plain = 0;
    for (let count = 0; count < 20_000; count += 1) {
      const html = Array.from({ length: 1 + next(6) }, () => pieces[next(pieces.length)]).join('');
      if (!isPlainMarkup(html) || !html.includes('<')) continue;
      plain += 1;
      expect(sanitizedTheLongWay(html)).toBe(html.trim());
    }
    expect(plain).toBeGreaterThan(50);
  });
});
