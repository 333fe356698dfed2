import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasRealFeeds, realFeedsFolder } from '../testing/real-feeds.ts';
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

test('short tags are distinguished from names', () => {
  expect(['b203', 'x:b203', 'title', 'TitleText', 'h1'].map(isShortTag)).toEqual([true, true, false, false, false]);
});

const releases = hasRealFeeds ? ['3.0', '3.1'] : [];
test.each(releases)('every short tag of %s has the reference name of the schema', (release) => {
  const schema = readFileSync(
    join(realFeedsFolder, 'onix-schema', release, `ONIX_BookProduct_${release}_short.xsd`),
    'utf8',
  );
  const elements = schema.split('<xs:element name="').slice(1);
  const pairs = elements.flatMap((element) => {
    const name = /name="refname"[\s\S]*?value="([^"]+)"/.exec(element)?.[1];
    return name === undefined ? [] : [[element.slice(0, element.indexOf('"')), name] as const];
  });
  const ofOnix = pairs.filter(([tag, name]) => tag !== name);
  expect(ofOnix.length).toBeGreaterThan(400);
  expect(ofOnix.filter(([tag, name]) => referenceName(tag) !== name && name !== 'ONIXMessage')).toEqual([]);
});
