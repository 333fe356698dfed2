import { expect, test } from 'vitest';
import {
  barOf,
  collateral,
  descriptive,
  eventsOf,
  message,
  newTitle,
  oldTitle,
  product,
  publishing,
  supply,
} from '../testing/onix-snippets.ts';

/** Texts, quotes, prizes, pictures, related products, numbers, and message data. */
const newText = (type: string, text: string, audience = '00', more = '') =>
  `<TextContent><TextType>${type}</TextType><ContentAudience>${audience}</ContentAudience>${text.startsWith('<Text') ? text : `<Text>${text}</Text>`}${more}</TextContent>`;
const oldText = (type: string, text: string, more = '') =>
  `<OtherText><TextTypeCode>${type}</TextTypeCode><Text>${text}</Text>${more}</OtherText>`;

test.each<[string, string, string]>([
  [
    'XHTML',
    '<Text textformat="05"><p>\n  A <em class="x">b</em> &amp; c<br/>d</p></Text>',
    '<p>A <em class="x">b</em> &amp; c<br />d</p>',
  ],
  ['escaped HTML', '<Text textformat="02">&lt;p&gt;A &amp;amp; b&lt;/p&gt;</Text>', '<p>A &amp; b</p>'],
  ['HTML in CDATA', '<Text><![CDATA[<p>A &amp; b</p>]]></Text>', '<p>A &amp; b</p>'],
  ['plain text', '<Text textformat="06">A &amp; b &lt; c</Text>', 'A &amp; b &lt; c'],
  ['plain paragraphs', '<Text>One\nline.\n\nTwo.</Text>', '<p>One line.</p><p>Two.</p>'],
  ['prefixed XHTML', '<Text><strong>Bold</strong> and <i>not</i></Text>', '<strong>Bold</strong> and <i>not</i>'],
])('a text as %s', async (_, text, expected) => {
  expect((await newTitle(collateral(newText('03', text)))).editorial.onixRetailerDescription).toBe(expected);
});

test('every HTML text is sanitized', async () => {
  const sanitize = (html: string) => html.replaceAll(/<script>.*?<\/script>/g, '');
  const bad = '&lt;script&gt;x&lt;/script&gt;ok';
  const texts = ['03', '05', '06', '11', '12'].map((type) => newText(type, bad)).join('');
  const author = `<Contributor><ContributorRole>A01</ContributorRole><PersonName>Ann Bee</PersonName><BiographicalNote>${bad}</BiographicalNote></Contributor>`;
  expect(JSON.stringify(await newTitle(descriptive(author) + collateral(texts), { sanitize }))).not.toContain(
    '<script',
  );
  const old = `${oldText('01', bad)}<PrizesDescription>${bad}</PrizesDescription><PromotionCampaign>${bad}</PromotionCampaign>`;
  expect(JSON.stringify(await oldTitle(old, { sanitize }))).not.toContain('<script');
});

test.each<[string, string, object]>([
  ['description alone', newText('03', 'D'), { bookDescription: 'D', onixRetailerDescription: 'D' }],
  [
    'cover copy and description',
    newText('05', 'C') + newText('03', 'D'),
    { bookDescription: 'C', onixRetailerDescription: 'D' },
  ],
  [
    'the public description',
    newText('03', 'for press', '07') + newText('03', 'D', '03'),
    { bookDescription: 'D', onixRetailerDescription: 'D' },
  ],
  [
    'keynote and tagline are plain',
    newText('02', '&lt;b&gt;Short&lt;/b&gt; &amp; sweet') + newText('10', 'Buy!'),
    { keynote: 'Short & sweet', tagline: 'Buy!' },
  ],
  [
    'selling points, those for the trade apart',
    newText('11', 'One') + newText('11', 'Two') + newText('11', 'Inside', '01'),
    { sellPoints: '<p>One</p><p>Two</p>', internalSellPoints: 'Inside' },
  ],
  [
    'blank texts',
    newText('03', '&lt;br&gt;&lt;br&gt;') + newText('03', 'D'),
    { bookDescription: 'D', onixRetailerDescription: 'D' },
  ],
])('3.x: %s', async (_, content, expected) => {
  expect((await newTitle(collateral(content))).editorial).toEqual(expected);
});

test.each<[string, string, object]>([
  ['main description', oldText('01', 'D'), { bookDescription: 'D', onixRetailerDescription: 'D' }],
  ['back cover copy', oldText('01', 'D') + oldText('18', 'C'), { bookDescription: 'C', onixRetailerDescription: 'D' }],
  [
    'the element of old',
    '<Publisher/><MainDescription>D</MainDescription><Annotation>S</Annotation>',
    { bookDescription: 'D', onixRetailerDescription: 'D', keynote: 'S' },
  ],
  ['headline', oldText('09', 'Buy!'), { tagline: 'Buy!' }],
  [
    'selling points',
    oldText('19', 'Public') + oldText('25', 'Inside'),
    { sellPoints: 'Public', internalSellPoints: 'Inside' },
  ],
  [
    'original publisher',
    '<Publisher/><OriginalPublisher>Gollancz</OriginalPublisher>',
    { originalPublisher: 'Gollancz' },
  ],
])('2.1: %s', async (_, content, expected) => {
  expect((await oldTitle(content)).editorial).toEqual(expected);
});

test('promotion, contact and texts for teachers', async () => {
  const detail = (content: string) => supply('', `<MarketPublishingDetail>${content}</MarketPublishingDetail>`);
  const older = await newTitle(
    collateral(newText('03', 'For class', '05')) +
      detail('<PromotionCampaign>Tour</PromotionCampaign><PromotionContact>Ann Bee</PromotionContact>'),
  );
  expect(older.marketing).toEqual({ promotion: 'Tour', contact: 'Ann Bee', educational: 'For class' });
  const person = (role: string, name: string) =>
    `<ProductContact><ProductContactRole>${role}</ProductContactRole><ContactName>${name}</ContactName><EmailAddress>x@y.test</EmailAddress></ProductContact>`;
  const newer = await newTitle(
    publishing(person('10', 'Safety First') + person('03', 'Cee Dee') + person('02', 'Ann Bee')),
  );
  expect(newer.marketing).toEqual({ contact: 'Ann Bee, x@y.test' });
});

test('quotes have their source and subject; equal quotes are read once', async () => {
  const by =
    '<TextAuthor>Ann Bee</TextAuthor><TextSourceCorporate>ACME</TextSourceCorporate><SourceTitle>Times</SourceTitle>';
  const { quotes } = await newTitle(
    collateral(newText('06', 'Good', '00', by) + newText('08', 'Better') + newText('06', 'Good')),
  );
  expect(quotes.quotations).toEqual([
    { linkId: 1, linkName: 'This Title', quote: 'Good', source: 'Ann Bee, ACME, Times', title: null },
    { linkId: 2, linkName: 'Previous Work', quote: 'Better', source: null, title: null },
  ]);
  const old = await oldTitle(
    `${oldText('06', 'Fine', '<TextSourceTitle>Sun</TextSourceTitle>')}<ReviewQuote>Wow</ReviewQuote>`,
  );
  expect(old.quotes.quotations).toEqual([
    { linkId: 1, linkName: 'Previous Edition', quote: 'Fine', source: 'Sun', title: null },
    { linkId: 2, linkName: 'This Title', quote: 'Wow', source: null, title: null },
  ]);
});

test('prizes of the title and the author, those of the artist separately', async () => {
  const prize = (name: string, code: string) =>
    `<Prize><PrizeName>${name}</PrizeName><PrizeYear>2024</PrizeYear><PrizeCountry>GB</PrizeCountry><PrizeCode>${code}</PrizeCode></Prize>`;
  const artist = `<Contributor><ContributorRole>A12</ContributorRole><PersonName>Cee Dee</PersonName>${prize('Medal', '02')}</Contributor>`;
  const author = '<Contributor><ContributorRole>A01</ContributorRole><PersonName>Ann Bee</PersonName></Contributor>';
  const { awards, facts, warnings } = await newTitle(
    descriptive(author + artist) + collateral(prize('Booker &amp; Co', '01') + prize('X', '77')),
  );
  expect(facts.prizes).toEqual([
    { name: 'Booker & Co', year: '2024', country: 'United Kingdom', achievement: 'Winner' },
    { name: 'X', year: '2024', country: 'United Kingdom', achievement: '77' },
    { name: 'Medal', year: '2024', country: 'United Kingdom', achievement: 'Runner-up' },
  ]);
  expect(awards).toEqual({
    authorAwards: '<ul><li>Booker &amp; Co, 2024, Winner</li><li>X, 2024, 77</li></ul>',
    artistAwards: '<ul><li>Medal, 2024, Runner-up</li></ul>',
    hccpAwards: '<ul><li>Booker &amp; Co, 2024, Winner</li><li>X, 2024, 77</li><li>Medal, 2024, Runner-up</li></ul>',
  });
  expect(warnings).toEqual([{ path: 'Prize/PrizeCode', message: 'Unknown code', value: '77' }]);
  expect((await oldTitle('<Publisher/><PrizesDescription>Many</PrizesDescription>')).awards.authorAwards).toBe('Many');
});

test('pictures: the largest cover, only from the web', async () => {
  const version = (link: string, height: string) =>
    `<ResourceVersion><ResourceForm>02</ResourceForm><ResourceVersionFeature><ResourceVersionFeatureType>02</ResourceVersionFeatureType><FeatureValue>${height}</FeatureValue></ResourceVersionFeature><ResourceLink>${link}</ResourceLink></ResourceVersion>`;
  const resource = (type: string, versions: string) =>
    `<SupportingResource><ResourceContentType>${type}</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode>${versions}</SupportingResource>`;
  const content =
    resource('01', version('https://x.test/small.jpg', '200') + version('https://x.test/large.jpg', '900')) +
    resource('27', version('ftp://x.test/a.jpg', '91'));
  const bar = barOf(await newTitle(collateral(content)));
  expect(bar).toEqual({ imageURL: 'https://x.test/large.jpg', imageThumbnailURL: 'https://x.test/large.jpg' });
  const file = (type: string, link: string) =>
    `<MediaFile><MediaFileTypeCode>${type}</MediaFileTypeCode><MediaFileLink>${link}</MediaFileLink></MediaFile>`;
  const old = await oldTitle(
    `<Publisher/>${file('04', '9780.jpg')}${file('04', 'http://x.test/c.jpg')}${file('07', 'http://x.test/t.jpg')}`,
  );
  expect(barOf(old)).toEqual({ imageURL: 'http://x.test/c.jpg', imageThumbnailURL: 'http://x.test/t.jpg' });
});

const id = (type: string, number: string) =>
  `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${number}</IDValue></ProductIdentifier>`;

test('related products by ISBN, once each, without the title itself', async () => {
  const related = (relation: string, content: string) =>
    `<RelatedProduct><ProductRelationCode>${relation}</ProductRelationCode>${content}</RelatedProduct>`;
  const block = [
    related('06', `${id('15', '9780007324378')}<ProductForm>AN</ProductForm>`),
    related('27', id('15', '9780007324378')),
    related('03', id('02', '0007232837')),
    related('23', id('01', 'A-1')),
    related('06', id('15', '9780061120084')),
  ].join('');
  const { facts } = await newTitle(`${id('15', '9780061120084')}<RelatedMaterial>${block}</RelatedMaterial>`);
  expect(facts.relatedEditions).toEqual([
    {
      isbn: '9780007324378',
      relations: ['06', '27'],
      relation: 'Alternative format, Electronic version',
      list: 'audioAndLargePrint',
      form: 'AN',
      bookFormat: 'Digital Audio',
    },
    { isbn: '9780007232833', relations: ['03'], relation: 'Replaces', list: 'byFormat' },
  ]);
  const old = await oldTitle(
    '<Publisher/><ReplacesISBN>0007232837</ReplacesISBN><AlternativeFormatEAN13>9780007324378</AlternativeFormatEAN13>',
  );
  expect(old.facts.relatedEditions.map((one) => [one.isbn, one.relation])).toEqual([
    ['9780007232833', 'Replaces'],
    ['9780007324378', 'Alternative format'],
  ]);
});

test.each<[string, string, object]>([
  [
    'ISBN-13',
    id('15', '978-0-00-723283-3'),
    { isbn: '9780007232833', bar: { isbn10: '0007232837', ean: '9780007232833' } },
  ],
  ['ISBN-10', id('02', '0-00-723283-7'), { isbn: '9780007232833', bar: { isbn10: '0007232837' } }],
  ['GTIN-13', id('03', '9780007232833'), { isbn: '9780007232833', bar: { isbn10: '0007232837' } }],
  ['979', id('15', '9791032305690'), { isbn: '9791032305690' }],
  ['UPC', id('15', '9780007232833') + id('04', '099455012345'), { bar: { upc: '099455012345' } }],
  ['a GTIN that is no ISBN', id('03', '4006381333931'), { bar: { ean: '4006381333931' } }],
])('numbers: %s', async (_, content, expected) => {
  expect(await newTitle(content)).toMatchObject(expected);
});

test('an ISBN with a wrong check digit is kept with a warning; old elements of 2.1 are read', async () => {
  const wrong = await newTitle(id('15', '9780007232834'));
  expect(wrong.isbn).toBe('9780007232834');
  expect(wrong.warnings).toMatchObject([{ message: 'Not a valid ISBN-13', value: '9780007232834' }]);
  expect(await oldTitle('<Publisher/><ISBN>0007232837</ISBN><UPC>099455012345</UPC>')).toMatchObject({
    isbn: '9780007232833',
    bar: { upc: '099455012345' },
  });
});

test.each<[string, string, object]>([
  [
    'of 3.x',
    '<Header><Sender><SenderIdentifier><SenderIDType>06</SenderIDType><IDValue>0614141800001</IDValue></SenderIdentifier><SenderName>Harper</SenderName></Sender><MessageNumber>7</MessageNumber><SentDateTime>20260102T1015</SentDateTime><DefaultLanguageOfText>ENG</DefaultLanguageOfText><DefaultPriceType>02</DefaultPriceType><DefaultCurrencyCode>GBP</DefaultCurrencyCode></Header>',
    {
      senderName: 'Harper',
      senderKey: '06:0614141800001',
      messageNumber: '7',
      sentDate: '2026-01-02T10:15:00',
      defaultLanguage: 'eng',
      defaultPriceType: '02',
      defaultCurrency: 'GBP',
    },
  ],
  [
    'of 2.1',
    '<Header><FromSAN>1234567</FromSAN><FromCompany>Harper</FromCompany><SentDate>20260102</SentDate><DefaultLinearUnit>in</DefaultLinearUnit></Header>',
    { senderName: 'Harper', senderKey: '07:1234567', sentDate: '2026-01-02T00:00:00', defaultLinearUnit: 'in' },
  ],
])('the header %s', async (_, header, expected) => {
  const [event] = await eventsOf(message(product(''), '3.0', header));
  expect(event).toMatchObject({ kind: 'header', header: expected });
});

test('a header sent on a date of zeros is a notice, and has no date', async () => {
  const header = '<Header><SentDateTime>00000000</SentDateTime></Header>';
  const [event, ...others] = await eventsOf(message(product(id('15', '9780007232833')), '3.0', header));
  expect(event).not.toHaveProperty('header.sentDate');
  expect(others).toMatchObject([
    {
      kind: 'notice',
      reason: 'The header\'s sent date "00000000" is not a date: the message counts as sent now.',
    },
    { kind: 'product', title: { isbn: '9780007232833' } },
  ]);
});

test('a broken header is a notice, the records are read', async () => {
  const events = await eventsOf(message(product(id('15', '9780007232833')), '3.0', '<Header><Sender></Header>'));
  expect(events.map((event) => event.kind)).toEqual(['header', 'notice', 'product']);
});

test('all tables of contents and excerpts are kept, each once, those for the public if there are any', async () => {
  const of = (type: string, content: string, audience = '00') =>
    `<TextContent><TextType>${type}</TextType><ContentAudience>${audience}</ContentAudience><Text>${content}</Text></TextContent>`;
  const { editorial } = await newTitle(
    collateral(
      of('14', 'First &amp; last') +
        of('04', 'Volume 1') +
        of('14', 'For teachers', '05') +
        of('04', '&lt;p&gt;Volume 2&lt;/p&gt;') +
        of('14', 'Second') +
        of('14', 'First &amp; last'),
    ),
  );
  expect(editorial.tableOfContents).toBe('<p>Volume 1</p><p>Volume 2</p>');
  expect(editorial.excerpt).toBe('<p>First &amp; last</p><p>Second</p>');
});

test('a text for the public and for teachers is one for the public', async () => {
  const of = (audiences: readonly string[], content: string) =>
    `<TextContent><TextType>03</TextType>${audiences.map((one) => `<ContentAudience>${one}</ContentAudience>`).join('')}<Text>${content}</Text></TextContent>`;
  const { editorial } = await newTitle(collateral(of(['04'], 'For librarians') + of(['05', '03'], 'For all')));
  expect(editorial.bookDescription).toBe('For all');
});

test('a text of more than 1,000,000 characters is left out with a warning, also of a row [EDIT-43]', async () => {
  const note = (text: string) =>
    `<Contributor><ContributorRole>A01</ContributorRole><PersonName>Ann Bee</PersonName><BiographicalNote>${text}</BiographicalNote></Contributor>`;
  const title = (length: number) =>
    newTitle(
      descriptive(note('b'.repeat(length))) +
        collateral(newText('03', 'd'.repeat(length)) + newText('04', 'Contents') + newText('06', 'q'.repeat(length))),
    );
  const { editorial, quotes, warnings } = await title(1_000_001);
  expect([editorial.bookDescription, editorial.authorBio, editorial.tableOfContents]).toEqual([
    undefined,
    undefined,
    'Contents',
  ]);
  expect(editorial.people).toMatchObject([{ name: 'Bee, Ann', biography: null }]);
  expect(JSON.stringify({ editorial, quotes }).length).toBeLessThan(1_000);
  expect(warnings).toContainEqual({
    path: 'editorial.bookDescription',
    message: 'Longer than 1,000,000 characters: left out',
    value: 'd'.repeat(80),
  });
  const whole = await title(1_000_000);
  expect(whole.editorial.bookDescription).toHaveLength(1_000_000);
  expect(whole.warnings).toEqual([]);
});
