import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, type Handler, permissions } from '../../../test/fake-server.ts';
import { hash } from '../../../test/render-app.tsx';
import { autumn, fair, one, open, pasteBox, status, two, unknown } from './user-lists.test-support.ts';

test('own and shared lists have their own addresses', async () => {
  const { user } = await open();
  const nav = within(screen.getByRole('navigation', { name: 'User lists' }));
  expect((await nav.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Autumn3 ISBNs',
    'Fair1 ISBNsBen Seller',
  ]);
  expect(screen.getByText('Choose a list, or make a new one.')).toBeInTheDocument();
  await user.click(nav.getByRole('link', { name: /Fair/ }));
  await waitFor(() => expect(hash()).toBe('#/userLists?list=8'));
  expect(await screen.findByRole('heading', { name: 'Fair' })).toBeInTheDocument();
  expect(screen.getByText('1 ISBN · Shared by Ben Seller')).toBeInTheDocument();
  // A list of another user, which cannot be changed.
  expect(screen.queryByRole('textbox', { name: 'Paste ISBNs' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(nav.getByRole('link', { name: /Fair/ })).toHaveAttribute('aria-current', 'page');
});

test('a list shows its titles and the ISBNs without a title of the user’s companies in one group (G-165)', async () => {
  await open('/userLists?list=7');
  const grid = await screen.findByRole('grid', { name: 'Titles of Autumn' });
  expect(within(grid).getByRole('link', { name: one })).toHaveAttribute('href', '#/titleSheet/40800?companyCode=001');
  const missing = screen.getByRole('region', { name: 'Not found (2)' });
  expect(missing).toHaveTextContent(unknown);
  expect(missing).toHaveTextContent('9780062040848');
});

test('a wrong check digit names the likely ISBN, and readers get no advice that only owners can follow [LIST-78]', async () => {
  const wrong = '9780062040801';
  await open('/userLists?list=7', [{ list: autumn, isbns: [wrong] }]);
  const missing = await screen.findByRole('region', { name: 'Not found (1)' });
  expect(missing).toHaveTextContent('9780062040801 (wrong check digit; 9780062040800?)');
  expect(missing).toHaveTextContent('They stay on the list until you remove them');
  await open('/userLists?list=8', [{ list: fair, isbns: [unknown] }]);
  const hidden = await screen.findByText(/The owner of the list may see titles of other companies/);
  expect(hidden).not.toHaveTextContent('remove');
});

test('a list has a star that follows it, also a list of another user [FOLLOW-04]', async () => {
  const nothing = { titles: [], lists: [], searches: [] };
  let followed: object = nothing;
  const { user } = await open('/userLists?list=8', [{ list: fair, isbns: [one] }], {
    'GET /api/Following': () => followed,
    'POST /api/Following/Lists/8': () => {
      followed = { ...nothing, lists: [{ ...fair, followedId: 4, since: '2026-03-01T17:00:00' }] };
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Follow', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
});

test('a list is created, renamed, shared and deleted', async () => {
  const { user, store } = await open();
  await user.click(screen.getByRole('button', { name: 'New List' }));
  const dialog = () => within(screen.getByRole('dialog'));
  await user.click(dialog().getByRole('button', { name: 'Create' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('Give the list a name.');
  await user.type(dialog().getByRole('textbox', { name: /Name/ }), 'Winter{Enter}');
  await waitFor(() => expect(hash()).toBe('#/userLists?list=9'));
  expect(await screen.findByRole('heading', { name: 'Winter' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Rename or Share' }));
  await user.clear(dialog().getByRole('textbox', { name: /Name/ }));
  await user.type(dialog().getByRole('textbox', { name: /Name/ }), 'Winter 2027');
  await user.click(dialog().getByRole('checkbox'));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('0 ISBNs · Shared with all users')).toBeInTheDocument();
  expect(store.get(9)!.list).toMatchObject({ name: 'Winter 2027', isShared: true });

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: "Delete the list 'Winter 2027' with its 0 ISBNs?" })).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(hash()).toBe('#/userLists'));
  expect(await screen.findByText("The list 'Winter 2027' was deleted.")).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Winter/ })).not.toBeInTheDocument();
});

test('a duplicate name is refused beside the field', async () => {
  const message = "You have a list 'Autumn' already.";
  const taken = () => Response.json({ code: 'bad-input', message, traceId: 't' }, { status: 400 });
  const { user } = await open('/userLists', undefined, { 'POST /api/UserLists': taken });
  await user.click(screen.getByRole('button', { name: 'New List' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Autumn{Enter}');
  expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('pasted ISBNs are added to the list; other lines stay in the box', async () => {
  const { user, server } = await open('/userLists?list=7');
  const box = await screen.findByRole('textbox', { name: 'Paste ISBNs' });
  await user.click(box);
  await user.paste(`978-0-06-112241-5, 0-06-204080-4\nsee below\n9780062040893`);
  await waitFor(() => expect(status()).toHaveTextContent('3 ISBNs read. 1 cannot be read.'));
  await user.click(screen.getByRole('button', { name: 'Add to the List' }));
  await waitFor(() =>
    expect(status()).toHaveTextContent(
      '2 ISBNs added. 1 already on the list. 1 not found. 1 line is not an ISBN and stays in the box.',
    ),
  );
  expect(box).toHaveValue('see below');
  expect(JSON.parse(server.to('POST /api/UserLists/7/Isbns')[0]!.body)).toEqual({
    isbns: [two, one, '9780062040893'],
  });
  const grid = screen.getByRole('grid', { name: 'Titles of Autumn' });
  expect(await within(grid).findByRole('link', { name: two })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Not found (3)' })).toBeInTheDocument();
});

test('pasted ISBNs are removed from the list; without any the box shows a message', async () => {
  const { user, store } = await open('/userLists?list=7');
  const box = await screen.findByRole('textbox', { name: 'Paste ISBNs' });
  await user.click(screen.getByRole('button', { name: 'Remove from the List' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There is no ISBN in the box.');
  await user.type(box, `${unknown} ${two}`);
  await user.click(screen.getByRole('button', { name: 'Remove from the List' }));
  await waitFor(() => expect(status()).toHaveTextContent('1 ISBN removed from the list.'));
  expect([...store.get(7)!.isbns]).toEqual([one, '9780062040848']);
});

test('thousands of ISBNs are sent in batches of two thousand', async () => {
  const { user, server } = await open('/userLists?list=7');
  const box = await screen.findByRole('textbox', { name: 'Paste ISBNs' });
  await user.click(box);
  await user.paste(Array.from({ length: 4_001 }, (_, index) => 9_780_100_000_000 + index).join('\n'));
  await user.click(screen.getByRole('button', { name: 'Add to the List' }));
  await waitFor(() => expect(status()).toHaveTextContent('4,001 ISBNs added. 4,001 not found.'));
  const sizes = server.to('POST /api/UserLists/7/Isbns').map(({ body }) => JSON.parse(body).isbns.length);
  expect(sizes).toEqual([2_000, 2_000, 1]);
});

test('ISBNs without a title can be removed at once', async () => {
  const { user, store } = await open('/userLists?list=7');
  const missing = within(await screen.findByRole('region', { name: 'Not found (2)' }));
  await user.click(missing.getByRole('button', { name: 'Remove These from the List' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Not found/ })).not.toBeInTheDocument());
  expect([...store.get(7)!.isbns]).toEqual([one]);
});

test('selected titles are printed as reports', async () => {
  const { user } = await open('/userLists?list=7');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${one}`) }));
  await user.click(await screen.findByRole('button', { name: 'Print Projection Reports' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Projection Reports' }));
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(opened.mock.lastCall?.[0]).toBe('#/reports/projectionsMultiple');
  const stored = JSON.parse(window.localStorage.getItem('titlenet.multipleProjectionReport.1') ?? '');
  expect(stored.selections).toEqual([{ isbn: one, companyCode: '001', title: 'Title 0800' }]);
});

test('selected titles are removed from the list', async () => {
  const { user, store } = await open('/userLists?list=7');
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${one}`) }));
  await user.click(screen.getByRole('button', { name: 'Remove Selected' }));
  expect(await screen.findByText("1 ISBN removed from 'Autumn'.")).toBeInTheDocument();
  expect(store.get(7)!.isbns.has(one)).toBe(false);
});

test('selected titles of a shared list are added to an own list, or to a new one', async () => {
  const { user, store } = await open('/userLists?list=8');
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${two}`) }));
  await user.click(screen.getByRole('button', { name: 'Add to List' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Add 1 ISBN to a list' }));
  await screen.findByRole('dialog', { name: 'Add 1 ISBN to a list' });
  const choice = await dialog().findByRole('combobox', { name: 'List' });
  await waitFor(() => expect(choice).toHaveDisplayValue('Autumn (3)'));
  await user.click(dialog().getByRole('button', { name: 'Add' }));
  expect(await screen.findByText("1 ISBN added to 'Autumn'.")).toBeInTheDocument();
  expect(store.get(7)!.isbns.has(two)).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Add to List' }));
  await user.selectOptions(await dialog().findByRole('combobox', { name: 'List' }), 'New list');
  await user.type(dialog().getByRole('textbox', { name: /Name/ }), 'Copies');
  await user.click(dialog().getByRole('button', { name: 'Add' }));
  expect(await screen.findByText("1 ISBN added to 'Copies'.")).toBeInTheDocument();
  expect([...store.get(9)!.isbns]).toEqual([two]);
});

test('a search with the list is linked in each accessible division', async () => {
  await open('/userLists?list=7', undefined, permissions(['001', '006'], ['User']));
  const hrefs = (await screen.findAllByRole('link', { name: /^(HarperCollins|HQNA|HCCP)$/ })).map((link) =>
    link.getAttribute('href'),
  );
  expect(hrefs).toEqual([
    expect.stringMatching(/^#\/Searching\/PowerSearch\/HarperCollins\/result\?.*listManagerLists=7\b/),
    expect.stringMatching(/^#\/Searching\/PowerSearch\/HCCP\/result\?.*listManagerLists=7\b/),
  ]);
});

test('a list that is deleted or no longer shared shows a message', async () => {
  await open('/userLists?list=9');
  expect(await screen.findByText('This list does not exist, or is not shared with you any more.')).toBeInTheDocument();
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
});

test('lists that failed to load can be loaded again', async () => {
  const { user, server } = await open('/userLists', undefined, { 'GET /api/UserLists': () => failure(500) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /api/UserLists', () => [autumn]);
  await user.click(again);
  expect(await screen.findByRole('link', { name: /Autumn/ })).toBeInTheDocument();
});

test('pasted text is kept while another list is open, after Back and after a reload, and leaves the box when it is added [STORE-12]', async () => {
  const lists = [
    { list: autumn, isbns: [] },
    { list: { ...fair, isMine: true }, isbns: [] },
  ];
  const first = await open('/userLists?list=7', lists);
  await first.user.type(await pasteBox(), one);
  await first.user.click(screen.getByRole('link', { name: /Fair/ }));
  await screen.findByRole('heading', { name: 'Fair' });
  expect(await pasteBox()).toHaveValue('');
  window.history.back();
  await screen.findByRole('heading', { name: 'Autumn' });
  expect(await pasteBox()).toHaveValue(one);
  first.view.unmount();
  first.app.stop();

  const second = await open('/userLists?list=7', lists);
  expect(await pasteBox()).toHaveValue(one);
  await second.user.click(screen.getByRole('button', { name: 'Add to the List' }));
  expect(await screen.findByText('1 ISBN added.')).toBeVisible();
  expect(await pasteBox()).toHaveValue('');
  second.view.unmount();
  second.app.stop();
  await open('/userLists?list=7', lists);
  expect(await pasteBox()).toHaveValue('');
});

test('pasted text and the name of a new list survive the end of the session, in which they could not be sent [STORE-12]', async () => {
  const first = await open('/userLists?list=7');
  const refused: Record<string, Handler> = {
    'POST /api/UserLists/7/Isbns': () => failure(401, 'not-signed-in'),
    'POST /api/UserLists': () => failure(401, 'not-signed-in'),
    'POST /login/token': () => failure(400),
  };
  for (const [call, handler] of Object.entries(refused)) first.server.on(call, handler);
  await first.user.type(await pasteBox(), one);
  await first.user.click(screen.getByRole('button', { name: 'Add to the List' }));
  await waitFor(() => expect(first.left).toHaveLength(1));
  await first.user.click(screen.getByRole('button', { name: 'New List' }));
  await first.user.type(screen.getByRole('textbox', { name: /Name/ }), 'Winter{Enter}');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  first.view.unmount();
  first.app.stop();

  const second = await open('/userLists?list=7');
  expect(await pasteBox()).toHaveValue(one);
  await second.user.click(screen.getByRole('button', { name: 'New List' }));
  const name = () => screen.getByRole('textbox', { name: /Name/ });
  expect(name()).toHaveValue('Winter');
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await second.user.click(screen.getByRole('button', { name: 'New List' }));
  expect(name()).toHaveValue('');
});

test('text that the storage cannot take is kept while the page is open, and the browser asks before it is lost [STORE-13]', async () => {
  const { user } = await open('/userLists?list=7');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { getItem: () => null, setItem: full, removeItem: () => undefined };
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storage as unknown as Storage);
  await user.type(await pasteBox(), one);
  expect(leave()).toBe(true);
  await user.click(screen.getByRole('link', { name: /Fair/ }));
  await screen.findByRole('heading', { name: 'Fair' });
  window.history.back();
  expect(await pasteBox()).toHaveValue(one);
  await user.clear(await pasteBox());
  expect(leave()).toBe(false);
});
