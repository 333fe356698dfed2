import { expect, test } from 'vitest';
import { eventsOf } from '../testing/onix-snippets.ts';

// One title in the four forms of feeds, all with the same content.

const new30 = `<ONIXMessage release="3.0"><Header><Sender><SenderName>Harper</SenderName></Sender><SentDateTime>20260102</SentDateTime></Header>
<Product><RecordReference>h.1</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780007232833</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><ProductFormDetail>B102</ProductFormDetail>
<Measure><MeasureType>01</MeasureType><Measurement>8</Measurement><MeasureUnitCode>in</MeasureUnitCode></Measure>
<Measure><MeasureType>02</MeasureType><Measurement>5.25</Measurement><MeasureUnitCode>in</MeasureUnitCode></Measure>
<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType>
<TitleElement><TitleElementLevel>02</TitleElementLevel><PartNumber>1</PartNumber><TitleText>Martin Beck</TitleText></TitleElement></TitleDetail></Collection>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>The</TitlePrefix>
<TitleWithoutPrefix>Canal</TitleWithoutPrefix><Subtitle>A Novel</Subtitle></TitleElement></TitleDetail>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Maj Sjöwall</PersonName><BiographicalNote>Born in 1935.</BiographicalNote></Contributor>
<Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>B06</ContributorRole><PersonName>Lois Roth</PersonName></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>245</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
<Subject><MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC022000</SubjectCode></Subject>
<Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>police; Sweden</SubjectHeadingText></Subject>
<Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>01</AudienceCodeValue></Audience></DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p>A <em>classic</em>.</p></Text></TextContent>
<TextContent><TextType>06</TextType><ContentAudience>00</ContentAudience><Text>Elegant.</Text><SourceTitle>The Guardian</SourceTitle></TextContent>
<Prize><PrizeName>Edgar</PrizeName><PrizeYear>1971</PrizeYear><PrizeCode>01</PrizeCode></Prize></CollateralDetail>
<PublishingDetail><Imprint><ImprintName>Perennial</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Harper</PublisherName></Publisher>
<PublishingStatus>04</PublishingStatus><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20250807</Date></PublishingDate>
<SalesRights><SalesRightsType>01</SalesRightsType><Territory><CountriesIncluded>US CA</CountriesIncluded></Territory></SalesRights></PublishingDetail>
<RelatedMaterial><RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780007324378</IDValue></ProductIdentifier></RelatedProduct></RelatedMaterial>
<ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability><PackQuantity>16</PackQuantity>
<Price><PriceType>01</PriceType><PriceAmount>15.99</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>
<Price><PriceType>01</PriceType><PriceAmount>19.99</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price></SupplyDetail></ProductSupply></Product></ONIXMessage>`;

const short30 = `<ONIXmessage release="3.0"><header><sender><x298>Harper</x298></sender><x307>20260102</x307></header>
<product><a001>h.1</a001><a002>03</a002><productidentifier><b221>15</b221><b244>9780007232833</b244></productidentifier>
<descriptivedetail><b012>BC</b012><b333>B102</b333>
<measure><x315>01</x315><c094>8</c094><c095>in</c095></measure><measure><x315>02</x315><c094>5.25</c094><c095>in</c095></measure>
<collection><x329>10</x329><titledetail><b202>01</b202><titleelement><x409>02</x409><x410>1</x410><b203>Martin Beck</b203></titleelement></titledetail></collection>
<titledetail><b202>01</b202><titleelement><x409>01</x409><b030>The</b030><b031>Canal</b031><b029>A Novel</b029></titleelement></titledetail>
<contributor><b034>1</b034><b035>A01</b035><b036>Maj Sjöwall</b036><b044>Born in 1935.</b044></contributor>
<contributor><b034>2</b034><b035>B06</b035><b036>Lois Roth</b036></contributor>
<language><b253>01</b253><b252>eng</b252></language><extent><b218>00</b218><b219>245</b219><b220>03</b220></extent>
<subject><x425/><b067>10</b067><b069>FIC022000</b069></subject><subject><b067>20</b067><b070>police; Sweden</b070></subject>
<audience><b204>01</b204><b206>01</b206></audience></descriptivedetail>
<collateraldetail><textcontent><x426>03</x426><x427>00</x427><d104 textformat="05"><p>A <em>classic</em>.</p></d104></textcontent>
<textcontent><x426>06</x426><x427>00</x427><d104>Elegant.</d104><x428>The Guardian</x428></textcontent>
<prize><g126>Edgar</g126><g127>1971</g127><g129>01</g129></prize></collateraldetail>
<publishingdetail><imprint><b079>Perennial</b079></imprint><publisher><b291>01</b291><b081>Harper</b081></publisher><b394>04</b394>
<publishingdate><x448>01</x448><b306 dateformat="00">20250807</b306></publishingdate>
<salesrights><b089>01</b089><territory><x449>US CA</x449></territory></salesrights></publishingdetail>
<relatedmaterial><relatedproduct><x455>06</x455><productidentifier><b221>15</b221><b244>9780007324378</b244></productidentifier></relatedproduct></relatedmaterial>
<productsupply><supplydetail><j396>20</j396><j145>16</j145><price><x462>01</x462><j151>15.99</j151><j152>USD</j152></price>
<price><x462>01</x462><j151>19.99</j151><j152>CAD</j152></price></supplydetail></productsupply></product></ONIXmessage>`;

const old21 = `<ONIXMessage><Header><FromCompany>Harper</FromCompany><SentDate>20260102</SentDate></Header>
<Product><RecordReference>h.1</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780007232833</IDValue></ProductIdentifier>
<ProductForm>BC</ProductForm><ProductFormDetail>B102</ProductFormDetail><Series><TitleOfSeries>Martin Beck</TitleOfSeries><NumberWithinSeries>1</NumberWithinSeries></Series>
<Title><TitleType>01</TitleType><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Canal</TitleWithoutPrefix><Subtitle>A Novel</Subtitle></Title>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Maj Sjöwall</PersonName><BiographicalNote>Born in 1935.</BiographicalNote></Contributor>
<Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>B06</ContributorRole><PersonName>Lois Roth</PersonName></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language><NumberOfPages>245</NumberOfPages>
<BASICMainSubject>FIC022000</BASICMainSubject><Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>police; Sweden</SubjectHeadingText></Subject>
<AudienceCode>01</AudienceCode>
<OtherText><TextTypeCode>01</TextTypeCode><TextFormat>05</TextFormat><Text textformat="05"><p>A <em>classic</em>.</p></Text></OtherText>
<OtherText><TextTypeCode>08</TextTypeCode><Text>Elegant.</Text><TextSourceTitle>The Guardian</TextSourceTitle></OtherText>
<Prize><PrizeName>Edgar</PrizeName><PrizeYear>1971</PrizeYear><PrizeCode>01</PrizeCode></Prize>
<Imprint><ImprintName>Perennial</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Harper</PublisherName></Publisher>
<PublishingStatus>04</PublishingStatus><PublicationDate>20250807</PublicationDate>
<SalesRights><SalesRightsType>01</SalesRightsType><RightsCountry>US</RightsCountry><RightsCountry>CA</RightsCountry></SalesRights>
<Measure><MeasureTypeCode>01</MeasureTypeCode><Measurement>8</Measurement><MeasureUnitCode>in</MeasureUnitCode></Measure>
<Measure><MeasureTypeCode>02</MeasureTypeCode><Measurement>5.25</Measurement><MeasureUnitCode>in</MeasureUnitCode></Measure>
<RelatedProduct><RelationCode>06</RelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780007324378</IDValue></ProductIdentifier></RelatedProduct>
<SupplyDetail><ProductAvailability>20</ProductAvailability><PackQuantity>16</PackQuantity>
<Price><PriceTypeCode>01</PriceTypeCode><PriceAmount>15.99</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>
<Price><PriceTypeCode>01</PriceTypeCode><PriceAmount>19.99</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price></SupplyDetail></Product></ONIXMessage>`;

const short21 = `<ONIXmessage><header><m174>Harper</m174><m182>20260102</m182></header>
<product><a001>h.1</a001><a002>03</a002><productidentifier><b221>15</b221><b244>9780007232833</b244></productidentifier>
<b012>BC</b012><b333>B102</b333><series><b018>Martin Beck</b018><b019>1</b019></series>
<title><b202>01</b202><b030>The</b030><b031>Canal</b031><b029>A Novel</b029></title>
<contributor><b034>1</b034><b035>A01</b035><b036>Maj Sjöwall</b036><b044>Born in 1935.</b044></contributor>
<contributor><b034>2</b034><b035>B06</b035><b036>Lois Roth</b036></contributor>
<language><b253>01</b253><b252>eng</b252></language><b061>245</b061><b064>FIC022000</b064>
<subject><b067>20</b067><b070>police; Sweden</b070></subject><b073>01</b073>
<othertext><d102>01</d102><d103>05</d103><d104 textformat="05"><p>A <em>classic</em>.</p></d104></othertext>
<othertext><d102>08</d102><d104>Elegant.</d104><d108>The Guardian</d108></othertext>
<prize><g126>Edgar</g126><g127>1971</g127><g129>01</g129></prize>
<imprint><b079>Perennial</b079></imprint><publisher><b291>01</b291><b081>Harper</b081></publisher><b394>04</b394><b003>20250807</b003>
<salesrights><b089>01</b089><b090>US</b090><b090>CA</b090></salesrights>
<measure><c093>01</c093><c094>8</c094><c095>in</c095></measure><measure><c093>02</c093><c094>5.25</c094><c095>in</c095></measure>
<relatedproduct><h208>06</h208><productidentifier><b221>15</b221><b244>9780007324378</b244></productidentifier></relatedproduct>
<supplydetail><j396>20</j396><j145>16</j145><price><j148>01</j148><j151>15.99</j151><j152>USD</j152></price>
<price><j148>01</j148><j151>19.99</j151><j152>CAD</j152></price></supplydetail></product></ONIXmessage>`;

const withoutTerms = {
  qualifier: null,
  minimumOrder: null,
  discount: null,
  tax: null,
  market: null,
  startDate: null,
  endDate: null,
};

const expected = {
  recordReference: 'h.1',
  isbn: '9780007232833',
  imprint: 'Perennial',
  publisher: 'Harper',
  bar: {
    isbn10: '0007232837',
    ean: '9780007232833',
    isAudio: false,
    title: 'The Canal',
    longSubtitle: 'A Novel',
    seriesName: 'Martin Beck',
    volumeNumber: '1',
    author1: 'Sjöwall, Maj',
    translator: 'Roth, Lois',
    category: '##FICTION / Mystery',
    formatDesc: 'Trade Paperback',
    imprintDesc: 'Perennial',
    pubDate: '2025-08-07T00:00:00',
    onSaleDate: '2025-08-07T00:00:00',
    pubYear: 2025,
    onixDate: '2026-01-02T00:00:00',
    booksPerCarton: 16,
    trimSize: '5.25 x 8',
    pageCount: 245,
    price: 15.99,
    canadianPrice: 19.99,
    publisher: 'Harper',
    publishingStatus: '04',
    availability: '20',
  },
  editorial: {
    bookDescription: '<p>A <em>classic</em>.</p>',
    onixRetailerDescription: '<p>A <em>classic</em>.</p>',
    authorBio: 'Born in 1935.',
    offPageKeywords: 'police; Sweden',
    people: [
      { name: 'Sjöwall, Maj', role: 'Author', biography: 'Born in 1935.', roles: 'A01', isCredited: true },
      { name: 'Roth, Lois', role: 'Translator', biography: null, roles: 'B06', isCredited: false },
    ],
  },
  marketing: { audience: 'General/adult', keywords: 'police, Sweden' },
  online: {},
  subrights: {
    productLanguage: 'English',
    hccpLanguageCode: 'eng',
    sellingTerritoriesList: ['Canada', 'United States'],
    prices: [
      { ...withoutTerms, amount: 15.99, currency: 'USD', priceType: '01' },
      { ...withoutTerms, amount: 19.99, currency: 'CAD', priceType: '01' },
    ],
  },
  quotes: {
    quotations: [{ linkId: 1, linkName: 'This Title', quote: 'Elegant.', source: 'The Guardian', title: null }],
  },
  awards: {
    authorAwards: '<ul><li>Edgar, 1971, Winner</li></ul>',
    hccpAwards: '<ul><li>Edgar, 1971, Winner</li></ul>',
  },
  stored: {
    printOrDigital: 'Print',
    publisher: 'Harper',
    childrenKeywords: 'police; Sweden',
    salesRights: '01 US CA',
    priceTypes: '01; 01',
  },
  codes: {
    bisac: [{ code: 'FIC022000', description: 'FICTION / Mystery' }],
    bisacCategory: [{ code: 'FIC', description: 'FIC' }],
    formatType: [{ code: 'P', description: 'Print' }],
    sellingTerritory: [
      { code: 'CA', description: 'CA' },
      { code: 'US', description: 'US' },
    ],
  },
  references: [{ isbn: '9780007324378', list: 'byFormat', relations: ['06'], known: { format: null } }],
  warnings: [],
};

const expectedFacts = {
  productForm: 'BC',
  prizes: [{ name: 'Edgar', year: '1971', achievement: 'Winner' }],
  relatedEditions: [{ isbn: '9780007324378', relations: ['06'], relation: 'Alternative format', list: 'byFormat' }],
  priceByCurrency: { USD: 15.99, CAD: 19.99 },
};

test.each([
  ['3.0', 'reference', new30],
  ['3.1', 'reference', new30.replace('release="3.0"', 'release="3.1"')],
  ['3.0', 'short', short30],
  ['3.1', 'short', short30.replace('release="3.0"', 'release="3.1"')],
  ['2.1', 'reference', old21],
  ['2.1', 'short', short21],
])('%s in %s tags fills the same fields', async (version, _, text) => {
  const bisacText = (code: string) => (code === 'FIC022000' ? 'FICTION / Mystery' : undefined);
  const [header, event, ...more] = await eventsOf(text, { bisacText });
  expect(more).toEqual([]);
  expect(header).toMatchObject({ kind: 'header', header: { senderName: 'Harper', senderKey: 'harper' } });
  if (event?.kind !== 'product') throw new Error('no product');
  const { bar, editorial, marketing, online, subrights, quotes, awards, stored, codes, references } = event.title;
  expect(event.title).toMatchObject({ ...expected, version });
  expect(event.title.facts).toMatchObject(expectedFacts);
  // Nothing beyond the fields that the record states.
  const fields = { bar, editorial, marketing, online, subrights, quotes, awards, stored, codes, references };
  expect(fields).toEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, expected[name as 'bar']])));
});
