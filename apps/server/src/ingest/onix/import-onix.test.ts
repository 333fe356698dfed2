import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { FeedFileMissingError, findFeedFiles } from '../feed-files.ts';
import { type ImportReport, reportLines } from '../runs/import-report.ts';
import { importOnix } from './import-onix.ts';
import { readImprintCompanies } from './imprint-companies.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-import-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => sql`truncate title, term, feed_run restart identity cascade`.execute(database.db));

interface Product {
  reference: string;
  isbn: string;
  title: string;
  notification?: string;
  imprint?: string;
}

const product = ({ reference, isbn, title, notification = '03', imprint = 'Harbour Press' }: Product) => `
  <Product>
    <RecordReference>${reference}</RecordReference>
    <NotificationType>${notification}</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm>
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
        <TitleText>${title}</TitleText></TitleElement></TitleDetail>
    </DescriptiveDetail>
    <PublishingDetail>
      <Imprint><ImprintName>${imprint}</ImprintName></Imprint>
    </PublishingDetail>
  </Product>`;

const message = (products: string[], sent = '20260101T1200') => `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
  <Header><Sender><SenderName>Harbour Press</SenderName></Sender><SentDateTime>${sent}</SentDateTime></Header>
  ${products.join('')}
</ONIXMessage>`;

const keeper = { reference: 'hp-1', isbn: '9780062040800', title: 'The Lantern Keeper' };
const tides = { reference: 'hp-2', isbn: '9780061122415', title: 'Tides' };

async function importText(
  text: string,
  { company = '001' }: { company?: CompanyCode | null } = {},
): Promise<ImportReport> {
  const path = join(folder, 'feed.xml');
  await writeFile(path, text);
  const [file] = await findFeedFiles([path]);
  const imprintCompanies = await readImprintCompanies(join(folder, 'imprints.json'));
  return importOnix(file!, {
    database,
    company: company ?? undefined,
    imprintCompanies,
    startedBy: 'test',
    onProgress: () => undefined,
  });
}

const storedTitles = async () =>
  (await database.db.selectFrom('title').select(['title', 'company_code', 'is_deleted']).orderBy('isbn').execute()).map(
    (row) => `${row.company_code} ${row.title}${row.is_deleted ? ' (deleted)' : ''}`,
  );

describe('an ONIX file', () => {
  test('is imported, and the report counts every record', async () => {
    const report = await importText(message([product(keeper), product(tides)]));
    expect(report).toMatchObject({ read: 2, added: 2, updated: 0, unchanged: 0, deleted: 0, rejected: [] });
    expect(await storedTitles()).toEqual(['001 Tides', '001 The Lantern Keeper']);
  });

  test('that was already imported is not read again', async () => {
    await importText(message([product(keeper)]));
    const again = await importText(message([product(keeper)]));
    expect(again).toMatchObject({ isKnownFile: true, read: 0 });
    expect(reportLines(again)[0]).toMatch(/unchanged since it was imported/);
  });

  test('sent again with changes updates only the changed records', async () => {
    await importText(message([product(keeper), product(tides)]));
    const next = message([product({ ...keeper, title: 'The Lantern Keepers' }), product(tides)], '20260201T1200');
    expect(await importText(next)).toMatchObject({ read: 2, updated: 1, unchanged: 1 });
    expect(await storedTitles()).toEqual(['001 Tides', '001 The Lantern Keepers']);
  });

  test('sent out of order never overwrites newer records', async () => {
    await importText(message([product({ ...keeper, title: 'New' })], '20260201T1200'));
    expect(await importText(message([product({ ...keeper, title: 'Old' })], '20260101T1200'))).toMatchObject({
      older: 1,
    });
    expect(await storedTitles()).toEqual(['001 New']);
  });

  test('deletes the titles with notification 05', async () => {
    await importText(message([product(keeper)]));
    const gone = message([product({ ...keeper, notification: '05' })], '20260301T1200');
    expect(await importText(gone)).toMatchObject({ deleted: 1 });
    expect(await storedTitles()).toEqual(['001 The Lantern Keeper (deleted)']);
  });

  test('does not change house data', async () => {
    await saveAsHouse(database, [titleRecord({ bar: { title: 'House Title', salesMarketingCode: 'AV' } })]);
    expect(await importText(message([product(keeper)]))).toMatchObject({ updated: 1 });
    expect(await storedTitles()).toEqual(['001 House Title']);
  });

  test('with a bad record rejects only that one, with its location', async () => {
    const bad =
      '<Product><RecordReference>hp-9</RecordReference><NotificationType>03</NotificationType><Title></Product>';
    const report = await importText(message([product(keeper), bad, product(tides)]));
    expect(report).toMatchObject({ read: 3, added: 2 });
    expect(report.rejected).toHaveLength(1);
    expect(report.rejected[0]!.line).toBeGreaterThan(4);
    expect(reportLines(report).join('\n')).toMatch(/1 rejected\n {2}line \d+, byte \d+/);
    const kept = await database.db.selectFrom('feed_rejection').select(['reason', 'line']).execute();
    expect(kept).toEqual([{ reason: report.rejected[0]!.reason, line: report.rejected[0]!.line }]);
  });

  test('reports its warnings with their records in lines and in the stored run', async () => {
    const detail = '<ProductFormDetail>B999</ProductFormDetail>';
    const odd = (text: string) => text.replace('<TitleDetail>', `${detail}<TitleDetail>`);
    const nameless = product({ ...keeper, isbn: '9780060935467', reference: 'hp-3' }).replace(
      /<TitleDetail>[\s\S]*<\/TitleDetail>/,
      '',
    );
    const update = product({ reference: 'hp-4', isbn: '9780062040817', title: '', notification: '04' });
    const report = await importText(
      message([
        odd(product(keeper)),
        odd(product(tides)),
        nameless,
        update.replace(/<Desc[\s\S]*Detail>\s*<Pub/, '<Pub'),
      ]),
    );
    expect(report).toMatchObject({ read: 4, rejectedCount: 0, warnings: 5 });
    const lines = reportLines(report);
    expect(lines[0]).toContain('5 warnings');
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^ {2}warning: DescriptiveDetail\/ProductFormDetail: Unknown code "B999", in 2 records; first line 5, byte \d+, hp-1$/,
      ),
      expect.stringMatching(
        /^ {2}warning: No title: taken as an update .*, in one record; first line 31, byte \d+, hp-3$/,
      ),
      expect.stringMatching(
        /^ {2}warning: Updates a record that has not come.*, in 2 records; first line 31, .* hp-3$/,
      ),
      '  ONIX: DescriptiveDetail/ProductFormDetail: Not in list 175 "B999", in 2 records; first line 11, hp-1',
      '  ONIX: DescriptiveDetail: No TitleDetail, in one record; first line 35, hp-3',
    ]);
    const run = await database.db.selectFrom('feed_run').select('report').executeTakeFirstOrThrow();
    expect(run.report).toMatchObject({
      warnings: 5,
      warned: {
        warnings: [
          {
            path: 'DescriptiveDetail/ProductFormDetail',
            value: 'B999',
            count: 2,
            examples: [{ recordReference: 'hp-1', isbn: keeper.isbn, line: 5 }, { recordReference: 'hp-2' }],
          },
          { message: expect.stringContaining('No title') as string },
          { message: expect.stringContaining('has not come') as string },
        ],
      },
      faults: 3,
    });
  });

  test('warns of a reference that is used for two ISBNs, and of two references for one ISBN', async () => {
    const report = await importText(
      message([product(keeper), product(tides), product({ ...tides, reference: keeper.reference, title: 'Tides 2' })]),
    );
    expect(report).toMatchObject({ read: 3, rejectedCount: 0, warnings: 2 });
    expect(reportLines(report).slice(1)).toEqual([
      expect.stringMatching(
        /^ {2}warning: RecordReference: The reference was of another ISBN before "9780062040800", in one record; .* hp-1$/,
      ),
      expect.stringMatching(
        /^ {2}warning: RecordReference: The sender has another record of this ISBN "hp-2", in one record; .* hp-1$/,
      ),
    ]);
    const again = await importText(message([product({ ...keeper, reference: 'hp-9' })]));
    expect(again.warnings).toBe(0);
    const third = await importText(message([product({ ...keeper, title: 'Keeper 2', reference: 'hp-10' })]));
    expect(reportLines(third)[1]).toContain('The sender has another record of this ISBN "hp-9"');
  });

  test('an acknowledgement of a title does not empty it', async () => {
    await importText(message([product(keeper)]));
    const record = `<Product><RecordReference>hp-1</RecordReference><NotificationType>03</NotificationType></Product>`;
    const report = await importText(
      message([record], '20260201T1200').replaceAll('ONIXMessage', 'ONIXMessageAcknowledgement'),
    );
    expect(report.unreadable).toContain('<ONIXMessageAcknowledgement>');
    // Its reason is enough: it is not also a message without products.
    expect(report.notices).toEqual([]);
    expect(await storedTitles()).toEqual(['001 The Lantern Keeper']);
  });

  test('that cannot be read is rejected with a message and stores nothing', async () => {
    const report = await importText('this is a shopping list');
    expect(report.unreadable).not.toBeNull();
    expect(reportLines(report)).toEqual([`${join(folder, 'feed.xml')}: cannot be read: ${report.unreadable}`]);
    expect(await storedTitles()).toEqual([]);
  });
});

describe('without --company', () => {
  test('the imprint decides, and a record with an unknown imprint is rejected', async () => {
    await writeFile(join(folder, 'imprints.json'), JSON.stringify({ 'harbour press': '003' }));
    const text = message([product(keeper), product({ ...tides, imprint: 'Elsewhere' })]);
    const report = await importText(text, { company: null });
    expect(await storedTitles()).toEqual(['003 The Lantern Keeper']);
    expect(report.rejected).toMatchObject([
      { recordReference: 'hp-2', reason: expect.stringContaining('"Elsewhere"') },
    ]);
  });

  test('a table of imprints with an unknown company is rejected with its name', async () => {
    const path = join(folder, 'wrong.json');
    await writeFile(path, JSON.stringify({ 'Harbour Press': '999' }));
    await expect(readImprintCompanies(path)).rejects.toThrow(/wrong\.json: Harbour Press/);
    await writeFile(path, '{');
    await expect(readImprintCompanies(path)).rejects.toThrow(/is not JSON/);
  });
});

test('the files of a folder are imported by name, and a missing path is an error', async () => {
  await writeFile(join(folder, 'b.onix'), message([product(tides)]));
  await writeFile(join(folder, 'a.xml'), message([product(keeper)]));
  const names = (await findFeedFiles([folder])).map((file) => file.name);
  expect(names.slice(0, 2)).toEqual([join(folder, 'a.xml'), join(folder, 'b.onix')]);
  await expect(findFeedFiles([join(folder, 'nothing')])).rejects.toThrow(FeedFileMissingError);
});
