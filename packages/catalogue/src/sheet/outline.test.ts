import { describe, expect, test } from 'vitest';
import { type CompanyCode, companies } from '../companies.ts';
import { emptyRecord } from '../field.ts';
import { type TitleBar, titleBarFields } from '../title-bar.ts';
import { sheetOutline } from './outline.ts';
import { type Fact, type OutlineOptions, screenOptions } from './outline-blocks.ts';
import { sales } from './sales.ts';
import { emptySection, sections, type TitleSheet } from './sections.ts';

const bar = (companyCode: CompanyCode, content: Partial<TitleBar> = {}): TitleBar => ({
  ...emptyRecord(titleBarFields),
  title: 'The Lantern Keeper',
  productId: 4711,
  companyCode,
  ...content,
});

type Known = { [S in keyof TitleSheet]?: Partial<TitleSheet[S]> };
const sheet = (content: Known = {}): TitleSheet =>
  Object.fromEntries(sections.map(({ name }) => [name, { ...emptySection(name), ...content[name] }])) as TitleSheet;

const outline = (
  code: CompanyCode,
  content: Known = {},
  options: Partial<OutlineOptions> = {},
  barParts: Partial<TitleBar> = {},
) => sheetOutline(bar(code, barParts), sheet(content), { ...screenOptions, ...options });

const emptyCoop = {
  ...{ marketType: null, subType: null, datePromoStart: null, datePromoEnd: null },
  ...{ contractDesc: null, customerName: null },
};

const headerFacts = (code: CompanyCode, content: Partial<TitleBar> = {}): Fact[] => {
  const { header } = sheetOutline(bar(code, content), sheet(), screenOptions);
  return [...header.identity, ...header.groups.flatMap((group) => group.facts)];
};
const textOf = (fact: Fact | undefined) => fact?.pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
const factText = (facts: Fact[], name: string) => textOf(facts.find((fact) => fact.name === name));
const labels = (code: CompanyCode, options: Partial<OutlineOptions> = {}) =>
  outline(code, {}, options).sections.map((section) => section.label);

test('agency and library price and co-op of UK titles are in pounds, those of others in dollars (G-167)', () => {
  const prices = { ebAgencyPrice: 7.99, ebLibraryPrice: 24 };
  const coop = { coopData: { coopContracts: [{ ...emptyCoop, coopAmount: 1250 }] } };
  const print = { medium: 'print', isShowCoopInformation: true } as const;
  for (const [code, sign] of [
    ['400', '£'],
    ['001', '$'],
  ] as const) {
    expect(factText(headerFacts(code, prices), 'ebAgencyPrice')).toBe(`${sign}7.99`);
    expect(factText(headerFacts(code, prices), 'ebLibraryPrice')).toBe(`${sign}24.00`);
    const blocks = outline(code, coop, print).sections.find(({ name }) => name === 'coopData')!.blocks;
    expect(JSON.stringify(blocks)).toContain(`"${sign}1,250.00"`);
  }
});

test('a text that is Book Description and Retailer Description is shown once [PROV-09]', () => {
  const texts = (bookDescription: string | null, onixRetailerDescription: string | null) =>
    outline('001', { editorial: { bookDescription, onixRetailerDescription } }, { isSuppressBlankSubHeadings: true })
      .sections.find(({ name }) => name === 'editorial')!
      .blocks.flatMap((block) => (block.kind === 'prose' ? [[block.label, block.text]] : []));
  expect(texts('<p>A storm.</p>', 'A <b>storm</b>.')).toEqual([['Book and Retailer Description', '<p>A storm.</p>']]);
  expect(texts('A storm.', 'A calm.')).toEqual([
    ['Book Description', 'A storm.'],
    ['Retailer Description', 'A calm.'],
  ]);
  expect(texts(null, 'A calm.')).toEqual([['Retailer Description', 'A calm.']]);
  expect(texts(null, null)).toEqual([]);
});

test('the table of prices is folded and shows each amount with its own currency, in words', () => {
  const terms = {
    qualifier: null,
    minimumOrder: null,
    discount: null,
    tax: null,
    startDate: '2026-04-01T00:00:00',
    endDate: null,
  };
  const prices = [
    { ...terms, amount: 24.99, currency: 'AUD', priceType: '02', market: 'AU' },
    { ...terms, amount: 9.5, currency: null, priceType: null, market: null },
  ];
  const { blocks } = outline('400', { subrights: { prices } }).sections.find(({ name }) => name === 'subrights')!;
  const table = blocks.find(({ name }) => name === 'prices');
  if (table?.kind !== 'table') throw new Error('no table');
  expect(table.isFolded).toBe(true);
  const cells = table.rows.map((row) =>
    row.cells.map((pieces) => pieces.map((one) => ('text' in one ? one.text : ''))[0] ?? ''),
  );
  expect(cells).toEqual([
    ['24.99', 'AUD', 'Retail, including tax', 'Australia', '4/1/2026'],
    ['9.50', 'Not given', '', '', '4/1/2026'],
  ]);
});

test('online notes show the time of day, and only the day at midnight [ONLINE-09, ONLINE-10]', () => {
  const note = { publication: null, retialAffiliate: null, promoDescription: null, effectivenes: null };
  const notes = [{ ...note, startTime: '2026-03-01T09:00:00', endTime: '2026-03-05T00:00:00' }];
  const section = outline('001', { online: { notes } }).sections.find(({ name }) => name === 'online');
  const table = section?.blocks.find((block) => block.kind === 'table');
  const shown = table?.rows[0]?.cells.map((cell) => cell.map((piece) => ('text' in piece ? piece.text : '')).join(''));
  expect(shown?.slice(0, 2)).toEqual(['03/01/2026 9:00 AM', '03/05/2026']);
});

describe('sections', () => {
  const firstNine = [
    'Editorial',
    'Marketing',
    'Online',
    'Publicity',
    'Subrights',
    'Related',
    'Sales',
    'Quotes',
    'Awards',
  ];

  test('are shown on screen for the companies that have them', () => {
    for (const code of ['001', '003', '018', '035', '400'] as const) expect(labels(code)).toEqual(firstNine);
    expect(labels('006')).toEqual([...firstNine, 'Contracts']);
    expect(labels('180')).toEqual([
      'Editorial',
      'Marketing',
      'Publicity',
      'Subrights',
      'Sales',
      'Quotes',
      'Coop',
      'Contracts',
    ]);
  });

  test('in print co-op and contracts depend only on their flags, but HCCP never has co-op (G-107)', () => {
    const flags = { medium: 'print', isShowCoopInformation: true, isShowContractInformation: true } as const;
    expect(labels('001', flags).slice(-2)).toEqual(['Coop', 'Contracts']);
    expect(labels('006', flags)).not.toContain('Coop');
    expect(labels('180', { medium: 'print' })).not.toContain('Contracts');
  });

  test('that were not requested are omitted', () => {
    const asked = sheetOutline(bar('001'), sheet(), screenOptions, [0, 7]);
    expect(asked.sections.map((section) => section.label)).toEqual(['Editorial', 'Quotes']);
  });

  test('without content have a text', () => {
    const [editorial] = outline('001').sections;
    expect(editorial?.emptyText).toBe('No Editorial information found.');
    expect(outline('180').sections.find(({ name }) => name === 'coopData')?.emptyText).toBe(
      'No Co-Op Information found.',
    );
    expect(outline('001', { editorial: { editor: 'Quill, Ann' } }).sections[0]?.emptyText).toBeNull();
  });
});

describe('the header bar', () => {
  test('shows names in reading order, categories without bar and token, the codes in brackets', () => {
    const facts = headerFacts('001', {
      author1: 'Marsh, Eleanor',
      category: 'FICTION / Sea Stories|##FICTION / Historical',
      divisionDesc: 'General Books',
      tap: 'GB',
    });
    expect(factText(facts, 'author1')).toBe('Eleanor Marsh');
    expect(factText(facts, 'category')).toBe('FICTION / Historical\u00a0· FICTION / Sea Stories');
    expect(factText(facts, 'divisionDesc')).toBe('General Books (GB)');
  });

  test('separates subjects and series like categories, because they contain commas [SHEET-182 to SHEET-184]', () => {
    const facts = headerFacts('001', {
      thema: ['FBA Fiction: modern, contemporary', 'FV'],
      bic: ['FA', 'FV'],
      furtherSeries: ['Classics, Old and New (3)', 'Nordic Crime'],
    });
    expect(factText(facts, 'thema')).toBe('FBA Fiction: modern, contemporary\u00a0· FV');
    expect(factText(facts, 'bic')).toBe('FA\u00a0· FV');
    expect(factText(facts, 'furtherSeries')).toBe('Classics, Old and New (3)\u00a0· Nordic Crime');
  });

  test('shows ages as a range, dates as MM/dd/yyyy, years without grouping, prices in their currency', () => {
    const content = { lowerAge: '8', upperAge: '12', onSaleDate: '2026-03-03T00:00:00', pubYear: 2026, price: 9.99 };
    const facts = headerFacts('003', content);
    expect(factText(facts, 'lowerAge')).toBe('8 to 12');
    expect(factText(facts, 'onSaleDate')).toBe('03/03/2026');
    expect(factText(facts, 'pubYear')).toBe('2026');
    expect(factText(facts, 'price')).toBe('$9.99');
    expect(factText(headerFacts('400', content), 'price')).toBe('£9.99');
  });

  test('shows fields of audio titles, Bibles, reissues and free titles only for these', () => {
    const plain = headerFacts('006', { reader: 'Vale, Iris', bibleTranslation: 'NRSV', zeroPriceInd: 'Y', price: 5 });
    for (const name of ['reader', 'bibleTranslation', 'reissueNo', 'zeroPriceInd'])
      expect(factText(plain, name)).toBeUndefined();
    const special = headerFacts('006', {
      ...{ isAudio: true, reader: 'Vale, Iris' },
      ...{ tap: 'ZN', tar: 'BI', bibleTranslation: 'NRSV' },
      ...{ reissueNo: 2, zeroPriceInd: 'Y', price: 0 },
    });
    expect(factText(special, 'reader')).toBe('Iris Vale');
    expect(factText(special, 'bibleTranslation')).toBe('NRSV');
    expect(factText(special, 'reissueNo')).toBe('R2');
    expect(factText(special, 'zeroPriceInd')).toBe('Zero Priced Y');
  });

  test('has the labels of each company', () => {
    const labelOf = (code: CompanyCode, name: string) => headerFacts(code).find((fact) => fact.name === name)?.label;
    expect([labelOf('006', 'pubDate'), labelOf('001', 'pubDate')]).toEqual(['Publication Date', 'Pub Date']);
  });
});

describe('blocks', () => {
  const block = (
    code: CompanyCode,
    section: keyof TitleSheet,
    name: string,
    content: Known,
    options: Partial<OutlineOptions> = {},
  ) =>
    outline(code, content, options)
      .sections.find((one) => one.name === section)
      ?.blocks.find((one) => one.name === name);

  test('blank labels are shown on screen and omitted if the user suppresses them; <br><br> is blank', () => {
    const content = { editorial: { editor: 'Quill, Ann', keynote: '<br><br>' } };
    expect(block('001', 'editorial', 'keynote', content)).toMatchObject({ isBlank: true });
    expect(block('001', 'editorial', 'keynote', content, { isSuppressBlankSubHeadings: true })).toBeUndefined();
  });

  test('columns of a table without a value are removed on screen; in print if the user suppresses blanks', () => {
    const row = { ...emptyRecord(sales.entries[0].columns), title: 'Tides', ltdNet: 1_200 };
    const columns = (options: Partial<OutlineOptions>) => {
      const table = block(
        '400',
        'sales',
        'titleTrack',
        { sales: { titleTrack: [row, { ...row, smCode: 'AV' }] } },
        options,
      );
      return table?.kind === 'table' && { shown: table.columns.map(({ label }) => label), blank: table.blankColumns };
    };
    const blank = [
      'Source',
      'Author',
      'ISBN',
      'On Sale',
      'Format',
      'Price',
      'LTD Gross',
      'Sell-through',
      'Total in Print',
    ];
    const given = { shown: ['Title', 'S&M Code', 'LTD Net'], blank };
    expect(columns({})).toEqual(given);
    expect(columns({ medium: 'print', isSuppressBlankSubHeadings: true })).toEqual(given);
    expect(columns({ medium: 'print' })).toMatchObject({ shown: { length: 12 }, blank: [] });
  });

  test('only three quotes are shown, with a note; in print only if requested', () => {
    const quote = { linkName: 'A. Critic', source: 'The Daily', title: null, quote: '<p>Fine.</p>' };
    const quotations = [1, 2, 3, 4].map((linkId) => ({ ...quote, linkId }));
    const content = { quotes: { quotations } };
    expect(block('001', 'quotes', 'quotations', content)).toMatchObject({ shownFirst: 3, items: { length: 4 } });
    expect(outline('001', content).sections.find(({ name }) => name === 'quotes')?.note).toBe('(only first 3 listed)');
    expect(
      block('001', 'quotes', 'quotations', content, { medium: 'print', isShowOnlyFirstQuotes: false }),
    ).toMatchObject({ shownFirst: null });
    expect(
      outline('001', { quotes: { quotations: quotations.slice(1) } }).sections.find(({ name }) => name === 'quotes')
        ?.note,
    ).toBeNull();
  });

  test('a photo has a link; without a photo there is no label', () => {
    expect(block('001', 'editorial', 'authorId', { editorial: { authorId: '77' } })).toMatchObject({
      pieces: [{ kind: 'link', address: '/downloadPhoto/77', opensInNewTab: true }],
    });
    for (const authorId of ['0', null, ''])
      expect(block('001', 'editorial', 'authorId', { editorial: { authorId } })).toBeUndefined();
    expect(block('001', 'editorial', 'artistId', { editorial: { artistId: '(none)' } })).toBeUndefined();
  });

  test('a related edition in the catalogue links to its sheet', () => {
    const edition = {
      ...emptyRecord(sections[5].entries[0].columns),
      isbn: '9780061122415',
      title: 'CD',
      productId: 4712,
    };
    const cells = (productId: number | null) => {
      const found = block('001', 'relatedEditions', 'otherWorks', {
        relatedEditions: { otherWorks: [{ ...edition, productId }] },
      });
      if (found?.kind !== 'table') throw new Error('no table');
      return found.rows[0]?.cells[found.columns.findIndex(({ name }) => name === 'isbn')];
    };
    expect(cells(4712)).toEqual([
      { kind: 'link', text: '9780061122415', address: '/titleSheet/4712?companyCode=001', opensInNewTab: false },
    ]);
    expect(cells(null)).toEqual([{ kind: 'text', text: '9780061122415' }]);
  });

  test('off-page keywords are collapsible on screen and absent from files', () => {
    const content = { editorial: { offPageKeywords: 'sea; lighthouse ;' } };
    expect(block('001', 'editorial', 'offPageKeywords', content)).toMatchObject({
      words: ['sea', 'lighthouse'],
      canBeHidden: true,
    });
    expect(block('001', 'editorial', 'offPageKeywords', content, { medium: 'print' })).toMatchObject({
      canBeHidden: false,
    });
    expect(block('001', 'editorial', 'offPageKeywords', content, { medium: 'download' })).toBeUndefined();
  });

  test("the editor's script is shown for audio titles unless the user suppresses it", () => {
    const has = (parts: Partial<TitleBar>, options: Partial<OutlineOptions> = {}) =>
      outline('001', { editorial: { edAuScript: '<p>Slowly.</p>' } }, options, parts).sections[0]?.blocks.some(
        ({ name }) => name === 'edAuScript',
      );
    expect([has({}), has({ isAudio: true }), has({ isAudio: true }, { isSuppressEditorScript: true })]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

test('the sheet of every company can be built without data', () => {
  for (const { code } of companies) expect(outline(code).sections.length).toBeGreaterThan(7);
});
