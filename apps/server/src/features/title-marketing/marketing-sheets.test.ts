import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const sheet = {
  editorial: { editor: 'Vale, Iris', artistId: 'A1' },
  marketing: {
    director: 'Marsh, Eleanor',
    wipPrePubl: '<p>Proofs in March</p>',
    advertising: '<p>Print</p>',
    promotion: '<p>Posters</p>',
    educational: '<p>Lesson plans</p>',
    inStoreMaterials: [{ isbn: '9780062040817', configuration: '8-copy', type: 'Floor display' }],
  },
  online: { onlineMarketingCampaign: '<p>Newsletter</p>' },
  publicity: { publicist: 'Finch, Robin', campaign: '<p>Tour</p>' },
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const bar = {
    title: 'The Paper Fox',
    longSubtitle: 'A Story',
    author1: 'Lark, Wren',
    author2: 'Heron, Jay',
    isbn10: '0062040812',
    imprintDesc: 'Lantern',
    pubSeason: 'SP',
    pubYear: 2026,
    editorialImprintDesc: 'Lantern Kids',
    editorialCategoryDesc: 'Picture Books',
    releaseDate: '2026-02-03T00:00:00',
    onSaleDate: '2026-02-17T00:00:00',
    price: 18.99,
    formatDesc: 'Hardcover',
  };
  await saveAsHouse(server.database, [
    titleRecord({ companyCode: '003', productId: 1, isbn: '9780062040817', sheet, bar }),
    titleRecord({
      companyCode: '003',
      productId: 4,
      isbn: '9780062040862',
      sheet,
      bar,
      stored: { artist2: 'Crane, Ida' },
    }),
    titleRecord({
      companyCode: '003',
      productId: 5,
      isbn: '9780062040879',
      sheet,
      bar: { ...bar, author2: 'Finch, Robin' },
      stored: { creditRoles: 'A01; A01', artist2: 'Crane, Ida' },
    }),
    titleRecord({ companyCode: '003', productId: 2, isbn: '9780062040855', bar: { title: 'Second' } }),
    titleRecord({ companyCode: '001', productId: 3, isbn: '9780062040800', bar: { title: 'Adult' } }),
  ]);
});
afterAll(() => server.close());

const ask = async (productIds: unknown[], as: PersonName = 'employee') =>
  server.app.inject({
    method: 'POST',
    url: '/api/TitleSheet/MarketingSheets',
    headers: server.as(as),
    payload: { productIds },
  });

test('a marketing sheet has content, people and notes of the title [CHMS-05..CHMS-34, CHMS-40]', async () => {
  const [answer] = (await ask([1])).json();
  expect(answer.content).toEqual({
    title: 'The Paper Fox',
    longSubtitle: 'A Story',
    isbn13: '9780062040817',
    isbn10: '0062040812',
    imprintDesc: 'Lantern',
    formatDesc: 'Hardcover',
    price: 18.99,
    pubSeason: 'SP',
    pubYear: 2026,
    releaseDate: '2026-02-03T00:00:00',
    onSaleDate: '2026-02-17T00:00:00',
    editorialImprintDesc: 'Lantern Kids',
    editorialCategoryDesc: 'Picture Books',
    editor1: 'Vale, Iris',
    marketingDirector: 'Marsh, Eleanor',
    publicist: 'Finch, Robin',
  });
  expect(answer.author).toEqual({ auth1: 'Lark, Wren', auth2: null, artist1: 'Heron, Jay', artist2: null });
  expect(answer.notes).toEqual({
    prePublicationNote: '<p>Proofs in March</p>',
    advertisingNote: '<p>Print</p>',
    promotionNote: '<p>Posters</p>',
    onlinePromotionNote: '<p>Newsletter</p>',
    publicityNote: '<p>Tour</p>',
    schoolAndLibraryMarketingNote: '<p>Lesson plans</p>',
  });
  expect(answer.marketingDisplays).toEqual([{ isbn: '9780062040817', configuration: '8-copy', type: 'Floor display' }]);
  expect(answer.publicity).toEqual([]);
  expect(answer.coopData).toMatchObject({ coopContracts: [], retailPlacements: [] });
});

test('the second artist is a stored field; a second name with the role of an author is no artist [CHMS-22, CHMS-23, CHMS-24]', async () => {
  const [illustrated, ofTwoAuthors] = (await ask([4, 5])).json();
  expect(illustrated.author).toEqual({
    auth1: 'Lark, Wren',
    auth2: null,
    artist1: 'Heron, Jay',
    artist2: 'Crane, Ida',
  });
  expect(ofTwoAuthors.author).toEqual({
    auth1: 'Lark, Wren',
    auth2: 'Finch, Robin',
    artist1: 'Crane, Ida',
    artist2: null,
  });
});

test('sheets come in the order asked; unknown titles and those of other companies are left out', async () => {
  const answer = (await ask([2, 3, 99, 1])).json();
  expect(answer.map(({ productId }: { productId: number }) => productId)).toEqual([2, 1]);
});

test('a person without the company gets what an unknown title gets', async () => {
  const answer = await ask([1], 'trade');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});

test('an id that is no number is refused', async () => {
  expect((await ask(['abc'])).statusCode).toBe(400);
});

test('the call is documented under its operation name [CHMS-41]', async () => {
  const { paths } = (await server.app.inject({ url: '/api/docs/json' })).json();
  expect(paths['/api/TitleSheet/MarketingSheets'].post.operationId).toBe('getChMarketingSheet');
});
