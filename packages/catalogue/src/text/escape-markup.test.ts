import { expect, test } from 'vitest';
import { escapeAttribute, escapeHtml, escapeXml } from './escape-markup.ts';

test('content of an element keeps its quotes', () => {
  expect(escapeHtml('"R&D" < <b>')).toBe('"R&amp;D" &lt; &lt;b&gt;');
});

test('a quote cannot end an attribute', () => {
  expect(escapeAttribute('" onerror="x')).toBe('&quot; onerror=&quot;x');
});

test('control characters and unpaired surrogates are removed for XML, line breaks and letters are kept', () => {
  expect(escapeXml('a\u0000b\u001fc\ufffe\ud83d <"&>\n\t😀é')).toBe('abc &lt;&quot;&amp;&gt;\n\t😀é');
});
