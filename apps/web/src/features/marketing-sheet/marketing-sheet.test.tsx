import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import {
  authorFields,
  contentFields,
  type MarketingSheet,
  noteFields,
} from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { coop } from '@titlenet/catalogue/sheet/coop';
import { emptySection } from '@titlenet/catalogue/sheet/sections';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { marketingSheetAddress } from './marketing-sheet-address.ts';

type Change = { [Part in 'content' | 'author' | 'notes']?: Partial<MarketingSheet[Part]> } & Partial<
  Pick<MarketingSheet, 'productId' | 'marketingDisplays' | 'coopData' | 'descriptions'>
>;

const sheetOf = ({ content, author, notes, ...rest }: Change = {}): MarketingSheet => ({
  productId: 7,
  companyCode: '003',
  content: { ...emptyRecord(contentFields), title: 'The Paper Fox', isbn13: '9780062040817', ...content },
  author: { ...emptyRecord(authorFields), ...author },
  notes: { ...emptyRecord(noteFields), ...notes },
  marketingDisplays: [],
  publicity: [],
  coopData: emptySection('coopData'),
  ...rest,
});

const withCoop = {
  coopData: {
    ...emptySection('coopData'),
    coopContracts: [{ ...emptyRecord(coop.entries[0].columns), contractDesc: 'Spring table' }],
  },
};

const call = 'POST /api/TitleSheet/MarketingSheets';

function open(query: string, sheets: MarketingSheet[] = [sheetOf()]) {
  const bodies: unknown[] = [];
  const server = fakeServer({
    [call]: ({ body }) => {
      bodies.push(JSON.parse(body));
      return sheets;
    },
  });
  return { server, bodies, ...renderApp(`/chMarketingSheet?${query}`) };
}

/** The value beside a label. */
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('one sheet for each product id, ids that are no numbers left out, repeated ones once, without the header [CHMS-01, PAPER-12, CHMS-40, ROUTE-058, ROUTE-059, ROUTE-062]', async () => {
  const { bodies } = open('products=7,abc,8,7&isShowCoop=false', [
    sheetOf(),
    sheetOf({ productId: 8, content: { title: 'Second' } }),
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'The Paper Fox' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(bodies).toEqual([{ productIds: [7, 8] }]);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test("names in the form 'Last, First' are shown as 'First Last' [CHMS-21..CHMS-24, CHMS-25]", async () => {
  open('products=7', [
    sheetOf({ author: { auth1: 'Lark, Wren', auth2: 'Finch, Robin', artist1: 'Heron, Jay', artist2: 'Crane, Ida' } }),
  ]);
  await screen.findByRole('heading', { level: 2 });
  expect(factOf('Author')).toBe('Wren Lark');
  expect(factOf('Author 2')).toBe('Robin Finch');
  expect(factOf('Artist')).toBe('Jay Heron');
  expect(factOf('Artist 2')).toBe('Ida Crane');
});

test('facts, notes and displays of the title are printed [CHMS-05..CHMS-20, CHMS-26..CHMS-34]', async () => {
  open('products=7', [
    sheetOf({
      content: {
        longSubtitle: 'A Story',
        imprintDesc: 'Lantern',
        pubSeason: 'SP',
        pubYear: 2026,
        isbn10: '0062040812',
        marketingDirector: 'Marsh, Eleanor',
        editor1: 'Vale, Iris',
        publicist: 'Finch, Robin',
        editorialImprintDesc: 'Lantern Kids',
        editorialCategoryDesc: 'Picture Books',
        releaseDate: '2026-02-03T00:00:00',
        onSaleDate: '2026-02-17T00:00:00',
        price: 18.99,
        formatDesc: 'Hardcover',
      },
      notes: {
        prePublicationNote: '<p>Proofs in March</p>',
        advertisingNote: '<p>Print</p>',
        promotionNote: '<p>Posters</p>',
        onlinePromotionNote: '<p>Newsletter</p>',
        publicityNote: '<p>Tour</p>',
        schoolAndLibraryMarketingNote: '<p>Lesson plans</p>',
      },
      marketingDisplays: [{ isbn: '9780062040824', configuration: '8-copy', type: 'Floor display' }],
    }),
  ]);
  await screen.findByRole('heading', { level: 2 });
  expect(screen.getByText('A Story')).toBeVisible();
  const facts = {
    ISBN: '9780062040817',
    'ISBN-10': '0062040812',
    Imprint: 'Lantern',
    Format: 'Hardcover',
    Price: '$18.99',
    'Pub Season': 'SP',
    'Pub Year': '2026',
    'Release Date': '02/03/2026',
    'On Sale Date': '02/17/2026',
    'Editorial Imprint': 'Lantern Kids',
    'Editorial Category': 'Picture Books',
    Editor: 'Iris Vale',
    'Marketing Director': 'Eleanor Marsh',
    Publicist: 'Robin Finch',
    'Pre-publication': 'Proofs in March',
    Advertising: 'Print',
    Promotion: 'Posters',
    'Online Promotion': 'Newsletter',
    Publicity: 'Tour',
    'School and Library Marketing': 'Lesson plans',
  };
  for (const [label, value] of Object.entries(facts)) expect([label, factOf(label)]).toEqual([label, value]);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['9780062040824', '8-copy', 'Floor display']));
});

test.each([
  ['true', true, '[CHMS-03]'],
  ['false', false, '[CHMS-04]'],
])('isShowCoop=%s: coop data are shown: %s %s [ROUTE-061, CHMS-36]', async (flag, isShown) => {
  open(`products=7&isShowCoop=${flag}`, [sheetOf(withCoop)]);
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryAllByText('Spring table')).toHaveLength(isShown ? 1 : 0);
});

test.each([
  ['7', 'true', true],
  ['7', 'false', false],
  ['7', '1', false],
  ['7,8', 'true', false],
])(
  'products=%s with isDownload=%s: one sheet is downloaded: %s [CHMS-02, ROUTE-060]',
  (products, isDownload, expected) => {
    expect(marketingSheetAddress({ products, isDownload }).isDownload).toBe(expected);
  },
);

test('a code has its description, as on the title sheet [PAPER-30]', async () => {
  open('products=7', [sheetOf({ content: { pubSeason: 'SU' }, descriptions: { pubSeason: 'Summer' } })]);
  await screen.findByRole('heading', { level: 2 });
  expect(factOf('Pub Season')).toBe('Summer (SU)');
});

test('the head of its pages says that it is internal [CHMS-43]', async () => {
  open('products=7');
  await screen.findByText('1 of 1 ready to print');
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(styles).toContain(`@top-right { content: "Internal · Children's Marketing Sheet"; }`);
});

test('another address in the same tab neither repeats a download nor shows its outcome', async () => {
  const { app, user } = open('products=7');
  await screen.findByText('1 of 1 ready to print');
  await user.click(screen.getByRole('button', { name: 'Download as a Word file' }));
  // It fails here, without worker threads.
  await waitFor(() => expect(screen.queryByText('1 of 1 ready to print')).not.toBeInTheDocument(), { timeout: 10_000 });
  act(() => app.router.history.push('/chMarketingSheet?products=7&isShowCoop=true'));
  expect(await screen.findByText('1 of 1 ready to print')).toBeVisible();
});

test('two sheets are printed, not downloaded', async () => {
  open('products=7,8&isDownload=true', [sheetOf(), sheetOf({ productId: 8 })]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 ready to print');
});

test('unknown titles are counted and named; without any title there is a message', async () => {
  const { view } = open('products=7,8');
  await screen.findByText('1 of 2 ready to print; 1 of 2 not found');
  const last = within(screen.getByRole('article', { name: 'Titles that could not be included' }));
  expect(last.getByRole('term')).toHaveTextContent('8');
  view.unmount();
  open('products=9', []);
  expect(await screen.findByText('No titles found')).toBeVisible();
});

test('a failed call shows a message and can be repeated', async () => {
  let isBroken = true;
  fakeServer({ [call]: () => (isBroken ? failure(500) : [sheetOf()]) });
  const { user } = renderApp('/chMarketingSheet?products=7');
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 2, name: 'The Paper Fox' })).toBeVisible();
});
