import { expect, test } from 'vitest';
import { barOf, descriptive, newTitle, oldTitle, supply } from '../testing/onix-snippets.ts';

/** Format, extent, measures, subjects, audience, language, Bible, accessibility: block 1. */
const subject = (scheme: string, code: string, text = '', isMain = false) =>
  `<Subject>${isMain ? '<MainSubject/>' : ''}<SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier>${code && `<SubjectCode>${code}</SubjectCode>`}${text && `<SubjectHeadingText>${text}</SubjectHeadingText>`}</Subject>`;
const measure = (type: string, size: string, unit: string) =>
  `<Measure><MeasureType>${type}</MeasureType><Measurement>${size}</Measurement><MeasureUnitCode>${unit}</MeasureUnitCode></Measure>`;
const extent = (type: string, amount: string, unit: string) =>
  `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${amount}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`;
const range = (qualifier: string, ...pairs: [string, string][]) =>
  `<AudienceRange><AudienceRangeQualifier>${qualifier}</AudienceRangeQualifier>${pairs.map(([precision, age]) => `<AudienceRangePrecision>${precision}</AudienceRangePrecision><AudienceRangeValue>${age}</AudienceRangeValue>`).join('')}</AudienceRange>`;
const feature = (type: string, code: string, text = '') =>
  `<ProductFormFeature><ProductFormFeatureType>${type}</ProductFormFeatureType>${code && `<ProductFormFeatureValue>${code}</ProductFormFeatureValue>`}${text && `<ProductFormFeatureDescription>${text}</ProductFormFeatureDescription>`}</ProductFormFeature>`;
const form = (code: string, ...details: string[]) =>
  `<ProductForm>${code}</ProductForm>${details.map((one) => `<ProductFormDetail>${one}</ProductFormDetail>`).join('')}`;

test.each<[string, string, object]>([
  ['hardcover', form('BB'), { formatDesc: 'Hardcover' }],
  ['trade paperback', form('BC', 'B102'), { formatDesc: 'Trade Paperback' }],
  [
    'unknown form with words',
    `${form('00')}<ProductFormDescription>Scroll</ProductFormDescription>`,
    { formatDesc: 'Scroll' },
  ],
  ['pages', extent('00', '245', '03') + extent('05', '260', '03'), { pageCount: 245 }],
  ['pages of another type', extent('22', '51', '18') + extent('11', '99', '03'), { pageCount: 99 }],
  ['hours and minutes', form('AJ') + extent('09', '00844', '15'), { formatDesc: 'Digital Audio', tapelength: '08:44' }],
  ['decimal hours', form('AC') + extent('09', '9.5', '04'), { formatDesc: 'Audio CD', tapelength: '09:30' }],
  ['minutes', form('AC') + extent('09', '61', '05'), { formatDesc: 'Audio CD', tapelength: '01:01' }],
  ['HHHMMSS', form('AC') + extent('09', '0123015', '16'), { formatDesc: 'Audio CD', tapelength: '12:30' }],
  ['discs', form('AC') + extent('00', '8', '12'), { formatDesc: 'Audio CD', tapecount: 8 }],
  ['inches', measure('01', '9.25', 'in') + measure('02', '6.125', 'in'), { trimSize: '6.125 x 9.25' }],
  ['millimetres', measure('01', '197', 'mm') + measure('02', '130', 'mm'), { trimSize: '5.12 x 7.76' }],
  [
    'inches before millimetres',
    measure('01', '228.6', 'mm') + measure('01', '9', 'in') + measure('02', '6', 'in'),
    { trimSize: '6 x 9' },
  ],
  [
    'page trim before cover',
    measure('01', '10', 'in') + measure('02', '7', 'in') + measure('04', '9', 'in') + measure('05', '6', 'in'),
    { trimSize: '6 x 9' },
  ],
  ['a height alone', measure('01', '9', 'in'), {}],
  [
    'BISAC, the main one first',
    subject('10', 'B', 'FICTION / B') + subject('10', 'A', 'FICTION / A', true),
    { category: '##FICTION / A|FICTION / B' },
  ],
  ['BISAC without words', subject('10', 'FIC000000'), { category: '##FIC000000' }],
  ['ages', range('17', ['03', '8'], ['04', '12']), { lowerAge: '8', upperAge: '12' }],
  ['an age and up', range('17', ['03', '8']), { lowerAge: '8up' }],
  ['an age up to 99', range('17', ['03', '8'], ['04', '99']), { lowerAge: '8up' }],
  ['one age', range('18', ['01', '7']), { lowerAge: '7', upperAge: '7' }],
  ['months', range('16', ['03', '0'], ['04', '36']), { lowerAge: 'Nwbrn', upperAge: '3' }],
  ['adults', range('17', ['03', '18']), { lowerAge: 'Adult' }],
  ['grades', range('11', ['03', 'K'], ['04', '3']), { lowerAge: '5', upperAge: '8' }],
  ['kindergarten to pre-kindergarten', range('11', ['03', 'K'], ['04', 'P']), { lowerAge: '4', upperAge: '5' }],
  ['the same in one value', range('11', ['01', 'K-PK']), { lowerAge: '4', upperAge: '5' }],
  ['other inverted grades as they came', range('11', ['03', '8'], ['04', '3']), { lowerAge: '13', upperAge: '8' }],
  [
    'interest age before grades',
    range('11', ['03', '1']) + range('17', ['03', '7'], ['04', '9']),
    { lowerAge: '7', upperAge: '9' },
  ],
  [
    'a reading level',
    '<Complexity><ComplexitySchemeIdentifier>06</ComplexitySchemeIdentifier><ComplexityCode>880L</ComplexityCode></Complexity>',
    { readingLevel: 'Lexile 880L' },
  ],
  [
    'a note on illustrations',
    '<NumberOfIllustrations>4</NumberOfIllustrations><IllustrationsNote>8 pp photos</IllustrationsNote>',
    { illustrationNote: '8 pp photos' },
  ],
  [
    'counted illustrations',
    '<AncillaryContent><AncillaryContentType>14</AncillaryContentType><Number>3</Number></AncillaryContent>',
    { illustrationNote: '3 maps' },
  ],
  [
    'a number of illustrations',
    '<NumberOfIllustrations>20</NumberOfIllustrations>',
    { illustrationNote: '20 illustrations' },
  ],
])('3.x: %s', async (_, content, expected) => {
  expect(barOf(await newTitle(descriptive(content)))).toEqual(expected);
});

test.each<[string, string, object]>([
  ['pages', '<NumberOfPages>320</NumberOfPages>', { pageCount: 320 }],
  ['an e-book', '<ProductForm>DG</ProductForm><EpubType>029</EpubType>', { formatDesc: 'E-Book' }],
  [
    'discs',
    '<ProductForm>AC</ProductForm><NumberOfPieces>6</NumberOfPieces>',
    { formatDesc: 'Audio CD', tapecount: 6 },
  ],
  ['BISAC', `<BASICMainSubject>A</BASICMainSubject>${subject('10', 'B')}`, { category: '##A|B' }],
  ['interest age in words', '<InterestAge>8 to 12</InterestAge>', { lowerAge: '8', upperAge: '12' }],
  [
    'illustrations',
    '<Illustrations><IllustrationType>02</IllustrationType><Number>12</Number></Illustrations>',
    { illustrationNote: '12 color illustrations' },
  ],
  ['carton', '<SupplyDetail><PackQuantity>36</PackQuantity></SupplyDetail>', { booksPerCarton: 36 }],
  ['first print', '<InitialPrintRun>50,000 copies</InitialPrintRun>', { firstPrintAnnounced: 50_000 }],
])('2.1: %s', async (_, content, expected) => {
  expect(barOf(await oldTitle(`<Publisher/>${content}`))).toEqual(expected);
});

test('carton quantity and first print of 3.x', async () => {
  const bar = barOf(
    await newTitle(
      supply(
        '<PackQuantity>24</PackQuantity>',
        '<MarketPublishingDetail><InitialPrintRun>First print 25,000</InitialPrintRun></MarketPublishingDetail>',
      ),
    ),
  );
  expect(bar).toEqual({ booksPerCarton: 24, firstPrintAnnounced: 25_000 });
});

test('keywords, regional theme and other subjects', async () => {
  const content = [
    subject('20', '', 'dogs; Cats; DOGS'),
    subject('20', '', 'birds'),
    subject('B2', '', 'secret'),
    subject('11', '1.2.3', 'New England'),
    subject('22', 'ET010', 'Christmas'),
    subject('93', 'FFP'),
  ].join('');
  const { bar, editorial, marketing } = await newTitle(descriptive(content));
  expect(marketing).toEqual({ keywords: 'dogs, Cats, birds', subjects: 'Christmas' });
  expect(editorial).toEqual({ offPageKeywords: 'dogs; Cats; birds; secret', regionalEmphasis: 'New England' });
  expect(bar.thema).toEqual(['FFP']);
});

test('keywords separated by commas', async () => {
  expect((await oldTitle(`<Publisher/>${subject('20', '', 'dogs, cats')}`)).marketing.keywords).toBe('dogs, cats');
});

test.each([
  ['EB', ['E101'], false, { printOrDigital: 'Digital', subformat: 'EPUB' }],
  ['AN', ['A103'], true, { printOrDigital: 'Digital' }],
  ['AC', [], true, { printOrDigital: 'Print' }],
  ['BB', [], false, { printOrDigital: 'Print' }],
])('form %s is stored for searches', async (code, details, isAudio, expected) => {
  expect(await newTitle(descriptive(form(code, ...details)))).toMatchObject({ bar: { isAudio }, stored: expected });
});

test('large print is recognised by the edition type', async () => {
  expect((await newTitle(descriptive('<EditionType>LTE</EditionType>'))).facts.isLargePrint).toBe(true);
});

test('a Bible has its translation, letters, index, ribbon, colour and cover', async () => {
  const bible = `<ReligiousText><Bible><BibleContents>BI</BibleContents><BibleVersion>NIV</BibleVersion><BibleTextFeature>RL</BibleTextFeature></Bible></ReligiousText>`;
  const features =
    feature('01', 'NAV') + feature('03', '', 'Comfort Print 9.5 pt') + feature('04', '25') + feature('57', 'GLD');
  const expected = {
    bibleTranslation: 'New International',
    redLetter: 'Y',
    thumbIndexed: 'Y',
    fontSize: '9.5 pt',
    ribbon: 'Gold',
    formatColor: 'Navy',
    formatOption: 'Imitation Leather',
  };
  expect((await newTitle(descriptive(form('BG', 'B505') + features + bible))).bar).toMatchObject(expected);
  expect((await oldTitle(form('BG', 'B505') + features + bible)).bar).toMatchObject(expected);
  expect(barOf(await newTitle(descriptive(form('BB') + features)))).toEqual({ formatDesc: 'Hardcover' });
});

test('accessibility in words with the sender’s additions', async () => {
  const { stored, warnings } = await newTitle(
    descriptive(feature('09', '11') + feature('09', '00', 'Reads well') + feature('09', 'ZZ')),
  );
  expect(stored.accessibility).toBe('Table of contents navigation\nAccessibility summary: Reads well\nZZ');
  expect(warnings).toMatchObject([{ message: 'Unknown code', value: 'ZZ' }]);
});

test('languages by name and code, or the default of the message', async () => {
  const language = (role: string, code: string) =>
    `<Language><LanguageRole>${role}</LanguageRole><LanguageCode>${code}</LanguageCode></Language>`;
  const two = await newTitle(descriptive(language('01', 'eng') + language('01', 'fre') + language('02', 'swe')));
  expect(two.subrights).toEqual({ productLanguage: 'English, French', hccpLanguageCode: 'eng' });
  expect(two.facts.originalLanguages).toEqual(['swe']);
  const header = '<Header><DefaultLanguageOfText>ger</DefaultLanguageOfText></Header>';
  const titled =
    '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleText>Tides</TitleText></TitleElement></TitleDetail>';
  expect((await newTitle(descriptive(titled), {}, header)).subrights.productLanguage).toBe('German');
});

test('an unknown form is kept with a warning', async () => {
  const { bar, warnings } = await newTitle(descriptive(form('QX')));
  expect(bar.formatDesc).toBe('QX');
  expect(warnings).toEqual([{ path: 'ProductForm', message: 'Unknown code', value: 'QX' }]);
});

test.each([
  [
    'alternate',
    '<AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>8</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue>',
  ],
  [
    'precede both values',
    '<AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>8</AudienceRangeValue><AudienceRangeValue>12</AudienceRangeValue>',
  ],
  [
    'follow the values',
    '<AudienceRangeValue>8</AudienceRangeValue><AudienceRangeValue>12</AudienceRangeValue><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangePrecision>04</AudienceRangePrecision>',
  ],
])('both ends of a range are read if its precisions %s', async (_, content) => {
  const range = `<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier>${content}</AudienceRange>`;
  expect((await newTitle(descriptive(range))).bar).toMatchObject({ lowerAge: '8', upperAge: '12' });
});

test('sizes without a unit are left out with a warning, unless the header has one', async () => {
  const sizes = ['01', '02'].map(
    (type) => `<Measure><MeasureType>${type}</MeasureType><Measurement>210</Measurement></Measure>`,
  );
  const { bar, warnings } = await newTitle(descriptive(sizes.join('')));
  expect(bar.trimSize).toBeUndefined();
  expect(warnings).toEqual([
    { path: 'Measure/MeasureUnitCode', message: 'No unit: the size is left out', value: '210' },
  ]);
  const old = '<Publisher/><Width>140</Width><Height>210</Height>';
  expect((await oldTitle(old)).bar.trimSize).toBeUndefined();
  const header = '<Header><DefaultLinearUnit>mm</DefaultLinearUnit></Header>';
  expect((await oldTitle(old, {}, header)).bar.trimSize).toBe('5.51 x 8.27');
});

test.each([
  ['two composites', range('17', ['03', '8']) + range('17', ['04', '12']), { lowerAge: '8', upperAge: '12' }],
  [
    'composites in the other order',
    range('17', ['04', '12']) + range('17', ['03', '8']),
    { lowerAge: '8', upperAge: '12' },
  ],
  ['composites of two ranges', range('17', ['03', '8']) + range('17', ['04', '6']), { lowerAge: '8up' }],
  ['one value', range('17', ['03', '8-12']), { lowerAge: '8', upperAge: '12' }],
  ['one value of grades', range('11', ['01', 'K - 3']), { lowerAge: '5', upperAge: '8' }],
  ['a grade with a hyphen', range('11', ['03', 'Pre-K'], ['04', '2']), { lowerAge: '4', upperAge: '7' }],
])('ages as %s keep both ends', async (_, content, expected) => {
  expect(barOf(await newTitle(descriptive(content)))).toEqual(expected);
});

test('a size that is not a number is a warning', async () => {
  const { bar, warnings } = await newTitle(descriptive(measure('01', '8', 'in') + measure('02', '15.6 cm', 'cm')));
  expect(bar.trimSize).toBeUndefined();
  expect(warnings).toEqual([
    { path: 'Measure/Measurement', message: 'Not a number: the size is left out', value: '15.6 cm' },
  ]);
});

test('the pages of a product of 2.1 precede those of its print counterpart, but not its main content', async () => {
  const pages = (type: string, value: string) =>
    `<Publisher/><NumberOfPages>136</NumberOfPages><Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>`;
  expect((await oldTitle(pages('08', '232'))).bar.pageCount).toBe(136);
  expect((await oldTitle(pages('00', '128'))).bar.pageCount).toBe(128);
});

test('a size in inches precedes the same one in millimetres', async () => {
  const size = (width: string, height: string, unit: string) =>
    measure('02', width, unit) + measure('01', height, unit);
  const { bar } = await newTitle(descriptive(size('152', '229', 'mm') + size('6', '9', 'in')));
  expect(bar.trimSize).toBe('6 x 9');
});
