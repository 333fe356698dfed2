import { describe, expect, test } from 'vitest';
import { eventsOf, message, product } from '../testing/onix-snippets.ts';
import { onixTitleRecord, senderOf } from './onix-title-record.ts';

const titled = `<DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement>
  <TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText></TitleElement></TitleDetail></DescriptiveDetail>`;
const identifier = (type: string, value: string, name = '') =>
  `<ProductIdentifier><ProductIDType>${type}</ProductIDType>${name && `<IDTypeName>${name}</IDTypeName>`}<IDValue>${value}</IDValue></ProductIdentifier>`;
const withoutReference = (content: string) =>
  `<Product><NotificationType>03</NotificationType>${content}${titled}</Product>`;

async function titlesOf(...products: string[]) {
  const events = await eventsOf(message(products.join('\n')), { company: () => '001' });
  return events.flatMap((event) => (event.kind === 'product' ? event.title : []));
}

async function titleOf(text: string) {
  const [title, ...more] = await titlesOf(text);
  if (!title || more.length > 0) throw new Error('Not one title');
  return title;
}

describe('a record reference', () => {
  test('of up to 2,000 bytes is not changed', async () => {
    const reference = 'ä'.repeat(1_000);
    expect(await titleOf(product(titled, reference))).toMatchObject({ recordReference: reference, warnings: [] });
  });

  test('that is longer is replaced by its beginning and a digest, with a warning', async () => {
    const long = `${'ä'.repeat(1_000)}!`;
    const { recordReference, warnings } = await titleOf(product(titled, long));
    expect(recordReference).toMatch(/^ä{60}…[\da-f]{64}$/);
    const message = 'Longer than 2,000 bytes: kept as its beginning and a digest';
    expect(warnings).toEqual([{ path: 'RecordReference', message, value: recordReference }]);
  });

  test('that is longer is the same one in an update and a deletion, and differs from all others', async () => {
    const long = (end: string) => 'x'.repeat(5_000) + end;
    const [whole, update, deletion, other] = await titlesOf(
      product(titled, long('1')),
      product(titled, long('1'), '04'),
      product(titled, long('1'), '05'),
      product(titled, long('2')),
    );
    expect(update!.recordReference).toBe(whole!.recordReference);
    expect(deletion!.recordReference).toBe(whole!.recordReference);
    expect(other!.recordReference).not.toBe(whole!.recordReference);
  });

  test('may contain escaped tags, which make it different', async () => {
    const found = await titlesOf(product(titled, 'r&lt;b&gt;1'), product(titled, 'r&lt;i&gt;1'), product(titled, 'r1'));
    expect(found.map(({ recordReference }) => recordReference)).toEqual(['r<b>1', 'r<i>1', 'r1']);
  });

  test('loses characters that XML forbids, with a warning', async () => {
    const { recordReference, warnings } = await titleOf(product(titled, 'r\u0000-\u00071'));
    expect(recordReference).toBe('r-1');
    expect(warnings).toEqual([{ path: '', message: 'Characters that XML forbids were removed' }]);
  });
});

describe('a record without a reference is identified', () => {
  test.each(['', '<RecordReference/>', '<RecordReference> </RecordReference>'])(
    'by its ISBN: %s',
    async (reference) => {
      const { recordReference, warnings } = await titleOf(
        withoutReference(reference + identifier('15', '9780007232833')),
      );
      expect(recordReference).toBe('9780007232833');
      const message = 'Missing; the ISBN is taken instead';
      expect(warnings).toEqual([{ path: 'RecordReference', message, value: '9780007232833' }]);
    },
  );

  test.each([
    ['its own number', identifier('06', '10.1/x') + identifier('01', '4711', 'Harbour Press'), '01:Harbour Press:4711'],
    ['its DOI', identifier('06', '10.1/x'), '06:10.1/x'],
    ['its URN', identifier('22', 'urn:x:1'), '22:urn:x:1'],
    // Feeds of templates have such numbers.
    ['its own number beside a malformed ISBN', identifier('15', '978XXXXXXXXXX') + identifier('01', '4711'), '01:4711'],
  ])('without an ISBN by %s', async (_, content, key) => {
    const { recordReference, warnings } = await titleOf(withoutReference(content));
    expect(recordReference).toBe(key);
    const message = 'Missing; an identifier is taken instead';
    expect(warnings).toContainEqual({ path: 'RecordReference', message, value: key });
  });

  // A UPC of mass-market paperbacks and an LCCN are those of several products.
  test.each([
    ['nothing', ''],
    ['a malformed ISBN', identifier('15', '978XXXXXXXXXX')],
    ['a UPC', identifier('04', '070999006503')],
    ['an LCCN', identifier('13', '2001012345')],
  ])('by nothing if it has only %s: it is rejected', async (_, content) => {
    expect((await eventsOf(message(withoutReference(content)))).slice(1)).toMatchObject([
      { kind: 'rejected', reason: 'The record has neither a RecordReference nor an identifier of its product.' },
    ]);
  });
});

describe('a notification', () => {
  const scopeOf = async (type: string, content = titled) => {
    const title = await titleOf(product(content, 'r', type));
    const { isDeleted, isTest, notificationType, warnings } = title;
    const { replaces } = onixTitleRecord(title, { senderIdentifiers: [] });
    return {
      isDeleted,
      isTest,
      notificationType,
      fields: replaces?.fields,
      warnings: warnings.map((one) => one.message),
    };
  };
  const whole = { isDeleted: false, isTest: false, fields: undefined };

  test.each(['77', '5', '005', 'Delete', '00', '87', '90'])(
    'of the unknown type %s is an update, never a deletion or a test',
    async (type) => {
      expect(await scopeOf(type)).toEqual({ ...whole, notificationType: '03', warnings: ['Unknown; taken as 03'] });
    },
  );

  test.each(['1', '2', '3', '8', '9'])('%s has lost its zero', async (type) => {
    expect(await scopeOf(type)).toEqual({
      ...whole,
      notificationType: `0${type}`,
      warnings: [`Unknown; taken as 0${type}`],
    });
  });

  test('4 has lost its zero and replaces only its blocks', async () => {
    const price = '<ProductSupply><SupplyDetail><PackQuantity>12</PackQuantity></SupplyDetail></ProductSupply>';
    const { notificationType, fields } = await scopeOf('4', price);
    expect(notificationType).toBe('04');
    expect(fields).toContain('bar.booksPerCarton');
    expect(fields).not.toContain('bar.title');
  });

  test.each(['3.0', '2.1'])('of an unknown type without a title empties nothing in %s', async (release) => {
    const text = message(product(identifier('15', '9780007232833'), 'r', 'D'), release);
    const [, event] = await eventsOf(text, { company: () => '001' });
    if (event?.kind !== 'product') throw new Error('Not a product');
    const { replaces } = onixTitleRecord(event.title, { senderIdentifiers: [] });
    expect(replaces?.fields).toEqual(['bar.isbn10', 'bar.ean']);
  });

  test('04 without blocks empties nothing in 3.0; in 2.1 it is the whole record', async () => {
    const old = `<Product><RecordReference>r</RecordReference><NotificationType>04</NotificationType>
      <Title><TitleType>01</TitleType><TitleText>Tides</TitleText></Title></Product>`;
    expect((await scopeOf('04', identifier('15', '9780007232833'))).fields).toEqual(['bar.isbn10', 'bar.ean']);
    const [title] = await titlesOf(old);
    expect(onixTitleRecord(title!, { senderIdentifiers: [] }).replaces).toBeUndefined();
  });
});

test('senders with long names are different senders', () => {
  const [one, other] = ['1', '2'].map((end) => senderOf({ senderIdentifiers: [], senderKey: 'x'.repeat(5_000) + end }));
  expect(one).toMatch(/^x{60}…[\da-f]{64}$/);
  expect(other).not.toBe(one);
  expect(senderOf({ senderIdentifiers: [], senderKey: 'x'.repeat(500) })).toBe('x'.repeat(500));
});
