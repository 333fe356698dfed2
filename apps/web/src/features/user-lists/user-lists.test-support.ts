import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { type SearchRow, searchRowFields } from '@titlenet/catalogue/quick-search-result';
import { required } from '@titlenet/catalogue/required';
import type { UserList } from '@titlenet/contract/user-lists';
import { type Call, failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

/** A row of a list: the last six digits of its ISBN are the product id. */
export const row = (isbn: string, change: Partial<SearchRow> = {}): SearchRow => ({
  ...emptyRecord(searchRowFields),
  isbn,
  productId: Number(isbn.slice(-6)),
  title: `Title ${isbn.slice(-4)}`,
  companyCode: '001',
  reissueNo: 0,
  ...change,
});

export const autumn: UserList = { id: 7, name: 'Autumn', owner: 'Ada Reader', isMine: true, isShared: false, size: 3 };
export const fair: UserList = { id: 8, name: 'Fair', owner: 'Ben Seller', isMine: false, isShared: true, size: 1 };
export const one = '9780062040800';
export const two = '9780061122415';
export const unknown = '9780062040879';

/** A server that stores lists in memory. */
function listServer(initial: { list: UserList; isbns: string[] }[], handlers: Record<string, Handler> = {}) {
  const store = new Map(initial.map((entry) => [entry.list.id, { ...entry, isbns: new Set(entry.isbns) }]));
  const entryOf = (id: number) => required(store.get(id), 'a list');
  const listOf = (id: number) => ({ ...entryOf(id).list, size: entryOf(id).isbns.size });
  const known: Record<string, SearchRow> = { [one]: row(one), [two]: row(two, { companyCode: '003', reissueNo: 2 }) };
  const body = (call: Call) => JSON.parse(call.body);
  const unseen = (isbns: Iterable<string>) => ({
    notFound: [...isbns].filter((isbn) => !known[isbn]),
  });
  const ofList: Record<string, Handler> = {};
  for (const id of [7, 8, 9]) {
    const base = `/api/UserLists/${id}`;
    ofList[`GET ${base}`] = () =>
      store.has(id)
        ? {
            list: listOf(id),
            shown: entryOf(id).isbns.size,
            rows: [...entryOf(id).isbns].flatMap((isbn) => known[isbn] ?? []),
            ...unseen(entryOf(id).isbns),
          }
        : failure(404, 'not-found');
    ofList[`PUT ${base}`] = (call) => Object.assign(entryOf(id).list, body(call));
    ofList[`DELETE ${base}`] = () => {
      store.delete(id);
      return new Response(null, { status: 204 });
    };
    ofList[`POST ${base}/Isbns`] = (call) => {
      const isbns: string[] = body(call).isbns;
      const fresh = isbns.filter((isbn) => !entryOf(id).isbns.has(isbn));
      for (const isbn of fresh) entryOf(id).isbns.add(isbn);
      const present = isbns.filter((isbn) => !fresh.includes(isbn));
      return { added: fresh.length, alreadyThere: present.length, present, ...unseen(isbns) };
    };
    ofList[`POST ${base}/Isbns/Remove`] = (call) => {
      const isbns: string[] = body(call).isbns;
      const absent = isbns.filter((isbn) => !entryOf(id).isbns.delete(isbn));
      return { removed: isbns.length - absent.length, absent };
    };
  }
  const server = fakeServer({
    'GET /api/UserLists': () => [...store.keys()].map(listOf),
    'POST /api/UserLists': (call) => {
      store.set(9, { list: { ...autumn, id: 9, ...body(call) }, isbns: new Set() });
      return listOf(9);
    },
    ...ofList,
    ...handlers,
  });
  return { server, store };
}

/** Opens the page with a server that stores these lists. */
export async function open(
  address = '/userLists',
  lists = [
    { list: autumn, isbns: [one, unknown, '9780062040848'] },
    { list: fair, isbns: [two] },
  ],
  handlers: Record<string, Handler> = {},
) {
  giveElementsSize();
  const kept = listServer(
    lists.map(({ list, isbns }) => ({ list: { ...list }, isbns })),
    handlers,
  );
  const rendered = renderApp(address);
  await waitUntilSignedIn();
  await screen.findByRole('heading', { name: 'User Lists' });
  return { ...rendered, ...kept };
}

/** The box for pasted ISBNs. */
export const pasteBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Paste ISBNs' });

/** The line that says what was read or done. */
export const status = () => within(screen.getByRole('region', { name: 'Paste ISBNs' })).getByRole('status');
