import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { longText, rowsOf, sendExport } from './large-rows.test-data.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const flash = (index: number) => ({ title: longText(2_000, index), event: longText(8_000, index), runDate: 'TBA' });
test.each([
  ['excel/publicityFlash', { rows: rowsOf(flash) }],
  ['PublicityFlash/Excel', { rows: rowsOf(flash) }],
  [
    'Table/Excel',
    {
      name: 'Promotions',
      columns: [{ name: 'text', label: 'Text', type: 'text' }],
      rows: rowsOf((index) => ({ text: longText(10_000, index) })),
    },
  ],
])(
  '2,000 rows with long texts are accepted by POST /api/Export/%s [G-193]',
  async (path, payload) => {
    expect(JSON.stringify(payload).length).toBeGreaterThan(20_000_000);
    expect((await sendExport(server, path, payload)).statusCode).toBe(200);
  },
  120_000,
);
