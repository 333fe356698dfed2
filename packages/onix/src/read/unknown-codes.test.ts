import { expect, test } from 'vitest';
import { collateral, descriptive, newTitle, oldTitle, publishing, supply } from '../testing/onix-snippets.ts';

const named = (more: string, type = '01') =>
  descriptive(
    `<ProductForm>BC</ProductForm><TitleDetail><TitleType>${type}</TitleType><TitleElement>
     <TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText></TitleElement></TitleDetail>${more}`,
  );
const price = (content: string) => supply(`<Price>${content}</Price>`);
const dollars = '<CurrencyCode>USD</CurrencyCode>';
const unknown = (path: string, value: string) => ({ path, message: 'Unknown code', value });

test.each([
  ['PriceType', '99', (code: string) => price(`<PriceType>${code}</PriceType><PriceAmount>9</PriceAmount>${dollars}`)],
  ['PriceQualifier', '99', (code: string) => price(`<PriceQualifier>${code}</PriceQualifier>`)],
  ['CurrencyCode', 'USDD', (code: string) => price(`<PriceAmount>9</PriceAmount><CurrencyCode>${code}</CurrencyCode>`)],
  ['UnpricedItemType', '09', (code: string) => price(`<UnpricedItemType>${code}</UnpricedItemType>`)],
])('an unknown %s (%s) is a warning with its place and value', async (name, code, content) => {
  const { warnings } = await newTitle(named('') + content(code));
  expect(warnings).toEqual([unknown(`Price/${name}`, code)]);
});

test.each([
  [
    'ExtentType',
    '99',
    '<Extent><ExtentType>99</ExtentType><ExtentValue>320</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>',
  ],
  [
    'ExtentUnit',
    '99',
    '<Extent><ExtentType>00</ExtentType><ExtentValue>320</ExtentValue><ExtentUnit>99</ExtentUnit></Extent>',
  ],
  [
    'AudienceRangeQualifier',
    '99',
    '<AudienceRange><AudienceRangeQualifier>99</AudienceRangeQualifier></AudienceRange>',
  ],
  [
    'AudienceRangePrecision',
    '09',
    '<AudienceRange><AudienceRangePrecision>09</AudienceRangePrecision></AudienceRange>',
  ],
  ['ProductFormDetail', 'B199', '<ProductFormDetail>B199</ProductFormDetail>'],
  ['MeasureType', '99', '<Measure><MeasureType>99</MeasureType></Measure>'],
  ['SubjectSchemeIdentifier', 'ZZ', '<Subject><SubjectSchemeIdentifier>ZZ</SubjectSchemeIdentifier></Subject>'],
])('an unknown %s (%s) of the description is a warning', async (name, code, content) => {
  const { warnings } = await newTitle(named(content));
  expect(warnings).toEqual([unknown(expect.stringMatching(`/${name}$`) as string, code)]);
});

test('unknown types of texts and resources are warnings, in 2.1 those of its own lists', async () => {
  const texts = collateral(
    `<TextContent><TextType>77</TextType><Text>Words</Text></TextContent>
     <SupportingResource><ResourceContentType>77</ResourceContentType></SupportingResource>`,
  );
  expect((await newTitle(named('') + texts)).warnings).toEqual([
    unknown('TextContent/TextType', '77'),
    unknown('SupportingResource/ResourceContentType', '77'),
  ]);
  const old = await oldTitle(
    `<ProductForm>BC</ProductForm><Title><TitleType>01</TitleType><TitleText>Tides</TitleText></Title>
     <OtherText><TextTypeCode>40</TextTypeCode><Text>Words</Text></OtherText>
     <OtherText><TextTypeCode>77</TextTypeCode><Text>Words</Text></OtherText>
     <MediaFile><MediaFileTypeCode>77</MediaFileTypeCode></MediaFile>`,
  );
  expect(old.warnings).toEqual([unknown('OtherText/TextTypeCode', '77'), unknown('MediaFile/MediaFileTypeCode', '77')]);
});

test('known codes that no field uses are not reported', async () => {
  const { warnings, bar } = await newTitle(
    named(`<ProductFormDetail>B504</ProductFormDetail><Extent><ExtentType>22</ExtentType><ExtentValue>3</ExtentValue>
      <ExtentUnit>18</ExtentUnit></Extent>`) +
      collateral(
        '<TextContent><TextType>37</TextType><ContentAudience>00</ContentAudience><Text>x</Text></TextContent>',
      ) +
      publishing('<PublishingDate><PublishingDateRole>27</PublishingDateRole></PublishingDate>') +
      supply(`<Price><PriceType>05</PriceType><PriceAmount>5</PriceAmount><CurrencyCode>DEM</CurrencyCode></Price>`),
  );
  expect(warnings).toEqual([]);
  expect(bar.price).toBeUndefined();
});

test('a price of an unknown type is kept and never the list price', async () => {
  const { bar, facts } = await newTitle(
    named('') + price(`<PriceType>99</PriceType><PriceAmount>9</PriceAmount>${dollars}`),
  );
  expect(facts.prices).toEqual([{ amount: 9, currency: 'USD', type: '99' }]);
  expect(bar.price).toBeUndefined();
});

test('an unknown title type is a warning and the title is still read', async () => {
  const { bar, warnings } = await newTitle(named('', '77'));
  expect(bar.title).toBe('Tides');
  expect(warnings).toEqual([unknown('TitleDetail/TitleType', '77')]);
});

test('a repeated fault of a record is one warning, also a fault of the message’s default for all prices', async () => {
  const prices = '<Price><PriceAmount>9</PriceAmount></Price>'.repeat(10);
  const header = '<Header><DefaultCurrencyCode>EURO</DefaultCurrencyCode></Header>';
  const { warnings } = await newTitle(named('') + supply(prices), {}, header);
  expect(warnings).toEqual([unknown('Header/DefaultCurrencyCode', 'EURO')]);
});

test('20,000 unknown codes in an element with a name of 100,000 letters cause few and short warnings', async () => {
  const own = 'Own'.repeat(33_000);
  const codes = Array.from({ length: 20_000 }, (_, at) => `<PriceType>x${at}</PriceType>`).join('');
  const { warnings } = await newTitle(named('') + supply(`<${own}>${codes}</${own}>`));
  expect(warnings.length).toBeLessThanOrEqual(100);
  expect(JSON.stringify(warnings).length).toBeLessThan(20_000);
});
