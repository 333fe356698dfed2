import { screen, waitFor, within } from '@testing-library/react';
import type { BoxTitle } from '@titlenet/contract/search-box';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  deferredResponse,
  failure,
  fakeServer,
  type Handler,
  permissions,
  searchNotReady,
} from '../../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../../test/render-app.tsx';

beforeEach(() => window.localStorage.clear());

type Finding = BoxTitle['findings'][number];

const SEARCH = 'POST /api/Searching/Box';

const title = (change: Partial<BoxTitle> = {}): BoxTitle => ({
  isbn: '9780062040800',
  title: 'The Moose Who Painted the Moon',
  author1: 'Murphy, Jill',
  imprintDesc: 'Harbourline',
  format: 'Hardcover',
  onSaleDate: '2026-03-10T00:00:00',
  productId: 4711,
  companyCode: '001',
  place: 'title',
  typos: 0,
  findings: [{ field: 'title', text: 'The Moose Who Painted the Moon', marks: [{ start: 4, end: 9 }] }],
  ...change,
});
const group = (division: number, titles: BoxTitle[], counts: { exact?: number; similar?: number } = {}) => ({
  division,
  exact: titles.filter(({ typos }) => typos === 0).length,
  similar: titles.filter(({ typos }) => typos > 0).length,
  ...counts,
  titles,
});

async function open(handlers: Record<string, Handler> = {}) {
  const server = fakeServer(handlers);
  const rendered = renderApp('/');
  await waitUntilSignedIn();
  await rendered.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Titles, pages, reports and lists' });
  return { ...rendered, server, box };
}
const results = () => within(screen.getByRole('listbox', { name: 'Results' }));
const groups = () => results().queryAllByRole('group');
const names = () => groups().map((one) => document.getElementById(one.getAttribute('aria-labelledby')!)!.textContent);
const options = (index: number) =>
  within(groups()[index]!)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const selected = () => results().getByRole('option', { selected: true });

test('titles are listed by division with what was found, and Enter opens the first [BOX-23, BOX-24]', async () => {
  const series: Finding = { field: 'series', text: 'Moose Tales', marks: [{ start: 0, end: 5 }] };
  const nothing: Finding = { field: 'title', text: 'Winter', marks: [] };
  const { user, server, box } = await open({
    [SEARCH]: () => ({
      groups: [
        group(1, [title(), title({ isbn: '9780061122415', title: 'Moosse', productId: 2, typos: 1, findings: [] })]),
        group(180, [title({ title: 'Winter', companyCode: '180', productId: 3, findings: [nothing, series] })]),
      ],
    }),
  });
  await user.type(box, 'moose');
  expect(await results().findByText('Titles in HarperCollins (1)')).toBeInTheDocument();
  expect(names().slice(0, 2)).toEqual(['Titles in HarperCollins (1)', 'Titles in HQNA (1)']);
  expect(options(0)[0]).toBe('The Moose Who Painted the MoonJill Murphy · Hardcover · on sale 03/10/20269780062040800');
  expect(within(groups()[0]!).getByText('Similar')).toBeInTheDocument();
  expect(options(1)[0]).toContain('in series: Moose Tales');
  expect(results().getAllByText('Moose', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 titles, 1 similar');
  expect(JSON.parse(server.to(SEARCH).at(-1)!.body)).toEqual({ text: 'moose', maximum: 8 });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(hash()).toBe('#/titleSheet/4711?companyCode=001'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Enter pressed before the titles are found opens the first of them [BOX-24]', async () => {
  const { response, send } = deferredResponse();
  const { user, box } = await open({ [SEARCH]: () => response });
  await user.type(box, 'moose{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(hash()).toBe('#/');
  send(Response.json({ groups: [group(1, [title()])] }));
  await waitFor(() => expect(hash()).toBe('#/titleSheet/4711?companyCode=001'));
});

test('words are not searched for as an ISBN, and an ISBN that no title has opens nothing [BOX-50]', async () => {
  const { user, box } = await open({ [SEARCH]: () => ({ groups: [] }) });
  await user.type(box, 'foxglove lane');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No title has these words.'));
  expect(selected()).toHaveTextContent("Title 'foxglove lane' in HarperCollins");
  expect(results().getAllByRole('option')).toHaveLength(2);
  await user.clear(box);
  await user.type(box, '97800');
  expect(await results().findByRole('option', { name: "ISBN '97800' in HarperCollins" })).toBeInTheDocument();
  await user.clear(box);
  await user.type(box, '9780061120084');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('No title of your companies has this number.'),
  );
  expect(results().queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(hash()).toBe('#/');
});

test('earlier titles stay until those of the new text are found [BOX-25]', async () => {
  const later = deferredResponse();
  const { user, box } = await open({
    [SEARCH]: ({ body }) => (body.includes('"moose"') ? { groups: [group(1, [title()])] } : later.response),
  });
  await user.type(box, 'moose');
  await results().findByText('Titles in HarperCollins (1)');
  await user.type(box, ' p');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching…'));
  expect(results().getByText('Titles in HarperCollins (1)')).toBeInTheDocument();
  later.send(Response.json({ groups: [] }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No title has these words.'));
  expect(results().queryByText('Titles in HarperCollins (1)')).not.toBeInTheDocument();
  expect(results().getByRole('option', { name: "Title 'moose p' in HarperCollins" })).toBeInTheDocument();
});

test('Tab goes to the next group, arrows to the next entry; Ctrl+Enter opens a tab and leaves the box [BOX-24]', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, box } = await open({
    [SEARCH]: () => ({
      groups: [
        group(1, [title(), title({ title: 'Moose Two', productId: 2 })]),
        group(6, [title({ title: 'Moose Six', companyCode: '006', productId: 6 })]),
      ],
    }),
  });
  await user.type(box, 'moose');
  await results().findByText('Titles in HCCP (1)');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Moose Two');
  await user.keyboard('{Tab}');
  expect(selected()).toHaveTextContent('Moose Six');
  expect(box).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(selected()).toHaveTextContent('The Moose Who Painted the Moon');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(openTab).toHaveBeenCalledWith('#/titleSheet/4711?companyCode=001', '_blank', 'noopener');
  expect(box).toHaveFocus();
});

test('all titles of a division are listed on request [BOX-26]', async () => {
  const nine = Array.from({ length: 9 }, (_, index) =>
    title({ title: `Moose ${index}`, productId: index + 1, findings: [] }),
  );
  const { user, server, box } = await open({
    [SEARCH]: ({ body }) => ({
      groups: [group(1, body.includes('"maximum":100') ? nine : nine.slice(0, 8), { exact: 9 })],
    }),
  });
  await user.type(box, 'moose');
  await user.click(await results().findByRole('option', { name: 'All 9 titles in HarperCollins' }));
  expect(await results().findByText('Moose 8')).toBeInTheDocument();
  expect(results().queryByRole('option', { name: /^All 9/ })).not.toBeInTheDocument();
  expect(JSON.parse(server.to(SEARCH).at(-1)!.body)).toEqual({ text: 'moose', maximum: 100, division: 1 });
});

test('a division with more titles than are listed says how many there are, similar ones included [BOX-26]', async () => {
  const similar = (number: number) => title({ title: `Mouse ${number}`, productId: number, typos: 1, findings: [] });
  const hundred = [title(), ...Array.from({ length: 99 }, (_, number) => similar(number + 1))];
  const counts = { exact: 1, similar: 202 };
  const { user, box } = await open({
    [SEARCH]: ({ body }) => ({
      groups: [group(1, body.includes('"maximum":100') ? hundred : hundred.slice(0, 8), counts)],
    }),
  });
  await user.type(box, 'moose');
  await user.click(await results().findByRole('option', { name: 'First 100 of 203 titles in HarperCollins' }));
  expect(await results().findByText('Titles in HarperCollins (first 100 of 203)')).toBeInTheDocument();
});

test('pages, reports and lists stand beside titles; one whose name is typed comes first [BOX-27]', async () => {
  const list = { id: 7, owner: 'Ada Reader', isShared: false, size: 3 };
  const { user, box } = await open({
    [SEARCH]: () => ({ groups: [group(1, [title()])] }),
    'GET /api/UserLists': () => [
      { ...list, id: 8, name: 'Sales of moose', isMine: false, isShared: true, owner: 'Bo Other' },
      { ...list, name: 'Moose sales', isMine: true },
    ],
  });
  await user.type(box, 'sales');
  await results().findByText('Titles in HarperCollins (1)');
  const index = names().indexOf('Titles in HarperCollins (1)');
  const first = names().slice(0, index);
  expect(first).toContain('Lists');
  expect(options(first.indexOf('Lists'))).toEqual(['Sales of moose 3 ISBNs · shared by Bo Other']);
  expect(options(names().lastIndexOf('Lists'))).toEqual(['Moose sales 3 ISBNs']);
  await user.click(results().getByRole('option', { name: /^Moose sales/ }));
  await waitFor(() => expect(hash()).toBe('#/userLists?list=7'));
});

test('the pages that home leads to are found too, by those who may open them [HOME-30]', async () => {
  const { user, box } = await open(permissions(['001', '400'], ['Administrator']));
  for (const page of [
    'User Lists',
    'Packs',
    'Following',
    'Notes & Tags',
    'Reports',
    'Backlist View',
    'Completeness',
    'Changed Titles',
    'On Sale',
    'Clear Cache',
  ]) {
    await user.clear(box);
    await user.type(box, page.toLowerCase());
    expect(await results().findAllByRole('option', { name: new RegExp(`^${page}`) })).not.toEqual([]);
  }
});

test('an author whose name was typed opens the search for the author [BOX-27]', async () => {
  const findings: BoxTitle['findings'] = [
    { field: 'title', text: 'The Moose Who Painted the Moon', marks: [] },
    { field: 'people', text: 'Murphy, Jill', marks: [{ start: 0, end: 6 }] },
  ];
  const { user, box } = await open({
    [SEARCH]: () => ({ groups: [group(1, [title({ place: 'people', findings })])] }),
  });
  await user.type(box, 'murphy');
  await user.click(await results().findByRole('option', { name: /^Jill Murphy all titles in HarperCollins/ }));
  await waitFor(() => expect(hash()).toBe('#/quickSearch?author=Murphy%2C+Jill&company=1'));
});

test('without a text it shows what one can type and the titles that were opened last [BOX-28]', async () => {
  const recent = [{ companyCode: '001', productId: 5, isbn: '9780062040800', title: 'Lantern Bay', author1: null }];
  window.localStorage.setItem('titlenet.recentTitles.1', JSON.stringify(recent));
  const { user, server } = await open();
  expect(names()[0]).toBe('Recent titles');
  expect(screen.getByRole('status')).toHaveTextContent(/^Type words of a title, author, series or imprint, an ISBN/);
  expect(server.to(SEARCH)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(hash()).toBe('#/titleSheet/5?companyCode=001'));
});

test('a failed search says so, another text tries again; a server that is loading is asked again [BOX-28]', async () => {
  const replies: Handler[] = [() => failure(500), () => searchNotReady(63)];
  const { user, box } = await open({
    [SEARCH]: (call) => replies.shift()?.(call) ?? { groups: [group(1, [title()])] },
  });
  await user.type(box, 'm');
  expect(await screen.findByRole('alert')).toHaveTextContent('The titles could not be searched.');
  await user.type(box, 'o');
  expect(await screen.findByText('TitleNet is reading its catalogue: 63 %')).toBeInTheDocument();
  expect(await results().findByText('Titles in HarperCollins (1)', undefined, { timeout: 5_000 })).toBeInTheDocument();
});

test('the home page opens it [BOX-23]', async () => {
  fakeServer();
  const { user } = renderApp('/');
  await waitUntilSignedIn();
  await user.click(screen.getByRole('button', { name: /^Search titles, pages, reports and lists/ }));
  expect(await screen.findByRole('combobox', { name: 'Titles, pages, reports and lists' })).toHaveFocus();
});
