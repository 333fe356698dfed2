import { describe, expect, test } from 'vitest';
import { onixTitleRecord } from '../read/onix-title-record.ts';
import { descriptive, eventsOf, message, newTitle, product, publishing, supply } from '../testing/onix-snippets.ts';

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

const titled =
  '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText></TitleElement></TitleDetail>';

test('a block empties its own fields, and of shared ones only those that it states', async () => {
  const { fields = [] } = (await replaces(descriptive(titled))) ?? {};
  expect(fields).toEqual(expect.arrayContaining(['bar.title', 'bar.pageCount', 'bar.isAudio']));
  expect(fields).not.toContain('editorial.authorBio');
  expect((await replaces(`${descriptive(titled)}<CollateralDetail/>`))?.fields).toContain('editorial.authorBio');
  expect((await replaces('<CollateralDetail/>'))?.fields).toContain('editorial.tagline');
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

test('whole records and records of 2.1 with a title replace everything', async () => {
  expect(await replaces(descriptive(titled), '03')).toBeUndefined();
  expect(await replaces('<Title><TitleText>Tides</TitleText></Title>', '04', '2.1')).toBeUndefined();
});

describe('a record without a title', () => {
  const extent =
    '<Extent><ExtentType>00</ExtentType><ExtentValue>320</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>';
  const ofSupply = ['bar.price', 'bar.canadianPrice', 'scheduledPrices', 'bar.availability', 'bar.releaseDate'];

  test.each(['01', '02', '03', '08', '09'])('of type %s replaces the blocks that it contains [G-202]', async (type) => {
    const { fields = [] } = (await replaces(supply(price), type)) ?? {};
    expect(fields).toEqual(expect.arrayContaining(ofSupply));
    for (const field of ['bar.title', 'bar.isAudio', 'editorial.keynote', 'bar.imprintDesc', 'codes.formatType'])
      expect(fields).not.toContain(field);
  });

  test.each(['03', '04'])('of type %s replaces only the stated fields of its description [G-202]', async (type) => {
    const { fields } = (await replaces(descriptive(extent), type)) ?? {};
    expect(fields).toEqual(['bar.pageCount']);
    expect((await replaces(descriptive(`<ProductForm>AC</ProductForm>${extent}`), type))?.fields?.toSorted()).toEqual([
      'bar.formatDesc',
      'bar.isAudio',
      'bar.pageCount',
      'codes.formatType',
      'stored.printOrDigital',
    ]);
  });

  test.each(['02', '03', '04'])(
    'of ONIX 2.1 and type %s replaces only the fields that it states [G-202]',
    async (type) => {
      expect((await replaces('<NumberOfPages>320</NumberOfPages>', type, '2.1'))?.fields).toEqual(['bar.pageCount']);
      const amount = '<PriceTypeCode>01</PriceTypeCode><PriceAmount>9.99</PriceAmount><CurrencyCode>USD</CurrencyCode>';
      const { fields } = (await replaces(`<SupplyDetail><Price>${amount}</Price></SupplyDetail>`, type, '2.1')) ?? {};
      expect(fields?.toSorted()).toEqual([
        'bar.canadianPrice',
        'bar.ebAgencyPrice',
        'bar.ebLibraryPrice',
        'bar.price',
        'bar.zeroPriceInd',
        'scheduledPrices',
        'stored.priceTypes',
        'subrights.prices',
      ]);
      const free = '<SupplyDetail><Price><UnpricedItemType>01</UnpricedItemType></Price></SupplyDetail>';
      expect((await replaces(free, type, '2.1'))?.fields).toContain('bar.price');
      const date = await replaces('<PublicationDate>202609</PublicationDate>', type, '2.1');
      expect(date?.fields).toEqual(expect.arrayContaining(['bar.pubDate', 'bar.pubYear', 'stored.pubDateFormat']));
      expect(date?.fields).not.toContain('bar.onSaleDate');
    },
  );

  test('has no language from the header of its message [G-202]', async () => {
    const header = '<Header><DefaultLanguageOfText>eng</DefaultLanguageOfText></Header>';
    expect(await newTitle(descriptive(extent), {}, header)).toMatchObject({ subrights: {}, bar: { pageCount: 320 } });
    expect((await newTitle(descriptive(extent), {}, header)).subrights.productLanguage).toBeUndefined();
    expect((await newTitle(descriptive(titled), {}, header)).subrights.productLanguage).toBe('English');
  });
});
