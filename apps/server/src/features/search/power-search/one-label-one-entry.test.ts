import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importText } from '../../../../test/import-text.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { importRecords, type SentRecord } from '../../../ingest/house/house-files.test-data.ts';
import { rebuildTitles } from '../../../write-titles/rebuild-titles.ts';

/** A title of ONIX: rights for these countries, in this language, as a hardcover. */
const onix = (isbn: string, title: string, countries: string, language: string) => `<?xml version="1.0"?>
<ONIXMessage release="3.0"><Header><Sender><SenderName>Harbour Press</SenderName></Sender></Header>
<Product><RecordReference>${isbn}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement>
<TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
<Language><LanguageRole>01</LanguageRole><LanguageCode>${language}</LanguageCode></Language></DescriptiveDetail>
<PublishingDetail><Imprint><ImprintName>Harbour Press</ImprintName></Imprint>
<SalesRights><SalesRightsType>01</SalesRightsType><Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory>
</SalesRights></PublishingDetail></Product></ONIXMessage>`;

const lookup = (attribute: string, code: string, description: string) =>
  ({ kind: 'lookup', attribute, code, description }) as SentRecord;

let server: TestApp;

const house = (companyCode: string, isbn: string, title: string, bar: object, subrights: object, codes = {}) =>
  ({ kind: 'title', companyCode, isbn, bar: { title, ...bar }, sheet: { subrights }, codes }) as SentRecord;

const coded = (code: string, description: string) => [{ code, description }];
const words = { formatDesc: 'Hardcover', imprintDesc: 'Harbour Press' };

beforeAll(async () => {
  server = await createTestApp();
  await importText(server.database, onix('9780062040800', 'By ONIX', 'US CA', 'eng'), '001');
  await importRecords(server.database, [
    house(
      '001',
      '9780062040817',
      'By code',
      { ...words, tac: 'HC', tas: 'HBP', pubSeason: 'FALL', casBusinessUnit: 'ADULT' },
      { sellingTerritoriesList: ['US'], currentTerritoryCode: 'WEL' },
      { award: coded('CAL', 'Caldecott Medal'), childrenTopic: coded('B1', 'General') },
    ),
    house(
      '001',
      '9780062040824',
      'By name',
      { ...words, formatDesc: 'HARDCOVER', pubSeason: 'Fall 2026', casBusinessUnit: 'YOUNG' },
      { sellingTerritoriesList: ['United States', 'Commonwealth'], currentTerritoryCode: 'World English' },
      { award: coded('Caldecott Medal', 'Caldecott Medal'), childrenTopic: coded('A1', 'General') },
    ),
    house(
      '001',
      '9780062040831',
      'Another',
      { formatDesc: 'Paperback', imprintDesc: 'Quay', pubSeason: 'SPR' },
      { sellingTerritoriesList: ['Canada'], currentTerritoryCode: 'NA' },
    ),
    house('006', '9780310337508', 'By name', {}, { productLanguage: 'English', sellingTerritoriesList: ['World'] }),
    house('006', '9780310337515', 'By own code', {}, { hccpLanguageCode: 'E', sellingTerritoriesList: ['UK'] }),
    house('006', '9780310337522', 'Another', {}, { hccpLanguageCode: 'GER', sellingTerritoriesList: ['Mexico'] }),
  ]);
  await importText(server.database, onix('9780310337539', 'By ONIX', 'US', 'eng'), '006');
  // The labels come after the titles.
  await importRecords(server.database, [
    lookup('pubSeason', 'FALL', 'Fall 2026'),
    lookup('territory', 'WEL', 'World English'),
    lookup('language', 'E', 'English'),
  ]);
});
afterAll(() => server.close());

async function lists(
  form: 'HarperCollins' | 'HCCP' | 'BusinessGroup',
  query = '',
  person: 'employee' | 'hccp' = 'employee',
) {
  const url = `/api/Searching/PowerSearch/${form}${query}`;
  const answer = await server.app.inject({ url, headers: server.as(person) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function found(form: 'HarperCollins' | 'HCCP', values: object): Promise<string[]> {
  const url = `/api/Searching/PowerSearch/${form}`;
  const payload = { sortBy: form === 'HCCP' ? '1' : 'title', isShowCover: 'false', ...values };
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json()
    .data.map((row: { TITLE: string }) => row.TITLE)
    .sort();
}

describe('a selector has one entry for each label [G-204] [PSCOM-56]:', () => {
  test('territories, formats, imprints and seasons of the trade form', async () => {
    const { sellingTerritories, format, imprint, pubSeason, territory } = await lists('HarperCollins');
    expect(sellingTerritories).toEqual([
      { code: 'CA', description: 'Canada' },
      { code: 'Commonwealth', description: 'Commonwealth' },
      { code: 'US', description: 'United States' },
    ]);
    expect(format).toEqual([
      { code: 'HC', description: 'Hardcover' },
      { code: 'Paperback', description: 'Paperback' },
    ]);
    expect(imprint).toEqual([
      { code: 'HBP', description: 'Harbour Press' },
      { code: 'Quay', description: 'Quay' },
    ]);
    expect(pubSeason).toEqual([
      { code: 'FALL', description: 'Fall 2026' },
      { code: 'SPR', description: 'SPR' },
    ]);
    expect(territory).toEqual([
      { code: 'NA', description: 'NA' },
      { code: 'WEL', description: 'World English' },
    ]);
  });

  test('which has the same code beside other criteria', async () => {
    // Only the title that was sent with the imprint's name belongs to this group.
    const { imprint, format } = await lists('BusinessGroup', '?businessGroup=YOUNG');
    expect(imprint).toEqual([{ code: 'HBP', description: 'Harbour Press' }]);
    expect(format).toEqual([{ code: 'HC', description: 'Hardcover' }]);
  });

  test('codes of feeds included, but refinements of subjects have their own', async () => {
    const { award, childrenTopic } = await lists('HarperCollins');
    expect(award).toEqual([{ code: 'CAL', description: 'Caldecott Medal' }]);
    expect(childrenTopic).toEqual([
      { code: 'A1', description: 'General' },
      { code: 'B1', description: 'General' },
    ]);
  });

  test('languages of the Christian form', async () => {
    const { languagesList } = await lists('HCCP');
    expect(languagesList).toEqual([
      { code: 'eng', description: 'English' },
      { code: 'ger', description: 'German' },
    ]);
  });
});

describe('the titles of all codes of a label are found [G-204] [PSCOM-56]:', () => {
  const bothTrade = ['By code', 'By name'];

  test.each([
    [{ sellingTerritory: 'US' }, ['By ONIX', ...bothTrade]],
    [{ sellingTerritory: 'United States' }, ['By ONIX', ...bothTrade]],
    [{ sellingTerritory: 'CA' }, ['Another', 'By ONIX']],
    [{ format: ['HC'] }, ['By ONIX', ...bothTrade]],
    [{ format: ['Hardcover'] }, ['By ONIX', ...bothTrade]],
    [{ format: ['HC', 'Paperback'] }, ['Another', 'By ONIX', ...bothTrade]],
    [{ imprint: 'HBP' }, ['By ONIX', ...bothTrade]],
    [{ pubSeason: 'FALL' }, bothTrade],
    [{ pubSeason: 'Fall 2026' }, bothTrade],
    [{ territoryCode: 'WEL' }, bothTrade],
    [{ sellingTerritory: 'US', format: ['HC'], pubSeason: 'FALL' }, bothTrade],
    [{ sellingTerritory: 'FR' }, []],
    [{ award: 'CAL' }, bothTrade],
  ])('trade, %j', async (values, titles) => {
    expect(await found('HarperCollins', values)).toEqual(titles.toSorted());
  });

  const [equal, notEqual] = [4, 5];

  test.each([
    [{ language: 'eng' }, ['By ONIX', 'By name', 'By own code']],
    [{ language: 'E' }, ['By ONIX', 'By name', 'By own code']],
    [{ language: 'English' }, ['By ONIX', 'By name', 'By own code']],
    [{ language: 'ger' }, ['Another']],
    [{ sellingTerritory: 'GB', sellingTerritorySwitch: equal }, ['By name', 'By own code']],
    [{ sellingTerritory: 'US', sellingTerritorySwitch: equal }, ['By ONIX', 'By name']],
    [{ sellingTerritory: 'US', sellingTerritorySwitch: notEqual }, ['Another', 'By own code']],
  ])('Christian, %j', async (values, titles) => {
    expect(await found('HCCP', values)).toEqual(titles.toSorted());
  });
});

/** What bar and sheet show of the title that was sent with names in place of codes. */
async function shownByName() {
  const row = await server.database.batch
    .selectFrom('title')
    .innerJoin('title_document', 'title_id', 'id')
    .select(['bar', 'sheet'])
    .where('isbn', '=', '9780062040824')
    .executeTakeFirstOrThrow();
  const { pubSeason, descriptions } = JSON.parse(row.bar);
  const { subrights } = JSON.parse(`{${row.sheet}}`);
  return { pubSeason, descriptions, territory: subrights.currentTerritoryCode };
}

test('a name of an in-house list is shown as its code and words, and follows changed labels [G-204] [PSCOM-57]', async () => {
  expect(await shownByName()).toEqual({
    pubSeason: 'FALL',
    territory: 'WEL',
    descriptions: { pubSeason: 'Fall 2026', currentTerritoryCode: 'World English' },
  });
  await importRecords(server.database, [
    lookup('territory', 'WEL', 'World, English'),
    lookup('pubSeason', 'FALL2', 'Fall 2026'),
  ]);
  // WEL is called otherwise now, and two seasons have this name.
  expect(await shownByName()).toMatchObject({ pubSeason: 'Fall 2026', territory: 'World English' });
  await importRecords(server.database, [lookup('territory', 'WEL', 'World English')]);
  await importRecords(server.database, [lookup('pubSeason', 'FALL2', 'Fall 2027')]);
  expect(await shownByName()).toMatchObject({ pubSeason: 'FALL', territory: 'WEL' });
  // A code that is the same as a label is itself.
  await importRecords(server.database, [lookup('pubSeason', 'Fall 2026', 'Autumn')]);
  expect(await shownByName()).toMatchObject({ pubSeason: 'Fall 2026', descriptions: { pubSeason: 'Autumn' } });
});

test('countries of the house in words go before the codes of ONIX [G-204]', async () => {
  await importRecords(server.database, [
    house('001', '9780062040800', 'By ONIX', {}, { sellingTerritoriesList: ['Mexico'] }),
  ]);
  expect(await found('HarperCollins', { sellingTerritory: 'MX' })).toEqual(['By ONIX']);
  expect(await found('HarperCollins', { sellingTerritory: 'CA' })).toEqual(['Another']);
});

test('titles that an earlier version stored with a name as code are found after the rebuild [G-204] [PSCOM-57]', async () => {
  const { batch } = server.database;
  // As an earlier version left them: a code 'Canada' beside CA, and a title that has only this one.
  const term = 12 * 65_536 + 60_000;
  await sql`insert into term (attribute, number, code, description, folded, sort_key)
    values (12, 60000, 'Canada', 'Canada', 'canada', 'canada')`.execute(batch);
  await sql`insert into code_use values ('001', 0, ${term})`.execute(batch);
  await sql`update title set terms = array[${term}::integer] where isbn = '9780062040831'`.execute(batch);
  await sql`update title_derivation set version = ''`.execute(batch);
  await rebuildTitles(server.database, quietLog);
  const { sellingTerritories } = await lists('HarperCollins', '?refresh=1');
  expect(sellingTerritories.filter(({ description }: { description: string }) => description === 'Canada')).toEqual([
    { code: 'CA', description: 'Canada' },
  ]);
  expect(await found('HarperCollins', { sellingTerritory: 'CA' })).toContain('Another');
});
