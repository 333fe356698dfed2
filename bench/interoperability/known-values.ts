import type { BrowserSession } from '../browser-session.ts';
import type { KnownValues } from './sample-input.ts';

const searchAddress = '/Searching/PowerSearch/HarperCollins/result?title=the&titleSwitch=1';

/** Creates what paths of endpoints name, and writes the input whose meaning a schema cannot tell. */
export async function createKnownValues({ call }: BrowserSession): Promise<KnownValues> {
  const { data } = await call<{ data: { isbn: string }[] }>('/api/Searching/QuickSearch', { title: 'the', company: 1 });
  const isbn = data[0]?.isbn;
  if (!isbn) throw new Error('The demo catalogue has no title');
  const title = { companyCode: '001', isbn };
  const list = await call<{ id: number }>('/api/UserLists', { name: 'Check' });
  const search = await call<{ id: number }>('/api/SavedSearches', { name: 'Check', address: searchAddress });
  const pack = await call<{ id: number }>('/api/Packs', { name: 'Check' });
  const added = await call<{ added: number[] }>(`/api/Packs/${pack.id}/Titles`, { titles: [title] });
  const note = await call<{ id: number }>(`/api/TeamNotes/001/${isbn}/Notes`, { text: 'Check' });
  const job = await call<{ id: number }>('/api/Imports', { fileName: 'check.xml', size: 10 });
  return {
    path: {
      companyCode: '001',
      company: '001',
      productId: isbn,
      isbn,
      listId: list.id,
      searchId: search.id,
      packId: pack.id,
      titleId: added.added[0],
      noteId: note.id,
      'sendImportPiece.id': job.id,
    },
    query: { isbn, isbn10: isbn, companyCode: '001', company: '001', from: '2026-01-01', to: '2026-02-01', offset: 0 },
    bodies: {
      searchHarperCollins: { title: 'the', titleSwitch: 1 },
      searchHqna: { title_Value: 'the', title_Switch: 1 },
      searchHccp: { title: 'the', titleSwitch: 1 },
      quickSearch: { title: 'the', company: 1 },
      countQuickSearchFacets: { title: 'the', company: 1 },
      findQuickSearchAlternatives: { title: 'teh', company: 1 },
      exportSearch: { isbns: [isbn] },
      exportHqnaSearch: { isbns: [isbn] },
      exportHccpSearch: { isbns: [isbn] },
      getTitleSheetBatch: { titles: [{ companyCode: '001', productId: isbn }] },
      savePreference: ['KEYNOTE'],
      saveHccpFields: [9],
      addToUserList: { isbns: [isbn] },
      removeFromUserList: { isbns: [isbn] },
      saveSearch: { name: 'Check again', address: searchAddress },
      recordSearch: { address: searchAddress },
      followTitles: { titles: [title] },
      addToPack: { listId: list.id },
      findCustomizedPublicity: { startDate: '2026-01-01T00:00:00', endDate: '2026-12-31T00:00:00' },
      checkOnixExport: { companyCode: '001', isbns: [isbn] },
      exportOnix: { companyCode: '001', isbns: [isbn] },
      markNewsRead: { until: '2026-01-01T00:00:00' },
      sharePack: { forAll: 'none', members: [{ subject: 'demo-trade', role: 'reader' }] },
      recordPackDecision: { decision: 'Reprint', isTag: true, quantity: 500, followUp: '', base: 0 },
      sendImportPiece: new Blob(['<ONIX />\n\n']),
    },
  };
}
