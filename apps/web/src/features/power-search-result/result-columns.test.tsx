import { cleanup, screen, within } from '@testing-library/react';
import { columnDefinitions } from '@titlenet/catalogue/result-columns/column-definitions';
import { resultFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { beforeEach, expect, test } from 'vitest';
import { openHccpSite } from '../../../test/hccp-site.ts';
import { hash } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import {
  cellTexts,
  cellUnder,
  dataRows,
  grid,
  hccpRow,
  heads,
  hqnaRow,
  mainAddress,
  mainRow,
  openHccp,
  openHqna,
  openMain,
} from './result-test-support.ts';

beforeEach(() => giveElementsSize({ width: 4000, height: 600 }));

const reportHeads = [
  'Overview',
  'Projections US',
  'Key Accounts US',
  'Projections CA',
  'Key Accounts CA',
  'Monthly Summary',
  'Pending Orders',
];

test('checkbox, pictures, reports, then the columns of the response [GRID-002, GRID-003, GRID-020, GRID-021, GRID-022, GRID-023, GRID-024, GRID-025, GRID-026, GRID-027, GRID-030, GRID-031, GRID-032]', async () => {
  const address = mainAddress.replace('isShowCover=false&isShowAuthor=false', 'isShowCover=true&isShowAuthor=true');
  openMain([mainRow({ AUTHOR_ID_1: 'A7' })], { fields: ['KEYNOTE', 'LTD_NET'] }, address);
  expect(await heads()).toEqual([
    'Select all',
    'Cover',
    'Author Photo',
    ...reportHeads,
    'ISBN',
    'Title',
    'Keynote',
    'LTD Net',
  ]);
  expect(screen.getByRole('img', { name: 'Cover of To Kill a Mockingbird' })).toHaveAttribute(
    'src',
    '/images/covers/001/9780061120084?width=85',
  );
  expect(screen.getByRole('img', { name: 'Photo of Lee, Harper' })).toHaveAttribute('src', '/images/people/A7');
  expect((await grid()).style.getPropertyValue('--row-height')).toBe('72px');
});

test('covers and authors are off by default [GRID-002, GRID-003]', async () => {
  openMain([mainRow({ AUTHOR_ID_1: 'A7' })]);
  expect((await heads()).slice(0, 2)).toEqual(['Select all', 'Overview']);
  expect(screen.queryByRole('img', { name: /^(Cover|Photo) of/ })).not.toBeInTheDocument();
});

test('an author without a photo, and a title without an ISBN, show no broken picture', async () => {
  const address = mainAddress.replace('isShowCover=false&isShowAuthor=false', 'isShowCover=true&isShowAuthor=true');
  openMain([mainRow({ AUTHOR_ID_1: '0', ISBN_13: null, ISBN: null })], {}, address);
  await grid();
  expect(screen.queryByRole('img', { name: /^(Cover|Photo) of/ })).not.toBeInTheDocument();
});

test('each report of a title opens in a new tab [GRID-034]', async () => {
  openMain([mainRow()]);
  for (const name of reportHeads)
    expect(within(await cellUnder(name)).getByRole('link', { name: `${name}, 9780061120084` })).toHaveAttribute(
      'target',
      '_blank',
    );
});

const canadian = (names: string[]) => names.filter((head) => head.endsWith('CA'));

test('Canadian columns are hidden if no title has them: HCCP [GRID-028]', async () => {
  openHccp([hccpRow()]);
  expect(canadian(await heads())).toEqual([]);
});

test('Canadian columns are hidden on the HCCP site, also of titles that have them [GRID-029]', async () => {
  openMain([mainRow()]);
  expect(canadian(await heads())).toEqual(['Projections CA', 'Key Accounts CA']);
  cleanup();
  openHccpSite();
  openMain([mainRow()]);
  expect(canadian(await heads())).toEqual([]);
});

test('an ISBN links to its sheet by product id, for HCCP by ISBN, with companyCode; a reissue shows R [GRID-033]', async () => {
  const { user } = openMain([mainRow({ REISSUE_NO: 3 })]);
  const cell = await cellUnder('ISBN');
  expect(cell).toHaveTextContent('9780061120084 R3');
  const link = within(cell).getByRole('link');
  expect(link).toHaveAttribute('href', '#/titleSheet/42?companyCode=001');
  await user.click(link);
  expect(hash()).toBe('#/titleSheet/42?companyCode=001');
});

test('HCCP links by ISBN, and its system columns are hidden [GRID-033, ROUTE-070]', async () => {
  openHccp([hccpRow({ ISBN: '9780310000000 ' })]);
  expect(within(await cellUnder('ISBN')).getByRole('link')).toHaveAttribute(
    'href',
    '#/titleSheet/9780310000000?companyCode=006',
  );
  const shown = await heads();
  expect(shown).toContain('Answer Code');
  expect(shown).not.toContain('COMPANYCODE');
});

test('a row may define the target of its links [GRID-068, GRID-107]', async () => {
  const inner = { innerUrl: '/titleSheet/9', queryParams: { companyCode: '003', from: 'search' } };
  openMain([mainRow(inner), mainRow({ PRODUCT_ID: 5 })]);
  const hrefs = within(await grid())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['#/titleSheet/9?companyCode=003&from=search', '#/titleSheet/5?companyCode=001']),
  );
});

test('columns are links, bold or not sortable as defined [GRID-105, GRID-106, GRID-107, GRID-108]', async () => {
  const [isbn, title] = columnDefinitions(resultFields(resultSource('HarperCollins')));
  const keynote = {
    displayColumn: 'What it is about',
    propertyName: 'KEYNOTE',
    isSortable: false,
    isRowInnerUrl: false,
    isInnerLink: true,
    bold: false,
  };
  openMain([mainRow({ KEYNOTE: 'A trial' })], { titles: [isbn, { ...title, bold: true }, keynote] });
  expect((await heads()).slice(-3)).toEqual(['ISBN', 'Title', 'What it is about']);
  expect(within(await cellUnder('What it is about')).getByRole('link', { name: 'A trial' })).toHaveAttribute(
    'href',
    '#/titleSheet/42?companyCode=001',
  );
  expect(await cellUnder('Title')).toHaveAttribute('data-bold');
  expect(screen.getByRole('button', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'What it is about' })).not.toBeInTheDocument();
});

test.each([
  ['datetime', '2026-03-05T16:15:00', '03/05/2026 4:15 PM'],
  ['date', '2026-03-05T00:00:00', '3/5/2026'],
  ['decimal', 12500.5, '12,500.50'],
  ['int', 12500, '12,500'],
  ['money', -9.99, '($9.99)'],
  ['digitalPrice', 0, 'Zero'],
  ['array', ['US', 'CA'], 'US, CA'],
  ['html', '<p>Ash &amp; <b>Oak</b></p><script>x</script>', 'Ash & Oak'],
] as const)('a column of the type %s shows %j as %s [GRID-109]', async (type, value, text) => {
  const plain = { isSortable: true, isRowInnerUrl: false, isInnerLink: false, bold: false };
  const definition = { displayColumn: 'X', propertyName: 'X', ...plain, type };
  openMain([mainRow({ X: value })], { titles: [definition] });
  const cell = await cellUnder('X');
  expect(cell).toHaveTextContent(text);
  expect(cell.querySelector('script, b')).toBeNull();
});

test("a derived column shows the server's value [GRID-057]", async () => {
  openMain([mainRow({ DIGITAL_FORMAT_SUBFORMAT: 'Digital - EPUB' })], { fields: ['DIGITAL_FORMAT_SUBFORMAT'] });
  expect(await cellTexts('Digital Format/Subformat')).toEqual(['Digital - EPUB']);
});

test.each([
  ['GREEN', '●'],
  ['In Compliance', '●'],
  ['Missing price', '◆'],
])(
  'a price whose compliance is %s has the mark %s with the text as tooltip [GRID-039, CUSTOM-29]',
  async (value, mark) => {
    openMain([mainRow({ PRICE: 9.99, COMPLIANCE_PRICE: value, COMPLIANCETEXT: 'Price checked in May' })]);
    const cell = await cellUnder('Price');
    const shown = within(cell).getByRole('img', { name: 'Price checked in May' });
    expect(shown).toHaveTextContent(mark);
    expect(shown).toHaveAttribute('title', 'Price checked in May');
    expect(cell).toHaveTextContent('$9.99');
  },
);

test('without a compliance value, or with marks switched off, there is no mark [GRID-019, GRID-038]', async () => {
  const { view } = openMain([mainRow({ PRICE: 9.99, COMPLIANCE_PRICE: '', COMPLIANCETEXT: 'x' })]);
  expect(within(await cellUnder('Price')).queryByRole('img')).not.toBeInTheDocument();
  view.unmount();
  openMain([mainRow({ PRICE: 9.99, COMPLIANCE_PRICE: 'GREEN' })], { complianceIndicator: false });
  expect(within(await cellUnder('Price')).queryByRole('img')).not.toBeInTheDocument();
});

test('HQNA shows nested members: the JDE release date and prices by currency [GRID-070, GRID-075, ROUTE-069]', async () => {
  openHqna([
    hqnaRow({
      releaseDate: { JDEReleaseDate: '2026-03-05T00:00:00' },
      prices: {
        price: [
          { currencyCode: 'CAD', priceAmount: 11.5 },
          { currencyCode: 'USD', priceAmount: 7.99 },
        ],
      },
    }),
  ]);
  const row = (await dataRows())[0]!;
  expect(row).toHaveTextContent('3/5/2026');
  expect(row).toHaveTextContent('$7.99');
  expect(row).toHaveTextContent('CA$11.50');
});

test('numbers, dates and texts are sorted by their type', async () => {
  const rows = [
    mainRow({ PRODUCT_ID: 1, TITLE: 'Vol 10', LTD_NET: 9, ON_SALE_DATE: '2026-10-01T00:00:00' }),
    mainRow({ PRODUCT_ID: 2, TITLE: 'Vol 2', LTD_NET: 1000, ON_SALE_DATE: '2026-09-30T00:00:00' }),
    mainRow({ PRODUCT_ID: 3, TITLE: 'Vol 1', LTD_NET: null, ON_SALE_DATE: null }),
  ];
  const { user } = openMain(rows);
  for (const [head, order] of [
    ['LTD Net', ['Vol 10', 'Vol 2', 'Vol 1']],
    ['On Sale Date', ['Vol 2', 'Vol 10', 'Vol 1']],
    ['Title', ['Vol 1', 'Vol 2', 'Vol 10']],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: head }));
    expect(await cellTexts('Title')).toEqual(order);
  }
});
