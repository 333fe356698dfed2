import { describe, expect, test } from 'vitest';
import { collateral, descriptive, newTitle, oldTitle } from '../testing/onix-snippets.ts';

const person = (role: string, name: string, more = '') =>
  `<Contributor><ContributorRole>${role}</ContributorRole><PersonName>${name}</PersonName>${more}</Contributor>`;
const bio = (text: string) => `<BiographicalNote>${text}</BiographicalNote>`;
const subject = (scheme: string, code: string, heading = '') =>
  `<Subject><SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode>${heading && `<SubjectHeadingText>${heading}</SubjectHeadingText>`}</Subject>`;
const text = (type: string, words: string) =>
  `<TextContent><TextType>${type}</TextType><ContentAudience>00</ContentAudience><Text textformat="02">${words}</Text></TextContent>`;
const collection = (type: string, name: string, part = '') =>
  `<Collection><CollectionType>${type}</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement>
   <TitleElementLevel>02</TitleElementLevel>${part && `<PartNumber>${part}</PartNumber>`}<TitleText>${name}</TitleText></TitleElement></TitleDetail></Collection>`;

test('all contributors are kept in order, with their roles and biographies', async () => {
  const content = [
    person('A01', 'Ann Bee', bio('Writes.')),
    person('A15', 'Cee Dee', bio('Prefers prefaces.')),
    person('A12', 'Eff Gee'),
    person('A40', 'Aitch Eye'),
  ].join('');
  const { bar, editorial } = await newTitle(descriptive(content));
  expect(bar.author2).toBe('Gee, Eff');
  expect(editorial.people).toEqual([
    { name: 'Bee, Ann', role: 'Author', biography: 'Writes.', roles: 'A01', isCredited: true },
    { name: 'Dee, Cee', role: 'Preface', biography: 'Prefers prefaces.', roles: 'A15', isCredited: false },
    { name: 'Gee, Eff', role: 'Illustrator', biography: null, roles: 'A12', isCredited: true },
    { name: 'Eye, Aitch', role: 'Colorist', biography: null, roles: 'A40', isCredited: true },
  ]);
});

test('people are in the order of their sequence numbers, those without one last', async () => {
  const sequence = (number: string) => `<SequenceNumber>${number}</SequenceNumber>`;
  const content = [
    person('A01', 'No Number'),
    person('A01', 'Tenth Person', sequence('10')),
    person('B01', 'Second Person', sequence('2')),
  ].join('');
  const { editorial } = await newTitle(descriptive(content));
  expect(editorial.people?.map(({ name }) => name)).toEqual(['Person, Second', 'Person, Tenth', 'Number, No']);
});

test('several roles of a person are all in words', async () => {
  const both = '<ContributorRole>A12</ContributorRole>';
  const { editorial } = await newTitle(descriptive(person('A01', 'Ann Bee', both)));
  expect(editorial.people).toMatchObject([{ role: 'Author, Illustrator', roles: 'A01 A12' }]);
});

test('a biography that the sheet of HQNA has no text for is shown in the list of people [EDIT-39]', async () => {
  const content = descriptive(person('A01', 'Ann Bee', bio('Writes.')) + person('A12', 'Eff Gee', bio('Paints.')));
  const creditedOf = async (company: '001' | '180') =>
    (await newTitle(content, { company: () => company })).editorial.people?.map(({ isCredited }) => isCredited);
  expect(await creditedOf('001')).toEqual([true, true]);
  expect(await creditedOf('180')).toEqual([true, false]);
});

test('a record without contributors has no list of people', async () => {
  expect((await newTitle(descriptive('<ProductForm>BB</ProductForm>'))).editorial).toEqual({});
});

describe('Thema and BIC', () => {
  test('are kept with their qualifiers, the main subject first, beside BISAC', async () => {
    const content = [
      subject('10', 'FIC000000', 'FICTION / General'),
      subject('93', 'FBA', 'Modern and contemporary fiction'),
      subject('93', 'FJ').replace('<Subject>', '<Subject><MainSubject/>'),
      subject('94', '1KBB'),
      subject('93', 'FBA'),
      subject('12', 'FA', 'Modern fiction'),
      subject('13', '1KBB'),
    ].join('');
    const { bar } = await newTitle(descriptive(content));
    expect(bar.category).toBe('##FICTION / General');
    expect(bar.thema).toEqual(['FJ', 'FBA Modern and contemporary fiction', '1KBB']);
    expect(bar.bic).toEqual(['FA Modern fiction', '1KBB']);
  });

  test('of 2.1 include BICMainSubject', async () => {
    const { bar } = await oldTitle(`<Publisher/><BICMainSubject>FA</BICMainSubject>${subject('12', 'FJ')}`);
    expect(bar.bic).toEqual(['FA', 'FJ']);
  });
});

test.each([
  ['3.0', () => newTitle(collateral(text('04', '<p>One</p>') + text('14', '<p>It was dark.</p>')))],
  [
    '2.1',
    () =>
      oldTitle(
        `<Publisher/><OtherText><TextTypeCode>04</TextTypeCode><Text textformat="02">&lt;p&gt;One&lt;/p&gt;</Text></OtherText>
         <OtherText><TextTypeCode>23</TextTypeCode><Text textformat="02">&lt;p&gt;It was dark.&lt;/p&gt;</Text></OtherText>`,
      ),
  ],
])('table of contents and excerpt of %s are texts of Editorial', async (_, read) => {
  const { editorial } = await read();
  expect(editorial).toEqual({ tableOfContents: '<p>One</p>', excerpt: '<p>It was dark.</p>' });
});

describe('series behind the first', () => {
  test('are kept with their volumes, those of aggregators last', async () => {
    const content = [
      collection('20', 'Reading List'),
      collection('10', 'Martin Beck', '3'),
      collection('10', 'Nordic Crime', '12'),
      collection('10', 'Martin Beck'),
    ].join('');
    const { bar } = await newTitle(descriptive(content));
    expect([bar.seriesName, bar.volumeNumber]).toEqual(['Martin Beck', '3']);
    expect(bar.furtherSeries).toEqual(['Nordic Crime (12)', 'Reading List']);
  });

  test('do not include a first series without a name', async () => {
    const unnamed = '<Collection><CollectionType>10</CollectionType></Collection>';
    const { bar } = await newTitle(descriptive(unnamed + collection('10', 'Martin Beck', '3')));
    expect(bar).toMatchObject({ seriesName: 'Martin Beck', volumeNumber: '3' });
    expect(bar.furtherSeries).toBeUndefined();
  });

  test('of 2.1 are the other series, then the sets', async () => {
    const series = (name: string, number = '') =>
      `<Series><TitleOfSeries>${name}</TitleOfSeries>${number && `<NumberWithinSeries>${number}</NumberWithinSeries>`}</Series>`;
    const set = '<Set><TitleOfSet>Boxed</TitleOfSet></Set>';
    const { bar } = await oldTitle(`<Publisher/>${set}${series('Martin Beck', '3')}${series('Nordic Crime')}`);
    expect(bar).toMatchObject({ seriesName: 'Martin Beck', furtherSeries: ['Nordic Crime', 'Boxed'] });
  });
});

describe('publishing status and availability', () => {
  const product = (status: string, availability: string) =>
    `<PublishingDetail><PublishingStatus>${status}</PublishingStatus></PublishingDetail>
     <ProductSupply><SupplyDetail><ProductAvailability>${availability}</ProductAvailability></SupplyDetail></ProductSupply>`;

  test('are kept as codes', async () => {
    const { bar } = await newTitle(product('01', '40'));
    expect([bar.publishingStatus, bar.availability]).toEqual(['01', '40']);
  });

  test('that their lists do not have are kept with a warning [PROV-10]', async () => {
    const { bar, warnings } = await newTitle(product('77', '88'));
    expect([bar.publishingStatus, bar.availability]).toEqual(['77', '88']);
    expect(warnings.map(({ path, value }) => [path, value])).toEqual([
      ['PublishingDetail/PublishingStatus', '77'],
      ['SupplyDetail/ProductAvailability', '88'],
    ]);
  });

  const supplied = (content: string) => `<Publisher/><SupplyDetail>${content}</SupplyDetail>`;
  const oldCode = (code: string) => `<AvailabilityCode>${code}</AvailabilityCode>`;

  test('the availability of 2.1 without ProductAvailability is its AvailabilityCode [SHEET-187]', async () => {
    const { bar, warnings } = await oldTitle(supplied(oldCode('OI')));
    expect([bar.availability, warnings]).toEqual(['OI', []]);
    expect((await oldTitle(supplied(oldCode('ip')))).bar.availability).toBe('IP');
    const both = supplied(`${oldCode('AB')}<ProductAvailability>21</ProductAvailability>`);
    expect((await oldTitle(both)).bar.availability).toBe('21');
  });

  test('an AvailabilityCode that list 54 does not have is left out with a warning', async () => {
    const content = `<Publisher/><SupplyDetail>${oldCode('ZZ')}</SupplyDetail><SupplyDetail>${oldCode('RP')}</SupplyDetail>`;
    const { bar, warnings } = await oldTitle(content);
    expect(bar.availability).toBe('RP');
    expect(warnings).toEqual([{ path: 'SupplyDetail/AvailabilityCode', message: 'Unknown code', value: 'ZZ' }]);
  });

  test('the availability is the first of the market, not of another one', async () => {
    const detail = (code: string) => `<SupplyDetail><ProductAvailability>${code}</ProductAvailability></SupplyDetail>`;
    const supplyOf = (country: string, details: string) =>
      `<ProductSupply><Market><Territory><CountriesIncluded>${country}</CountriesIncluded></Territory></Market>${details}</ProductSupply>`;
    const content = supplyOf('GB', detail('40')) + supplyOf('US', detail('77') + detail('21') + detail('31'));
    expect((await newTitle(content, { company: () => '001' })).bar.availability).toBe('21');
    expect((await newTitle(content, { company: () => '400' })).bar.availability).toBe('40');
  });

  test('letters are no ProductAvailability', async () => {
    const { bar, warnings } = await oldTitle(supplied('<ProductAvailability>IP</ProductAvailability>'));
    expect(warnings.map(({ path, value }) => [path, value])).toEqual([['SupplyDetail/ProductAvailability', 'IP']]);
    expect(bar.availability).toBeUndefined();
  });
});
