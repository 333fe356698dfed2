import { screen, waitFor, within } from '@testing-library/react';
import { companies } from '@titlenet/catalogue/companies';
import { expect, test } from 'vitest';
import {
  configuration,
  deferredResponse,
  failure,
  fakeServer,
  type Handler,
  permissions,
} from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

type Bar = ReturnType<typeof titleBar>;

function open(bar: Bar = titleBar(), sheet = titleSheet(), more: Record<string, Handler> = {}) {
  const server = fakeServer({ ...titleHandlers(bar, sheet), ...more });
  return { server, ...renderApp(sheetAddress(bar)) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const header = async () => (await screen.findByRole('heading', { level: 1 })).closest('header')!;
const sectionNames = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).queryByRole('heading', { level: 2 }))
    .filter((found) => found?.id.startsWith('section-'))
    .map((found) => found!.textContent);
const calls = (server: { calls: { path: string }[] }) =>
  server.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/TitleSheet'));

const errors = {
  missing: 'Title information could not be loaded.',
  network: 'A network error occurred while loading this title.',
};

test('shows the title under its address, with its sidebar and page title [ROUTE-021, ROUTE-022, ROUTE-102, SHEET-004, SHEET-034]', async () => {
  const { server } = open();
  expect(await heading('To Kill a Mockingbird')).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'More On This Title' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Trade(001) TitleSheet - TitleNet'));
  expect(calls(server).sort()).toEqual(['/api/TitleSheet/001/42', '/api/TitleSheet/001/42/bar']);
});

test('HCCP titles are loaded by ISBN [ROUTE-023]', async () => {
  const { server } = open(titleBar({ companyCode: '006', isbn: '9780310000006' }));
  expect(await heading('To Kill a Mockingbird')).toBeVisible();
  expect(calls(server)).toContain('/api/TitleSheet/006/9780310000006/bar');
});

test('loads bar and content in parallel, and shows each when it arrives [SHEET-054]', async () => {
  const content = deferredResponse();
  const { server } = open(titleBar(), titleSheet(), { 'GET /api/TitleSheet/001/42': () => content.response });
  expect(await heading('To Kill a Mockingbird')).toBeVisible();
  expect(server.to('GET /api/TitleSheet/001/42')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Editorial' })).not.toBeInTheDocument();
  expect(await screen.findByText('Loading...')).toBeVisible();
  content.send(Response.json(titleSheet()));
  expect(await screen.findByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
});

test.each([
  ['is empty', errors.missing, () => Response.json(null)],
  ['fails', errors.network, () => failure(500)],
])('the error panel is below the header when the content %s [SHEET-055]', async (_, text, response) => {
  const { server, user } = open(titleBar(), titleSheet(), { 'GET /api/TitleSheet/001/42': response });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await heading('To Kill a Mockingbird')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Editorial' })).not.toBeInTheDocument();
  server.on('GET /api/TitleSheet/001/42', () => titleSheet());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
});

test.each([
  ['fails', errors.network, () => failure(500)],
  ['is missing', errors.missing, () => Response.json(null)],
])('the content is shown below the error panel when the bar %s', async (_, text, response) => {
  const sheet = titleSheet({ editorial: { editor: 'Quill, Ann', edAuScript: '<p>Read slowly.</p>' } });
  const { server, user } = open(titleBar(), sheet, { 'GET /api/TitleSheet/001/42/bar': response });
  expect(await screen.findByText('Ann Quill')).toBeVisible();
  // Whether it is an audio title is unknown without the bar.
  expect(screen.getByText('Read slowly.')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  server.on('GET /api/TitleSheet/001/42/bar', () => titleBar());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('To Kill a Mockingbird')).toBeVisible();
  expect(screen.queryByText('Read slowly.')).not.toBeInTheDocument();
});

test('the error panel is alone when nothing loads [SHEET-056]', async () => {
  const fails = { 'GET /api/TitleSheet/001/42': () => 500, 'GET /api/TitleSheet/001/42/bar': () => 500 };
  open(titleBar(), titleSheet(), fails);
  expect(await screen.findByText(errors.network)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'To Kill a Mockingbird' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Title Sheet' })).toBeInTheDocument();
});

test('a company that the user may not access redirects to 403 without a call [SHEET-057, PERM-17]', async () => {
  const { server } = open(titleBar({ companyCode: '003' }), titleSheet(), permissions(['001'], ['employee']));
  await waitFor(() => expect(hash()).toBe('#/403'));
  expect(calls(server)).toEqual([]);
});

test.each([
  ['an unknown company', '/titleSheet/42?companyCode=999', '[SHEET-058]'],
  ['no company', '/titleSheet/42', '[SHEET-058]'],
  ['no product id', '/titleSheet?companyCode=001', '[SHEET-059]'],
])('%s shows the error panel without a call %s', async (_, address) => {
  const server = fakeServer();
  renderApp(address);
  expect(await screen.findByText(errors.missing)).toBeVisible();
  expect(calls(server)).toEqual([]);
});

test('the cover has a fixed box and opens its download page in a new tab [SHEET-001, SHEET-003]', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Open the page with the large cover' });
  expect(link).toHaveAttribute('href', '#/downloadCover/9780061120084?companyCode=001');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveStyle({ width: '85px', height: '130px' });
  const picture = within(link).getByRole('img', { hidden: true });
  expect(picture).toHaveAttribute('src', '/images/covers/001/9780061120084?width=85');
  picture.dispatchEvent(new Event('error'));
  await waitFor(() => expect(picture).not.toBeInTheDocument());
});

test.each(['https://elsewhere.example/t.jpg', '/images/missing.jpg', 'cover.jpg'])(
  'the cover %s of a record is asked for at the address of the page with the large one, where the server draws one if it cannot be shown (G-149)',
  async (imageThumbnailURL) => {
    open(titleBar({ imageThumbnailURL, imageURL: 'https://elsewhere.example/l.jpg' }));
    const link = await screen.findByRole('link', { name: 'Open the page with the large cover' });
    expect(within(link).getByRole('img', { hidden: true })).toHaveAttribute(
      'src',
      '/images/covers/001/9780061120084?width=85',
    );
  },
);

test.each([
  ['DV - Planned', 'Development - Planned', '[SHEET-074, SHEET-078]'],
  ['FC', 'Forthcoming', '[SHEET-075]'],
  ['AV - In Stock', 'Available - In Stock', '[SHEET-010, SHEET-076, SHEET-078]'],
  ['UN - Out of Print', 'Unavailable - Out of Print', '[SHEET-077, SHEET-078]'],
])('the code %s is shown as %s %s', async (salesMarketingCode, text) => {
  open(titleBar({ salesMarketingCode }));
  expect(within(await header()).getByText(text)).toBeVisible();
});

test('another code shows no market status [SHEET-079]', async () => {
  open(titleBar({ salesMarketingCode: 'XX - Odd' }));
  expect(within(await header()).getByText('XX - Odd')).toBeVisible();
  expect(screen.queryByText(/Development|Forthcoming|Available|Unavailable/)).not.toBeInTheDocument();
});

test('the status of the publisher and the availability are shown where the house has no status [SHEET-185]', async () => {
  const { view } = open(titleBar({ publishingStatus: '04', availability: '31' }));
  expect(within(await header()).getByText('Publishing Status').nextElementSibling).toHaveTextContent(/^Active$/);
  expect(within(await header()).getByText('Availability').nextElementSibling).toHaveTextContent(/^Out of stock$/);
  view.unmount();
  open(titleBar({ publishingStatus: '04', availability: '21', salesMarketingCode: 'AV - In Stock' }));
  expect(within(await header()).queryByText('Publishing Status')).not.toBeInTheDocument();
  expect(within(await header()).queryByText('Availability')).not.toBeInTheDocument();
});

test('a status of the publisher that contradicts the house’s is a warning [SHEET-186]', async () => {
  open(titleBar({ publishingStatus: '01', availability: '21', salesMarketingCode: 'AV - In Stock' }));
  const warning = within(await header()).getByText('Cancelled (contradicts Available)');
  expect(warning).toHaveAttribute('data-tone', 'danger');
  expect(within(await header()).queryByText('Availability')).not.toBeInTheDocument();
});

test.each([
  ['S', 'Special Release', '[SHEET-080]'],
  ['1', 'One Day Laydown', '[SHEET-081]'],
  ['E', 'Embargoed', '[SHEET-082]'],
])('special day %s is shown as %s %s', async (pubOnSpecialDay, text) => {
  open(titleBar({ pubOnSpecialDay }));
  expect(within(await header()).getByText(text)).toBeVisible();
});

test('Zero Priced is shown for a price of 0 only [SHEET-083, SHEET-084, SHEET-142]', async () => {
  const { view } = open(titleBar({ zeroPriceInd: 'Y', price: 0 }));
  expect(within(await header()).getByText('Zero Priced Y')).toBeVisible();
  view.unmount();
  open(titleBar({ zeroPriceInd: 'Y', price: 5 }));
  expect(within(await header()).queryByText(/Zero Priced/)).not.toBeInTheDocument();
});

test('a reissue has its label and R with its number, other titles do not [SHEET-085, SHEET-086]', async () => {
  const { view } = open(titleBar({ reissueNo: 3 }));
  expect((await header()).textContent).toContain('Reissue R3');
  view.unmount();
  open(titleBar({ reissueNo: 0 }));
  expect((await header()).textContent).not.toMatch(/Reissue|R0/);
});

test('categories are listed without the marker token [SHEET-104]', async () => {
  open(titleBar({ category: 'FICTION / Classics|##FICTION / Literary' }));
  expect(within(await header()).getByText('FICTION / Literary · FICTION / Classics')).toBeVisible();
});

test.each(['ZNBI', 'ZNKB', 'ZNVB', 'NTKL', 'NTBI'])(
  'HCCP titles of %s have the Bible fields [SHEET-087, SHEET-088, SHEET-089, SHEET-090, SHEET-091]',
  async (code) => {
    open(titleBar({ companyCode: '006', tap: code.slice(0, 2), tar: code.slice(2), bibleTranslation: 'KJV' }));
    expect(within(await header()).getByText('Bible Translation')).toBeVisible();
  },
);

test('other HCCP titles have no Bible fields [SHEET-092]', async () => {
  open(titleBar({ companyCode: '006', tap: 'ZN', tar: 'XX', bibleTranslation: 'KJV' }));
  expect(within(await header()).queryByText('Bible Translation')).not.toBeInTheDocument();
});

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
const extras: Record<string, string[]> = {
  '006': [...firstNine, 'Contracts'],
  '180': ['Editorial', 'Marketing', 'Publicity', 'Subrights', 'Sales', 'Quotes', 'Coop', 'Contracts'],
};
const sectionLinesOf: Record<string, string> = {
  '001': '[SHEET-066, SHEET-012]',
  '003': '[SHEET-064]',
  '018': '[SHEET-065]',
  '035': '[SHEET-068]',
  '180': '[SHEET-060, SHEET-061, SHEET-062, SHEET-012]',
  '006': '[SHEET-063]',
  '400': '[SHEET-067]',
};

test.each(companies.map(({ code }) => ({ code, lines: sectionLinesOf[code] })))(
  'company $code has its sections in order, in the panel and on the sheet $lines',
  async ({ code }) => {
    const { user } = open(titleBar({ companyCode: code }));
    await screen.findByRole('heading', { level: 2, name: 'Editorial' });
    const expected = extras[code] ?? firstNine;
    const panel = screen.getByRole('navigation', { name: 'Sections' });
    expect(
      within(panel)
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label')),
    ).toEqual(expected.map((name) => `Show ${name}`));
    for (const box of within(panel).queryAllByRole('checkbox', { checked: false })) await user.click(box);
    expect(sectionNames()).toEqual(expected);
  },
);

test('a section without data shows a message [SHEET-072]', async () => {
  open(titleBar(), titleSheet({ awards: { hasNoData: true, bestsellers: ['#1 Times'] } }));
  const region = await screen.findByRole('region', { name: 'Awards' });
  expect(region).toHaveTextContent('No Awards information found.');
  expect(region).not.toHaveTextContent('#1 Times');
});

test('a text of line breaks only is blank [SHEET-071]', async () => {
  open(titleBar(), titleSheet({ awards: { authorAwards: '<br><br>' } }));
  expect(await screen.findByRole('region', { name: 'Awards' })).toHaveTextContent('No Awards information found.');
});

test('the address of covers is configurable', async () => {
  const pictures = { ...configuration.pictures, cover: 'https://covers.example/{division}/{isbn}-{width}.jpg' };
  open(titleBar(), titleSheet(), { 'GET /configuration': () => ({ ...configuration, pictures }) });
  const link = await screen.findByRole('link', { name: 'Open the page with the large cover' });
  expect(within(link).getByRole('img', { hidden: true })).toHaveAttribute(
    'src',
    'https://covers.example/1/9780061120084-85.jpg',
  );
});
