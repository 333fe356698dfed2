import { online } from '@titlenet/catalogue/sheet/online';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const advertising = {
  advertising: '<p>National print campaign</p>',
  promotion: '<p>Reading group guide</p>',
  promoPeriods: 'Spring, Summer',
  inStoreMaterials: [{ isbn: '9780062040817', configuration: '8-copy', type: 'Floor display' }],
};
const onlineMarketing = {
  onlineMember: 'Vale, Iris',
  onlineContact: 'iris.vale@example.com',
  hasContactInfo: true,
  authorSocialMedia: [{ description: 'Letters', url: 'https://letters.example.com/marsh' }],
  artistSocialMedia: [],
  authorPerksCount: 3,
  onlineMarketingCampaign: '<p>Newsletter</p>',
  notes: [
    {
      startTime: '2026-03-01T00:00:00',
      endTime: null,
      publication: 'The Reader',
      retialAffiliate: 'Harbour Books',
      promoDescription: 'Banner',
      effectivenes: 'Good',
    },
  ],
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const sheet = { marketing: { ...advertising, director: 'Not for this call' }, online: onlineMarketing };
  await saveAsHouse(server.database, [titleRecord({ sheet }), titleRecord({ isbn: '9791234567896', sheet })]);
});
afterAll(() => server.close());

const ask = (call: string, isbn: string, as: PersonName = 'trade') =>
  server.app.inject({ url: `/api/TitleSheet/${call}?isbn10=${isbn}`, headers: server.as(as) });

test('Advertising returns advertising and promotion, and nothing else of the section [COOP-24]', async () => {
  expect((await ask('Advertising', '0062040804')).json()).toEqual(advertising);
});

test('OnlineMarketing returns the online section with every field [COOP-25]', async () => {
  const answer = (await ask('OnlineMarketing', '0062040804')).json();
  expect(answer).toEqual(onlineMarketing);
  expect(Object.keys(answer).sort()).toEqual(online.entries.map(({ name }) => name).sort());
});

describe.each(['Advertising', 'OnlineMarketing'])('%s', (call) => {
  test('does not match the address of a sheet, in any case (G-53)', async () => {
    expect((await ask(call.toLowerCase(), '0062040804')).json()).toEqual((await ask(call, '0062040804')).json());
  });

  test('accepts an ISBN-13 (G-121)', async () => {
    expect((await ask(call, '9791234567896')).json()).toEqual((await ask(call, '0062040804')).json());
  });

  test('answers a title of another company like an unknown one (G-165)', async () => {
    const answers = await Promise.all([ask(call, '0062040804', 'hqna'), ask(call, '9780000000002', 'hqna')]);
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([200, 'null']);
  });

  test('answers a text that is no ISBN like an unknown title [G-291]', async () => {
    const { statusCode, body } = await ask(call, 'lantern');
    expect([statusCode, body]).toEqual([200, 'null']);
  });
});
