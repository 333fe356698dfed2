import { titleSheetPrintDefaults } from '@titlenet/catalogue/constants';
import { expect, test } from 'vitest';
import { configuration, deferredResponse, failure, fakeServer } from '../../../test/fake-server.ts';
import { titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';
import { titleSheetFile } from './title-sheet-file.ts';

test('a file names the titles that fail in the order of the selection, whichever fails first, also offline [PRINT-61]', async () => {
  const slow = deferredResponse();
  const bar = (productId: number) => titleBar({ productId, title: `Title ${productId}` });
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  fakeServer({
    ...titleHandlers(bar(8), titleSheet()),
    'GET /api/TitleSheet/001/8': () => slow.response,
    ...titleHandlers(bar(12), titleSheet()),
    'GET /api/TitleSheet/001/4': offline,
    'GET /api/TitleSheet/001/4/bar': offline,
    ...Object.fromEntries(Object.entries(titleHandlers(bar(6), titleSheet())).map(([call]) => [call, () => 'null'])),
  });
  const file = titleSheetFile(
    ['8', '12', '4', '6'].map((productId) => ({ companyCode: '001' as const, productId })),
    {
      format: 'html',
      options: { ...titleSheetPrintDefaults, medium: 'download' },
      pictures: configuration.pictures,
      sectionsOf: () => [0],
      signal: new AbortController().signal,
      // The first title fails after the others.
      onProgress: (loaded) => {
        if (loaded === 3) slow.send(failure(500));
      },
      onMade: () => undefined,
      onWait: () => undefined,
    },
  );
  const { missing, content } = await file;
  expect(missing).toEqual([
    { name: 'Title 8 · 9780061120084', reason: 'Could not be loaded: internal.' },
    { name: 'Trade 4', reason: 'Could not be loaded: the server did not respond.' },
    { name: 'Trade 6', reason: 'Unknown: there is no title of this number.' },
  ]);
  const page = new DOMParser().parseFromString(await content.text(), 'text/html');
  const terms = [...page.querySelectorAll('[aria-label="Titles that could not be included"] dt')];
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Title 8 · 9780061120084', 'Trade 4', 'Trade 6']);
});
