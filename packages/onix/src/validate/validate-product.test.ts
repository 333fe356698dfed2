import { expect, test } from 'vitest';
import { readOnix } from '../read/read-onix.ts';
import { collect, inChunks } from '../testing/onix-snippets.ts';

async function faultsOf(product: string, release = '3.0'): Promise<unknown[]> {
  const text = `<ONIXMessage release="${release}">\n<Header/>\n${product}\n</ONIXMessage>`;
  const events = await collect(readOnix(inChunks(text)));
  return events.flatMap((event) =>
    event.kind === 'product' ? event.faults.map(({ path, message, value, line }) => [line, path, message, value]) : [],
  );
}

const head = `<Product><RecordReference>r1</RecordReference>
<NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040800</IDValue></ProductIdentifier>`;
const titled =
  '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText></TitleElement></TitleDetail>';
const described = (content: string) => `<DescriptiveDetail><ProductForm>BC</ProductForm>${content}</DescriptiveDetail>`;

test.each([
  [
    'a code',
    described(`<ProductFormDetail>B999</ProductFormDetail>${titled}`),
    [[6, 'DescriptiveDetail/ProductFormDetail', 'Not in list 175', 'B999']],
  ],
  [
    'the order',
    described(`<EditionNumber>2</EditionNumber>${titled}`),
    [[6, 'DescriptiveDetail/TitleDetail', 'Out of order: belongs before EditionNumber', undefined]],
  ],
  [
    'the number',
    described(`${titled}<EditionNumber>2</EditionNumber><EditionNumber>3</EditionNumber>`),
    [[6, 'DescriptiveDetail/EditionNumber', 'More than once', undefined]],
  ],
  ['a missing element', described(''), [[6, 'DescriptiveDetail', 'No TitleDetail', undefined]]],
  [
    'a value',
    described(`${titled}<EditionNumber>two</EditionNumber>`),
    [[6, 'DescriptiveDetail/EditionNumber', 'Not a whole number above 0', 'two']],
  ],
  [
    'a place',
    described(`${titled}<PublishingStatus>04</PublishingStatus>`),
    [[6, 'DescriptiveDetail/PublishingStatus', 'Not allowed here', undefined]],
  ],
  [
    'a name',
    described(`${titled}<Editionnumber2>4</Editionnumber2>`),
    [[6, 'DescriptiveDetail/Editionnumber2', 'No element of ONIX', undefined]],
  ],
  [
    'a decimal comma',
    `${described(titled)}<ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>H</SupplierName></Supplier><ProductAvailability>20</ProductAvailability><Price><PriceType>01</PriceType><PriceAmount>13,99</PriceAmount></Price></SupplyDetail></ProductSupply>`,
    [[6, 'Price/PriceAmount', 'Comma instead of a decimal point', '13,99']],
  ],
  [
    'an empty description of ancillary content, which may be empty: none',
    described(
      `${titled}<AncillaryContent><AncillaryContentType>09</AncillaryContentType><AncillaryContentDescription/></AncillaryContent>`,
    ),
    [],
  ],
  ['nothing', described(`${titled}<EditionNumber>2</EditionNumber>`), []],
])(
  'a fault of %s is reported with element and line, and the record is read [FORMAT-25]',
  async (_, content, expected) => {
    expect(await faultsOf(`${head}\n${content}</Product>`)).toEqual(expected);
  },
);

test.each(['3.0', '2.1'])(
  'a record of 2.1 in a message of %s that has sales rights only is read as 2.1 [FORMAT-25]',
  async (release) => {
    const rights =
      '<SalesRights><SalesRightsType>01</SalesRightsType><RightsCountry>US CA</RightsCountry></SalesRights>';
    const text = `<ONIXMessage release="${release}"><Header/>${head}${rights}</Product></ONIXMessage>`;
    const [event] = (await collect(readOnix(inChunks(text)))).filter(({ kind }) => kind === 'product');
    expect(event).toMatchObject({ faults: [], title: { stored: { salesRights: '01 US CA' } } });
  },
);

test('elements that only one release has are faults of the other', async () => {
  const date =
    '<PublishingDetail><Imprint><ImprintName>Harper</ImprintName></Imprint><PublishingDate><PublishingDateRole>01</PublishingDateRole><DateFormat>00</DateFormat><Date>20270105</Date></PublishingDate></PublishingDetail>';
  expect(await faultsOf(`${head}${date}</Product>`)).toEqual([]);
  expect(await faultsOf(`${head}${date}</Product>`, '3.1')).toEqual([
    [5, 'PublishingDate/DateFormat', 'Not in ONIX 3.1', undefined],
  ]);
});
