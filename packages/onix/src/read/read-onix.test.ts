import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { describe, expect, test } from 'vitest';
import { descriptive, eventsOf, message, newTitle, product } from '../testing/onix-snippets.ts';
import { readOnix } from './read-onix.ts';

const titled = (text: string) =>
  descriptive(
    `<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${text}</TitleText></TitleElement></TitleDetail>`,
  );

/** Low byte first. */
const utf32 = (text: string) => Buffer.from(Uint32Array.from(text, (letter) => letter.codePointAt(0)!).buffer);

test.each<[string, string | Uint8Array, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['blanks', ' \n\t ', 'The file is empty.'],
  ['plain text', 'isbn;title\n1;2', 'The file is not XML.'],
  ['JSON', '{"a": 1}', 'The file is not XML.'],
  [
    'text before the XML declaration',
    `Content-Type: text/xml\n\n<?xml version="1.0"?><ONIXMessage release="3.0">${product('')}</ONIXMessage>`,
    'There is text before the XML declaration: "Content-Type: text/xml".',
  ],
  [
    'text before the message',
    `export 7 <ONIXMessage release="3.0">${product('')}</ONIXMessage>`,
    'There is text before the root element: "export 7".',
  ],
  ['UTF-32', utf32('\ufeff<?xml version="1.0"?>'), 'The file is UTF-32, which is not read: save it as UTF-8.'],
  ['UTF-32 without a mark', utf32('<?xml?>'), 'The file is UTF-32, which is not read: save it as UTF-8.'],
  ['a zip archive', Buffer.from('504b03041400', 'hex'), 'The file is a zip archive, not XML.'],
  ['a gzip file', Buffer.from('1f8b08000000', 'hex'), 'The file is a gzip file, not XML.'],
  ['a web page', '<!DOCTYPE html><html><body/></html>', 'The file is not ONIX: its root element is <html>.'],
  [
    'a shop feed',
    '<Products><Product><Id>1</Id></Product></Products>',
    'The file is not ONIX: its root element is <Products>.',
  ],
  [
    'an acknowledgement',
    `<ONIXMessageAcknowledgement release="3.0">${product(titled('Acknowledged'))}</ONIXMessageAcknowledgement>`,
    'The file is an acknowledgement <ONIXMessageAcknowledgement>, not a message of products.',
  ],
  [
    'an acknowledgement in short tags with a prefix',
    '<o:ONIXmessageacknowledgement><product><a001>ref-1</a001></product></o:ONIXmessageacknowledgement>',
    'The file is an acknowledgement <o:ONIXmessageacknowledgement>, not a message of products.',
  ],
  [
    'a message about serials',
    `<ONIXSerials>${product(titled('Serial'))}</ONIXSerials>`,
    'The file is no ONIX message of products: its root element is <ONIXSerials>.',
  ],
  [
    'a misspelled root',
    `<ONIXMESAGE release="3.0">${product(titled('Misspelled'))}</ONIXMESAGE>`,
    'The file is no ONIX message of products: its root element is <ONIXMESAGE>.',
  ],
  [
    'entities of its own',
    `<!DOCTYPE ONIXMessage [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]>${message(product('&b;'))}`,
    'The file declares entities of its own, which are not allowed.',
  ],
  [
    'an external entity',
    `<!DOCTYPE ONIXMessage [<!ENTITY a SYSTEM "file:///etc/hostname">]><ONIXMessage>${product('&a;')}</ONIXMessage>`,
    'The file declares entities of its own, which are not allowed.',
  ],
  ['200,000 nested tags', '<a>'.repeat(200_000), 'More than 100 levels of elements.'],
  ['200,000 nested tags in a message', `<ONIXMessage>${'<a>'.repeat(200_000)}`, 'More than 100 levels of elements.'],
  ['a tag that never ends', `<${'a'.repeat(1_000_000)}`, 'The file is not XML.'],
  [
    'a message of 110,000 document types',
    `<ONIXMessage>${'<!DOCTYPE '.repeat(110_000)}`,
    'There is no product in the first 1,048,576 bytes.',
  ],
  ['500,000 open comments', '<!--'.repeat(500_000), 'The file is not XML.'],
  [
    'a message of open comments',
    `<ONIXMessage>${'<!--'.repeat(500_000)}`,
    'There is no product in the first 1,048,576 bytes.',
  ],
])('refuses %s within a second', async (_, content, reason) => {
  const work = async () => expect(await eventsOf(content)).toEqual([{ kind: 'unreadable', reason }]);
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});

test.each<[string, string]>([
  ['200,000 nested tags', `${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`],
  ['200,000 nested tags of HTML', `<Text>${'<b>'.repeat(200_000)}${'</b>'.repeat(200_000)}</Text>`],
  ['a million elements', '<a/>'.repeat(1_000_000)],
])('rejects a record with %s within a second and reads the next', async (_, content) => {
  const work = async () => {
    const events = await eventsOf(message(product(content, 'bad') + product(titled('Good'), 'good')));
    expect(events.slice(1).map((event) => event.kind)).toEqual(['rejected', 'product']);
  };
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});

test('200,000 records without an end are refused after a hundred', async () => {
  const events = await eventsOf(`<ONIXMessage>${'<Product>'.repeat(200_000)}`);
  expect(events.at(-1)).toEqual({ kind: 'unreadable', reason: '100 records in a row have no end tag.' });
  expect(events.length).toBeLessThan(110);
});

test('200,000 records without an identifier are refused after a hundred, and others in between are read [API-56]', async () => {
  const unnamed = '<Product/>'.repeat(99);
  const events = await eventsOf(
    `<ONIXMessage>${unnamed}${product(titled('One'), 'r1')}${'<Product/>'.repeat(200_000)}</ONIXMessage>`,
  );
  expect(events.filter(({ kind }) => kind === 'product')).toHaveLength(1);
  expect(events.filter(({ kind }) => kind === 'rejected')).toHaveLength(199);
  expect(events.at(-1)).toEqual({
    kind: 'unreadable',
    reason: '100 records in a row have neither a RecordReference nor an identifier.',
  });
});

test.each<[string, string, RegExp]>([
  ['a wrong end tag', '<a><b></a></b>', /^Not well-formed in line 5: /],
  ['a tag that is not closed', '<TitleText', /^Not well-formed in line 5: /],
  ['an open CDATA section', '<![CDATA[x', /^Not well-formed in line 5: /],
  ['an open comment', '<!-- x', /^Not well-formed in line 5: /],
])('one record with %s is rejected with its location; the records around it are read', async (_, content, reason) => {
  const bad = `<Product>\n<RecordReference>bad</RecordReference>${content}</Product>`;
  const records = [
    product(titled('One'), 'r1'),
    bad,
    product(titled('Two <![CDATA[&]]>'), 'r2'),
    product(titled('Three'), 'r3'),
  ];
  const text = message(records.join('\n'));
  const events = await eventsOf(text, {}, 64);
  expect(events.map((event) => event.kind)).toEqual(['header', 'product', 'rejected', 'product', 'product']);
  expect(events[2]).toMatchObject({
    reason: expect.stringMatching(reason),
    recordReference: 'bad',
    line: 4,
    offset: text.indexOf('<Product>\n'),
    excerpt: expect.stringContaining('<Product>'),
  });
});

describe('a record whose mapping fails unexpectedly', () => {
  const sanitize = (html: string) => {
    if (html === 'odd') throw new RangeError('too odd');
    return html;
  };
  const described = (text: string) =>
    `<CollateralDetail><TextContent><TextType>03</TextType><Text>${text}</Text></TextContent></CollateralDetail>`;
  const records = ['even', 'odd', 'plain'].map((text) => product(titled('X') + described(text), text));
  const text = message(records.join('\n'));

  test('is rejected with its location; the records around it are read', async () => {
    const events = await eventsOf(text, { sanitize });
    expect(events.map((event) => event.kind)).toEqual(['header', 'product', 'rejected', 'product']);
    expect(events[2]).toMatchObject({
      reason: 'The record cannot be read: RangeError: too odd',
      recordReference: 'odd',
      line: 4,
      offset: text.indexOf(records[1]!),
      text: records[1],
    });
  });

  test('a read error of the file is thrown and not attributed to a record', async () => {
    async function* torn() {
      yield Buffer.from(text.slice(0, -200));
      throw new Error('the disk is gone');
    }
    await expect(Array.fromAsync(readOnix(torn(), { sanitize }))).rejects.toThrow('the disk is gone');
  });
});

test('references to characters, stray ampersands and angle brackets are read', async () => {
  const one = await newTitle(titled('Caf&eacute; &mdash; R&D &amp; Q&A; &#233;&#xe9; &#150; 3 < 4 &lt;b&gt; &nope;'));
  expect(one.bar.title).toBe('Café — R&D & Q&A; éé – 3 < 4 &nope;');
});

test('a missing end tag rejects one record; a truncated file is a notice', async () => {
  const events = await eventsOf(
    `<ONIXMessage>${product(titled('A'), 'a')}<Product><RecordReference>b</RecordReference>`,
  );
  expect(events.slice(1)).toMatchObject([
    { kind: 'product' },
    { kind: 'rejected', reason: 'The file ends before the record does.', recordReference: 'b' },
    { kind: 'notice', reason: 'The file ends before </ONIXMessage>: records may be missing.' },
  ]);
});

test('a message without records is a header and nothing else', async () => {
  expect(await eventsOf('<ONIXMessage release="3.1"><Header/><NoProduct/></ONIXMessage>')).toMatchObject([
    { kind: 'header', header: { version: '3.1' } },
  ]);
});

test('a product without a message is read with a notice', async () => {
  const events = await eventsOf(product(titled('Bare')));
  expect(events.map((event) => event.kind)).toEqual(['header', 'notice', 'product']);
});

test('the namespace does not matter, nor a prefix', async () => {
  const prefixed = product(titled('X')).replaceAll(/<(\/?)(?=\w)/g, '<$1o:');
  for (const namespace of [
    'http://ns.editeur.org/onix/3.0/reference',
    'http://www.editeur.org/onix/3.0/reference',
    'urn:x',
  ]) {
    const events = await eventsOf(`<o:ONIXMessage xmlns:o="${namespace}">${prefixed}</o:ONIXMessage>`);
    expect(events[1]).toMatchObject({ kind: 'product', title: { version: '3.0', bar: { title: 'X' } } });
  }
});

test.each([
  ['03', { isDeleted: false, isBlockUpdate: false, isTest: false }],
  ['04', { isDeleted: false, isBlockUpdate: true, isTest: false, blocks: ['DescriptiveDetail'] }],
  ['05', { isDeleted: true, isBlockUpdate: false, isTest: false }],
  ['88', { isDeleted: false, isBlockUpdate: true, isTest: true }],
  ['89', { isDeleted: false, isBlockUpdate: false, isTest: true }],
])('notification %s', async (type, expected) => {
  const [, event] = await eventsOf(message(product(titled('X'), 'r', type)));
  expect(event).toMatchObject({ kind: 'product', title: expected });
});
