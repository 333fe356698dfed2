import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { searchCalendar } from './search-calendar.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => void vi.unstubAllEnvs());

test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
  'the day of the last visit is that of the company, also on a server in the zone %s [G-180]',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    await database.db.deleteFrom('user_visit').execute();
    // In New York the evening of the 19th.
    await database.db
      .insertInto('user_visit')
      .values({ subject: 'ada', seen_at: '2026-11-20T03:00:00Z', previous_at: null })
      .execute();
    const form = powerSearchForms.HarperCollins;
    const calendar = await searchCalendar(database.db, form, { onSaleDatePeriod: 'sinceLastVisit' }, 'ada');
    expect(calendar.lastVisit).toBe('2026-11-19');
  },
);
