import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastProcessorMs } from '../testing/processor-time.ts';
import { plainText } from './plain-text.ts';

describe('the text of rich text (G-220)', () => {
  test.each([
    ['<p>Prefers <i>prefaces</i>.</p>', 'Prefers prefaces.'],
    ['plain', 'plain'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['bread &amp; butter', 'bread & butter'],
    ['caf&eacute;, na&#239;ve, &#x41;&#X42;', 'café, naïve, AB'],
    ['&lt;b&gt; is no tag', '<b> is no tag'],
    ['It&apos;s &quot;it&quot;&hellip;', 'It\'s "it"…'],
    ['1990&#150;1995', '1990–1995'],
    ['&#128512; &#x1F4DA;', '😀 📚'],
    ['&amp;eacute;', '&eacute;'],
    ['&nosuchname; &copy', '&nosuchname; ©'],
    ['AT&T, Q & A', 'AT&T, Q & A'],
  ])('character references: %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['<em>Gats</em>by', 'Gatsby'],
    ['H<sub>2</sub>O &amp; <STRONG>salt</STRONG>', 'H2O & salt'],
    ['a<span lang="en">b</span><a href="/x?a=1>2">c</a><unknown>d</unknown><wbr>e', 'abcde'],
  ])('tags inside of a line do not separate words: %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['<p>One</p><p>Two<br>Three<br/>Four</p>', 'One Two Three Four'],
    ['<ul><li>One</li><li>Two</li></ul>Three<DIV>Four</DIV>', 'One Two Three Four'],
    ['<table><tr><td>One</td><td>Two</td></tr><tr><th>Three</th></tr></table>', 'One Two Three'],
    ['<h3>One</h3>Two<blockquote>Three</blockquote>Four<hr>Five', 'One Two Three Four Five'],
  ])('all others separate them: %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['co&shy;oper\u00ada&#173;tion', 'cooperation'],
    ['a&nbsp;b\u00a0c\n\t d', 'a b c d'],
  ])('soft hyphens are removed and blanks are joined: %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['a<!-- note <b> -->b', 'ab'],
    ['a<script>alert("x < y")</script>b<style>p { }</style>c', 'abc'],
    ['a<select><option>no</option></select>b<textarea>no &amp; no</textarea>c', 'abc'],
    ['<img alt="no" src="x">', ''],
  ])('what is not shown is left out: %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['a < b', 'a < b'],
    ['1 <2 and 3> 2', '1 <2 and 3> 2'],
    ['cut off in a <str', 'cut off in a'],
  ])('text that is no markup stays: %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('common markup has the same text as any other: 20,000 mixtures', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<br>',
      '<br />',
      '<li>',
      '<b>',
      '</em>',
      '&amp;',
      '&nbsp;',
      '&lt;',
      '&gt;',
      '&quot;',
    ];
    const others = ['one', ' ', 'Two', '>', ';', 'amp;', '/', 'é', '\n'];
    const mixture = fc.array(fc.constantFrom(...pieces, ...others), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      // A comment shows nothing and is not common.
      fc.property(mixture, (html) => {
        expect(plainText(`${html}<!-- -->`)).toBe(plainText(html));
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    ['unclosed brackets', '<'.repeat(300_000)],
    ['unclosed tags', '<b '.repeat(200_000)],
    ['nested tags', '<b>'.repeat(300_000)],
    ['tags that cross', '<i></b>'.repeat(200_000)],
    ['ampersands', '&'.repeat(300_000)],
    ['starts of references', '&#x'.repeat(300_000)],
    ['comments that never end', '<!--'.repeat(300_000)],
    ['scripts that never end', '<script>'.repeat(200_000)],
  ])('hundreds of thousands of %s take linear time', async (_, html) => {
    expect(await leastProcessorMs(1_000, () => plainText(`start ${html}`))).toBeLessThan(1_000);
  });
});
