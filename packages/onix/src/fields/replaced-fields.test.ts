import { expect, test } from 'vitest';
import { onixTitleRecord } from '../read/onix-title-record.ts';
import { descriptive, eventsOf, message, product, publishing, supply } from '../testing/onix-snippets.ts';

/** The fields that a block update with this content replaces. */
async function replaces(content: string, type = '04', release = '3.0') {
  const [, event] = await eventsOf(message(product(content, 'ref-1', type), release), { company: () => '001' });
  if (event?.kind !== 'product') throw new Error('no product');
  return onixTitleRecord(event.title, { senderIdentifiers: [] }).replaces;
}

const price = '<Price><PriceType>01</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>';
const published = (digits: string) =>
  publishing(`<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>${digits}</Date></PublishingDate>`);

test('an update of the supply replaces prices and dates of the market, and nothing else', async () => {
  const { fields = [] } = (await replaces(supply(price))) ?? {};
  expect(fields).toEqual(
    expect.arrayContaining(['bar.price', 'bar.canadianPrice', 'scheduledPrices', 'bar.releaseDate']),
  );
  for (const field of ['bar.title', 'editorial.keynote', 'bar.imprintDesc', 'bar.onSaleDate', 'isbn'])
    expect(fields).not.toContain(field);
});

test('an empty block empties its own fields, and of shared ones only those that it states', async () => {
  const { fields = [] } = (await replaces(descriptive(''))) ?? {};
  expect(fields).toContain('bar.title');
  expect(fields).not.toContain('editorial.authorBio');
  expect((await replaces(`${descriptive('')}<CollateralDetail/>`))?.fields).toContain('editorial.authorBio');
  const author =
    '<Contributor><ContributorRole>A01</ContributorRole><PersonName>Iris Vale</PersonName><BiographicalNote>Lives.</BiographicalNote></Contributor>';
  expect((await replaces(descriptive(author)))?.fields).toContain('editorial.authorBio');
});

test('an on-sale date that copies the publication date follows it and replaces nothing', async () => {
  const update = await replaces(published('20260915'));
  expect(update?.fields).toContain('bar.pubDate');
  expect(update?.fields).not.toContain('bar.onSaleDate');
  expect(update?.following).toEqual({ 'bar.onSaleDate': 'bar.pubDate' });
  expect((await replaces(published('20260915') + supply('')))?.fields).toContain('bar.onSaleDate');
});

test('the precision of a date is replaced with the date', async () => {
  expect((await replaces(published('202609')))?.fields).toEqual(
    expect.arrayContaining(['bar.pubDate', 'stored.pubDateFormat']),
  );
  expect((await replaces(supply('')))?.fields).not.toContain('stored.pubDateFormat');
});

test('whole records and records of 2.1 replace everything', async () => {
  expect(await replaces(supply(price), '03')).toBeUndefined();
  expect(await replaces('<Publisher/>', '04', '2.1')).toBeUndefined();
});
