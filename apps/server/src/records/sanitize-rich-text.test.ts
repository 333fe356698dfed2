import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from './sanitize-rich-text.ts';

describe('ordinary rich text keeps its tags, and mail addresses [PAPER-13]', () => {
  test.each([
    ['<P>One.</P><p>Two <B>and</B> three</p>', '<p>One.</p><p>Two <b>and</b> three</p>'],
    ['<p>open<p>open', '<p>open</p><p>open</p>'],
    ['<p>a<script>alert(1)</script><a href="javascript:a()">b</a></p>', '<p>a<a>b</a></p>'],
    [
      '<p>Ask <a href="mailto:ann@a.example?subject=x">Ann <b>B</b></a>, <a href="MAILTO:bo@a.example">bo@a.example</a></p>',
      '<p>Ask Ann <b>B</b> (ann@a.example), bo@a.example</p>',
    ],
    [
      '<a href="mailto:&lt;b&gt;x@y">c</a> <a href="mailto:a">d</a> <a href="https://a.example">e</a>',
      'c d <a href="https://a.example">e</a>',
    ],
    ['2 < 3 & <i>4</i>', '2 &lt; 3 &amp; <i>4</i>'],
  ])('%s', (html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });

  test('in thousands of unclosed paragraphs, which do not nest', () => {
    const html = '<P>One <i>word</i>.'.repeat(5_000);
    expect(sanitizeRichText(html)).toBe('<p>One <i>word</i>.</p>'.repeat(5_000));
  });

  test('up to the maximum depth, with the words of deeper elements', () => {
    const html = `${'<B>'.repeat(60)}deep${'</B>'.repeat(60)}`;
    expect(sanitizeRichText(html)).toBe(`${'<b>'.repeat(50)}deep${'</b>'.repeat(50)}`);
  });
});

describe('hostile rich text is reduced to its words within a second', () => {
  const many = 200_000;
  test.each<[string, string, string]>([
    ['200,000 nested marks', `${'<b>'.repeat(many)}deep${'</b>'.repeat(many)} end`, 'deep end'],
    ['30,000 nested marks', `${'<b>'.repeat(30_000)}deep`, 'deep'],
    ['marks that cross', `${'<i></b>'.repeat(many)}deep`, 'deep'],
    ['tags that never end', `${'<b '.repeat(many)}<script>x`, `${'&lt;b '.repeat(many)}x`],
    ['brackets', `<b>${'<'.repeat(many)}`, '&lt;'.repeat(many)],
  ])('%s', async (_, html, expected) => {
    const work = () => expect(sanitizeRichText(html) === expected).toBe(true);
    expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
  });
});
