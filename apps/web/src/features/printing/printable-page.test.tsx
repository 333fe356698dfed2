import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { coop } from '@titlenet/catalogue/sheet/coop';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import { sales } from '@titlenet/catalogue/sheet/sales';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { expect, test, vi } from 'vitest';
import { deferredResponse, failure, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const numbered = (productId: number, change: Partial<TitleBar> = {}) =>
  titleBar({ productId, title: `Title ${productId}`, ...change });

const quote = (text: string) => ({ linkId: 0, linkName: null, quote: text, source: null, title: null });

const sheet = titleSheet({
  editorial: { editor: 'Ann Editor', edAuScript: '<p>Read slowly.</p>', offPageKeywords: 'whale; sea' },
  quotes: { quotations: ['one', 'two', 'three', 'four'].map(quote) },
  coopData: {
    coopContracts: [{ ...emptyRecord(coop.entries[0].columns), marketType: 'National', contractDesc: 'Spring table' }],
  },
  contracts: { purchasePackager: 'Box & Co' },
});

function open(query: string, handlers: Record<string, Handler> = titleHandlers(numbered(12), sheet)) {
  const server = fakeServer(handlers);
  return { server, ...renderApp(`/titleSheet/printable?${query}`) };
}

const untilComplete = () => waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const groupNames = ['Numbers', 'Prices', 'Dates', 'Classification', 'Make', 'Audio', 'ONIX'];
const sectionNames = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter((name) => !groupNames.includes(name));
const one = 'selectedProducts=12:001';

test('every pair of id and company is printed, in the order of the address, without the header [ROUTE-025, ROUTE-026, ROUTE-035, ROUTE-103]', async () => {
  const hccp = titleBar({ companyCode: '006', isbn: '9780310000006', title: 'A Bible' });
  open('selectedProducts=12:001,9780310000006:006', { ...titleHandlers(numbered(12)), ...titleHandlers(hccp) });
  await untilComplete();
  expect(titles()).toEqual(['Title 12', 'A Bible']);
  expect(screen.getAllByRole('heading', { name: 'Editorial' })).toHaveLength(2);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(document.title).toBe('Printable TitleSheet - TitleNet');
});

test('only the sections of the address are printed [ROUTE-027]', async () => {
  open(`${one}&selectedSections=0,7`);
  await untilComplete();
  expect(sectionNames()).toEqual(['Editorial', 'Quotes']);
});

test.each([
  ['', true],
  ['&audience=internal', true],
  ['&audience=accounts', false],
  ['&audience=acounts', false],
])('with %j in the address, internal fields are printed: %j [PRINT-54, PRINT-56]', async (audience, isInternal) => {
  open(`${one}&selectedSections=0,10&isShowContractInformation=true&isShowCoopInformation=true${audience}`);
  await untilComplete();
  for (const text of ['Ann Editor', 'Spring table', 'Box & Co'])
    expect(screen.queryAllByText(text)).toHaveLength(isInternal ? 1 : 0);
  expect(screen.getByText('whale; sea')).toBeInTheDocument();
});

test('without sections in the address the first nine are printed', async () => {
  open(one);
  await untilComplete();
  expect(sectionNames()).toEqual([
    'Editorial',
    'Marketing',
    'Online',
    'Publicity',
    'Subrights',
    'Related',
    'Sales',
    'Quotes',
    'Awards',
  ]);
});

test.each([
  ['isShowCoopInformation', 'Coop', 'Spring table', '[ROUTE-030]'],
  ['isShowContractInformation', 'Contracts', 'Box & Co', '[ROUTE-028]'],
])('only the flag %s decides on the section %s, in a layout that hides it on screen', async (flag, section, text) => {
  const { view } = open(`${one}&selectedSections=0&${flag}=true`);
  await untilComplete();
  expect(sectionNames()).toEqual(['Editorial', section]);
  expect(screen.getByText(text)).toBeVisible();
  view.unmount();
  open(`${one}&selectedSections=0,9,10&${flag}=false`);
  await untilComplete();
  expect(sectionNames()).toEqual(['Editorial']);
});

test('the coop section has a table of contracts and one of placements [COOP-01, COOP-02]', async () => {
  const placement = { ...emptyRecord(coop.entries[1].columns), accountName: 'Airport Shops' };
  const both = { ...sheet, coopData: { ...sheet.coopData, retailPlacements: [placement] } };
  open(`${one}&isShowCoopInformation=true`, titleHandlers(numbered(12), both));
  await untilComplete();
  const section = within(screen.getByRole('heading', { name: 'Coop' }).closest('section')!);
  expect(section.getByRole('table', { name: 'Co-Op Contracts' })).toHaveTextContent('Spring table');
  expect(section.getByRole('table', { name: 'Retail Placements' })).toHaveTextContent('Airport Shops');
});

test('a printed cover comes from the address of its division, 85 wide [COVER-11]', async () => {
  open('selectedProducts=12:400', titleHandlers(numbered(12, { companyCode: '400' })));
  await untilComplete();
  expect(screen.getByAltText('Cover of Title 12')).toHaveAttribute('src', '/images/covers/400/9780061120084?width=85');
});

test('coop is never printed for HCCP', async () => {
  const hccp = titleBar({ companyCode: '006', isbn: '9780310000006' });
  open('selectedProducts=9780310000006:006&selectedSections=0&isShowCoopInformation=true', titleHandlers(hccp, sheet));
  await untilComplete();
  expect(sectionNames()).toEqual(['Editorial']);
});

test('empty coop lists print no message [COOP-19]', async () => {
  open(`${one}&selectedSections=0&isShowCoopInformation=true`, titleHandlers(numbered(12)));
  await untilComplete();
  expect(screen.queryByText(/No Co-Op/)).not.toBeInTheDocument();
});

test('all quotes are printed, or the first three with a note [ROUTE-029, QUOTE-13, QUOTE-14]', async () => {
  const { view } = open(`${one}&isShowOnlyFirstQuotes=true`);
  await untilComplete();
  const quotes = () => within(screen.getByRole('heading', { name: 'Quotes' }).closest('section')!);
  expect(
    quotes()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['one', 'two', 'three']);
  expect(quotes().getByText('(only first 3 listed)')).toBeVisible();
  view.unmount();
  open(`${one}&isShowOnlyFirstQuotes=false`);
  await untilComplete();
  expect(quotes().getAllByRole('listitem')).toHaveLength(4);
  expect(quotes().queryByText('(only first 3 listed)')).not.toBeInTheDocument();
});

test('blank labels are printed or suppressed [ROUTE-031, SHEET-070]', async () => {
  const { view } = open(`${one}&isSuppressBlankSubHeadings=false`);
  await untilComplete();
  for (const label of ['Editor', 'Designer', 'Trim Size']) expect(screen.getByText(label)).toBeVisible();
  view.unmount();
  open(`${one}&isSuppressBlankSubHeadings=true`);
  await untilComplete();
  expect(screen.getByText('Editor')).toBeVisible();
  for (const label of ['Designer', 'Trim Size']) expect(screen.queryByText(label)).not.toBeInTheDocument();
});

test.each([
  ['true', 0],
  ['false', 1],
])('with isSuppressEditorScript %s the audio script is printed %s times [ROUTE-032]', async (flag, times) => {
  open(`${one}&isSuppressEditorScript=${flag}`, titleHandlers(numbered(12, { isAudio: true, tapecount: 3 }), sheet));
  await untilComplete();
  expect(screen.queryAllByText('Read slowly.')).toHaveLength(times);
});

test('off-page keywords are printed, without a switch', async () => {
  open(one);
  await untilComplete();
  expect(screen.getByText('whale; sea')).toBeVisible();
  expect(screen.queryByRole('button', { name: /keywords/i })).not.toBeInTheDocument();
});

test('at most three bars and three contents are loaded at once [SHEET-170]', async () => {
  const asked: string[] = [];
  const responses: Record<string, ReturnType<typeof deferredResponse>> = {};
  const handlers: Record<string, Handler> = {};
  for (let id = 1; id <= 5; id += 1) {
    for (const name of [`${id}`, `${id}/bar`]) {
      responses[name] = deferredResponse();
      handlers[`GET /api/TitleSheet/001/${name}`] = () => {
        asked.push(name);
        return responses[name]!.response;
      };
    }
  }
  open('selectedProducts=1:001,2:001,3:001,4:001,5:001', handlers);
  const first = ['1', '1/bar', '2', '2/bar', '3', '3/bar'];
  await waitFor(() => expect(asked.toSorted()).toEqual(first));
  responses['2/bar']!.send(Response.json(numbered(2)));
  await waitFor(() => expect(asked.toSorted()).toEqual([...first, '4/bar']));
  responses['3']!.send(failure(500));
  await waitFor(() => expect(asked.toSorted()).toEqual([...first, '4', '4/bar']));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 5 ready');
  for (const [name, { send }] of Object.entries(responses)) {
    send(Response.json(name.endsWith('bar') ? numbered(Number.parseInt(name, 10)) : titleSheet()));
  }
  await untilComplete();
  expect(asked).toHaveLength(10);
});

test('an item is ready once its bar and its content are loaded or failed [SHEET-171]', async () => {
  const content = deferredResponse();
  const bar = numbered(12);
  open(one, { ...titleHandlers(bar), 'GET /api/TitleSheet/001/12': () => content.response });
  expect(await screen.findByRole('heading', { level: 2, name: 'Title 12' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 1 ready');
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  content.send(Response.json(titleSheet()));
  await untilComplete();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 1 ready to print');
});

/** Makes pictures stay incomplete until the test changes that. */
function slowPictures() {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
}

test('an item becomes ready when its pictures have loaded [SHEET-172]', async () => {
  slowPictures();
  open(one);
  const cover = await screen.findByAltText('Cover of Title 12');
  await screen.findByRole('heading', { name: 'Editorial' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 1 ready');
  fireEvent.load(cover);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 1 ready'), { timeout: 5_000 });
  // After two seconds it would have been replaced.
  expect(cover).toBeInTheDocument();
});

test('after two seconds a picture that has not loaded is replaced by the alternate logo [SHEET-172, SHEET-173]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  slowPictures();
  open(one);
  const cover = await screen.findByAltText('Cover of Title 12');
  await screen.findByRole('heading', { name: 'Editorial' });
  await vi.advanceTimersByTimeAsync(1_500);
  // React renders in a task of its own.
  await new Promise((resolve) => setImmediate(resolve));
  expect(cover).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(500);
  await untilComplete();
  expect(cover).not.toBeInTheDocument();
});

test.each([
  ['abc:001,12:001', ['abc:001']],
  ['12:001,:001,12:1:001,12', [':001', '12:1:001', '12']],
  ['12:999,12:001', ['12:999']],
  ['12:003,12:001', ['12:003']],
])(
  'of %s only the title with a valid id and company is printed; a last page names the others [SHEET-176, SHEET-177]',
  async (pairs, skipped) => {
    const { server } = open(`selectedProducts=${pairs}`, {
      ...titleHandlers(numbered(12), sheet),
      ...permissions(['001'], ['employee']),
    });
    await untilComplete();
    expect(titles()).toEqual(['Title 12', 'Titles that could not be included']);
    const last = within(screen.getByRole('article', { name: 'Titles that could not be included' }));
    expect(last.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(skipped);
    expect(last.getAllByText('This is not the number of a title of your companies.')).toHaveLength(skipped.length);
    expect(server.calls.filter(({ path }) => path.startsWith('/api/TitleSheet'))).toHaveLength(2);
  },
);

test('links are printed as text with their address, and links to photos are omitted [PAPER-09]', async () => {
  const linked = titleSheet({
    editorial: { editor: 'Ann Editor', authorId: '77' },
    online: {
      authorSocialMedia: ['Blog', 'Letters'].map((description) => ({ description, url: 'https://a.example' })),
    },
  });
  open(one, titleHandlers(numbered(12), linked));
  await untilComplete();
  expect(screen.getByText('Author on Social Media').nextSibling).toHaveTextContent(
    'Blog (https://a.example/), Letters (https://a.example/)',
  );
  expect(screen.queryByText('Author Photo')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('with blanks suppressed, the sections without content are one line [PAPER-10]', async () => {
  open(`${one}&selectedSections=0,1,5,8&isSuppressBlankSubHeadings=true`);
  await untilComplete();
  expect(sectionNames()).toEqual(['Editorial']);
  expect(screen.getByText('No information found: Marketing, Related, Awards.')).toBeVisible();
});

test.each([
  ['9780061120084', 'ISBN, EAN', 1],
  ['0884088300009', 'EAN', 0],
])('the EAN %s is printed below %j; a number that is ISBN and EAN once [PAPER-11]', async (ean, label, joined) => {
  open(one, titleHandlers(numbered(12, { ean }), sheet));
  await untilComplete();
  expect(screen.getByText(label, { selector: 'dt' }).nextSibling).toHaveTextContent(ean);
  expect(screen.queryAllByText('ISBN', { selector: 'dt' })).toHaveLength(1 - joined);
});

test('every value and text has the direction of its own characters [PAPER-08]', async () => {
  const hebrew = titleSheet({
    editorial: { editor: 'דוד', bookDescription: '<p>One.</p><p>שלום</p><ul><li>ספר</li></ul>' },
    quotes: { quotations: [{ ...quote('Good'), source: 'הארץ' }] },
  });
  open(one, titleHandlers(numbered(12, { title: 'מובי דיק', author1: 'مارش' }), hebrew));
  await untilComplete();
  for (const text of ['מובי דיק', 'مارش', 'דוד', 'One.', 'שלום', 'ספר', /הארץ/])
    expect({ text, dir: screen.getByText(text).closest('[dir]')?.getAttribute('dir') }).toEqual({ text, dir: 'auto' });
});

const isoDay = String.raw`\d{4}-\d\d-\d\d$`;

test.each([
  [one, 'Title Sheet'],
  [`sheet=tip&${one}`, 'Tip Sheet'],
])('while %s is printed, the document is named after its title and ISBN [PAPER-04]', async (query, kind) => {
  const lantern = titleSheet({ editorial: { bookDescription: '<p>A lantern in the bay.</p>' } });
  open(query, titleHandlers(numbered(12), lantern));
  await untilComplete();
  const onScreen = document.title;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.title).toMatch(new RegExp(`^Title 12 · 9780061120084 ${kind} ${isoDay}`));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.title).toBe(onScreen);
});

test('while several sheets are printed, the document is named after their number [PAPER-04]', async () => {
  open('selectedProducts=12:001,13:001', { ...titleHandlers(numbered(12)), ...titleHandlers(numbered(13)) });
  await untilComplete();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.title).toMatch(new RegExp(`^2 title sheets ${isoDay}`));
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('a title that the address names twice is one sheet [PAPER-12]', async () => {
  open('selectedProducts=12:001,12:001');
  await untilComplete();
  expect(titles()).toEqual(['Title 12']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 1 ready to print');
});

test('figures are printed with the same text as on screen, without controls', async () => {
  const info = [{ ...emptyRecord(bookings.columns), airDate: '2026-05-01T00:00:00', showName: 'Good Day' }];
  const titleTrack = [1, 2].map((n) => ({ ...emptyRecord(sales.entries[0].columns), title: `No. ${n}`, ltdNet: n }));
  open(one, titleHandlers(numbered(12), titleSheet({ publicity: { info }, sales: { titleTrack } })));
  await untilComplete();
  expect(screen.getByRole('img', { name: /^Time line: 1 dated event, / })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Life-to-date net units of 2 titles/ })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a deleted title is marked in print too', async () => {
  const bar = { ...numbered(12), isDeleted: true as const };
  open(one, titleHandlers(bar, sheet));
  await untilComplete();
  expect(screen.getByText(/^This title has been deleted\./)).toBeVisible();
});

test('an address without a valid title shows a message', async () => {
  open('selectedProducts=12:999');
  expect(await screen.findByText('No titles found')).toBeVisible();
});

test.each(['/bar', ''])(
  'a title whose call …%s fails shows the network error panel, counts as ready and can be reloaded [SHEET-178, SHEET-179]',
  async (which) => {
    const broken = `GET /api/TitleSheet/001/13${which}`;
    const { server, user } = open('selectedProducts=12:001,13:001', {
      ...titleHandlers(numbered(12), sheet),
      ...titleHandlers(numbered(13), sheet),
      [broken]: () => failure(500),
    });
    await untilComplete();
    const [whole, failed] = screen.getAllByRole('article');
    expect(within(failed!).getByText('Could not be loaded: internal.')).toBeVisible();
    expect(within(whole!).queryByRole('alert')).not.toBeInTheDocument();
    expect(within(whole!).getByText('Ann Editor')).toBeVisible();
    server.on(broken, () => (which ? numbered(13) : sheet));
    await user.click(within(failed!).getByRole('button', { name: 'Try again' }));
    expect(await within(failed!).findByText('Ann Editor')).toBeVisible();
  },
);

test('a title that does not exist is called unknown on its own page [PRINT-61]', async () => {
  const nothing = () => Response.json(null);
  open(one, { 'GET /api/TitleSheet/001/12': nothing, 'GET /api/TitleSheet/001/12/bar': nothing });
  await untilComplete();
  expect(screen.getByText('Unknown: there is no title of this number.')).toBeVisible();
  expect(titles()).toEqual(['Trade 12']);
});

test('many titles do not block the page while they load', async () => {
  const content = deferredResponse();
  open(one, { ...titleHandlers(numbered(12)), 'GET /api/TitleSheet/001/12': () => content.response });
  await screen.findByRole('heading', { level: 2, name: 'Title 12' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});
