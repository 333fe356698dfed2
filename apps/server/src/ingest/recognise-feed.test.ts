import { describe, expect, test } from 'vitest';
import { formOf, recogniseFeed } from './recognise-feed.ts';

describe('the format is recognised by content, then by name [LIST-93]', () => {
  test.each([
    ['a.xml', '<?xml version="1.0"?>', 'onix'],
    ['a.txt', '\uFEFF  <ONIXMessage>', 'onix'],
    ['a.csv', '{"kind":"person"}', 'lines'],
    ['a.jsonl', '', 'lines'],
    ['a.csv', 'isbn,month,gross\n', 'sales-month'],
    ['standard input', 'Month;ISBN-13;Gross;Net\n', 'sales-month'],
    ['a.csv', 'isbn,month,net\n', 'sales-month'],
    ['a.csv', 'ISBN;Net;Dollars\n', 'sales-month'],
    ['a.csv', 'isbn,month,gross\r9780062040800,2026-01,3\r', 'sales-month'],
    ['a.csv', 'isbn\n9780062040800', 'list'],
    ['a.csv', 'isbn,title\n9780062040800,Tides', 'list'],
    ['a.txt', '978-0-06-204080-0', 'list'],
    ['a.onix', '', 'onix'],
    ['a.xml', '\0<\0O', 'onix'],
    ['a.gz', '\x1f\x8b', 'onix'],
  ])('%s: %s', (name, text, form) => expect(formOf(name, Buffer.from(text))).toBe(form));
});

test('recognising the format of a stream does not consume it', async () => {
  async function* once() {
    yield Buffer.from('{"a":1}\n');
    yield Buffer.from('{"b":2}\n');
  }
  const stream = once();
  const { form, file } = await recogniseFeed({ name: 'standard input', isRepeatable: false, open: () => stream });
  expect(form).toBe('lines');
  expect(Buffer.concat(await Array.fromAsync(file.open())).toString()).toBe('{"a":1}\n{"b":2}\n');
});
