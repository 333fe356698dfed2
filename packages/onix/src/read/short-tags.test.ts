import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isShortTag, referenceName } from './short-tags.ts';

test.each([
  ['b203', 'TitleText'],
  ['a001', 'RecordReference'],
  ['productidentifier', 'ProductIdentifier'],
  ['j151', 'PriceAmount'],
  // Only in 2.1
  ['b003', 'PublicationDate'],
  ['othertext', 'OtherText'],
  ['b064', 'BASICMainSubject'],
  // Only in 3.1
  ['x590', 'PostalCode'],
  // Spellings of real feeds
  ['Audiencerange', 'AudienceRange'],
  ['BISACMainSubject', 'BASICMainSubject'],
  ['onix:Product', 'Product'],
  ['ns2:b203', 'TitleText'],
  ['TitleText', 'TitleText'],
  ['SomethingElse', 'SomethingElse'],
])('%s is %s', (tag, name) => {
  expect(referenceName(tag)).toBe(name);
});

test('a coded tag is told from a name', () => {
  expect(['b203', 'x:b203', 'title', 'TitleText', 'h1'].map(isShortTag)).toEqual([true, true, false, false, false]);
});

const SCHEMAS = ['3.0', '3.1'].map(
  (release) => `../shared/data/onix-schema/${release}/ONIX_BookProduct_${release}_short.xsd`,
);
const areThere = SCHEMAS.every((path) => existsSync(path));
if (!areThere) console.log('Skipped: the ONIX schemas are not beside the repository.');

test.skipIf(!areThere).each(SCHEMAS)('every short tag of %s has the name that the schema gives it', (path) => {
  const schema = readFileSync(path, 'utf8');
  const elements = schema.split('<xs:element name="').slice(1);
  const pairs = elements.flatMap((element) => {
    const name = /name="refname"[\s\S]*?value="([^"]+)"/.exec(element)?.[1];
    return name === undefined ? [] : [[element.slice(0, element.indexOf('"')), name] as const];
  });
  const ofOnix = pairs.filter(([tag, name]) => tag !== name);
  expect(ofOnix.length).toBeGreaterThan(400);
  expect(ofOnix.filter(([tag, name]) => referenceName(tag) !== name && name !== 'ONIXMessage')).toEqual([]);
});
