import { expect, test } from 'vitest';
import { eventsOf, product } from '../testing/onix-snippets.ts';

const title = (text: string) =>
  `<DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
  <TitleText>${text}</TitleText></TitleElement></TitleDetail></DescriptiveDetail>`;
const file = (declaration: string, ...records: string[]) =>
  `${declaration}<ONIXMessage release="3.0">${records.join('\n')}</ONIXMessage>`;
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

async function titles(bytes: Uint8Array, chunkSize?: number) {
  const events = await eventsOf(bytes, {}, chunkSize);
  return events.flatMap((event) => (event.kind === 'product' ? [event.title.bar.title] : []));
}

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

const text = 'Zoë’s café – naïve';
const latin = 'Zoë café naïve';
const whole = (encoding: string, content = text) => file(declared(encoding), product(title(content)));

test.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from(whole('utf-8')), text],
  ['UTF-8 without a declaration', Buffer.from(file('', product(title(text)))), text],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${whole('utf-8')}`), text],
  ['UTF-16 little endian with a mark', Buffer.from(`\ufeff${whole('utf-16')}`, 'utf16le'), text],
  ['UTF-16 big endian with a mark', utf16be(`\ufeff${whole('UTF-16')}`), text],
  ['UTF-16 little endian without a mark', Buffer.from(whole('utf-16'), 'utf16le'), text],
  ['UTF-16 big endian without a mark', utf16be(whole('utf-16')), text],
  ['Latin-1 that says so', Buffer.from(whole('ISO-8859-1', latin), 'latin1'), latin],
  ['UTF-8 that says Latin-1', Buffer.from(whole('ISO-8859-1')), text],
  ['UTF-8 that says UTF-16', Buffer.from(whole('UTF-16')), text],
  ['an encoding that nobody knows', Buffer.from(whole('utf-99')), text],
  ['Latin-1 that says UTF-8', Buffer.from(whole('utf-8', latin), 'latin1'), latin],
  ['cp1252 that says UTF-8', Buffer.from(whole('utf-8', 'Zo\xeb\x92s caf\xe9 \x96 na\xefve'), 'latin1'), text],
  ['Latin-2 that says so', Buffer.from(whole('ISO-8859-2', '\xaer\xf3d\xb3o'), 'latin1'), 'Žródło'],
])('reads %s', async (_, bytes, expected) => {
  for (const size of [1, 3, 1000]) expect(await titles(bytes, size)).toEqual([expected]);
});

test('one record in cp1252 does not spoil the others, nor one word the rest of its record', async () => {
  const good = Buffer.from(product(title('Žofie – ok'), 'a'));
  const mixed = Buffer.concat([
    Buffer.from(product(title('Žofie – caf@'), 'b').split('@')[0] as string),
    Buffer.from([0xe9]),
    Buffer.from(product(title('@'), 'b').split('@')[1] as string),
  ]);
  const bytes = Buffer.concat([Buffer.from('<ONIXMessage>'), good, mixed, good, Buffer.from('</ONIXMessage>')]);
  const events = await eventsOf(bytes);
  const products = events.flatMap((event) => (event.kind === 'product' ? event.title : []));
  expect(products.map((one) => one.bar.title)).toEqual(['Žofie – ok', 'Žofie – café', 'Žofie – ok']);
  expect(products.map((one) => one.warnings.map((warning) => warning.message))).toEqual([
    [],
    ['Bytes that are not UTF-8 were read as cp1252'],
    [],
  ]);
});

test('control characters are removed, as bytes and as references, with a warning', async () => {
  const [event] = (await eventsOf(file('', product(title('A\u0000B\u001fC&#11;&#x1F;D'))))).slice(1);
  expect(event).toMatchObject({
    kind: 'product',
    title: { bar: { title: 'ABCD' }, warnings: [{ message: 'Characters that XML forbids were removed' }] },
  });
});

test('control characters that are bytes of cp1252 become its characters, with a warning', async () => {
  const [event] = (await eventsOf(file('', product(title('It\u0092s \u0093so\u0094 \u0081\u0096 ok\u0085'))))).slice(1);
  expect(event).toMatchObject({
    kind: 'product',
    title: {
      bar: { title: 'It’s “so” – ok…' },
      warnings: [
        { message: 'Control characters were read as the characters of cp1252' },
        { message: 'Characters that XML forbids were removed' },
      ],
    },
  });
});

test.each<[string, (text: string) => Buffer]>([
  ['little endian with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big endian with a mark', (text) => utf16be(`\ufeff${text}`)],
  ['little endian without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['with two marks', (text) => Buffer.from(`\ufeff\ufeff${text}`, 'utf16le')],
])('in UTF-16 %s a record has its offset in the file after any preceding text', async (_, bytesOf) => {
  const swallowed = `${product(title('<!-- B'), 'b')}${product(title('C'), 'c')}`;
  const texts = [product(title('é – 漢 😀 \ud800 half'), 'a'), swallowed, '<Product>D</Product>'];
  const bytes = bytesOf(file('', ...texts));
  const found = texts.map((text) => bytes.indexOf(bytesOf(text).subarray(-2 * text.length)));
  const third = found[1]! + 2 * product(title('<!-- B'), 'b').length;
  for (const size of [1, 7, 1000]) {
    const events = await eventsOf(bytes, {}, size);
    const offsets = events.flatMap((event) => ('offset' in event ? [[event.kind, event.offset]] : []));
    expect(offsets).toEqual([
      ['product', found[0]],
      ['rejected', found[1]],
      ['product', third],
      ['rejected', found[2]],
    ]);
  }
});
