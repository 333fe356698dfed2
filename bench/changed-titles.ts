import { setTimeout as sleep } from 'node:timers/promises';
import { companyCodes } from '@titlenet/catalogue/companies';
import { dayAfter, localDay } from '@titlenet/catalogue/formatting/days';
import type { OpenDatabase } from '@titlenet/server/database/connection';
import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';
import { amount } from './amount.ts';
import { summarise } from './harness/statistics.ts';
import { changeTitles, deleteChanges } from './marked-changes.ts';
import { ms, table } from './report.ts';
import { drawSamples } from './samples.ts';
import type { RunningServer } from './server.ts';

/** Name of the people of the server who search meanwhile, without their number. */
const NAME = 'bench-person-';
/** Their pause between two searches. */
const THINK_MS = 1_000;
const PER_SHAPE = amount(30);
const ROUNDS = amount(40);
const MONTH_DAYS = 30;
const BUDGET = 300;

/**
 * Reads the changed titles of all companies in a month, 20,000 titles, while ten people search: each time another range
 * of days, which is computed, then the same one again.
 */
export async function measureChangedTitles(server: RunningServer, { batch }: OpenDatabase): Promise<string> {
  await cleanUp(batch);
  try {
    await changeTitles(batch);
    await sql`
      insert into permission (subject, display_name, companies, roles)
      select ${NAME}::text || p, '', ${companyCodes}::text[], array['User']
      from generate_series(0, ${server.people.length - 1}::integer) p`.execute(batch);
    const samples = (await drawSamples(batch, 1, PER_SHAPE)).flatMap((shape) => shape.samples);
    const office = new AbortController();
    const searches: number[] = [];
    const people = server.people.map(async (headers, person) => {
      for (let turn = person; !office.signal.aborted; turn += server.people.length) {
        const { field, value, division } = samples[turn % samples.length]!;
        const path = `${server.address}/api/Searching/QuickSearch`;
        searches.push(await timed(path, headers, { [field]: value, company: division }));
        await sleep(THINK_MS);
      }
    });
    const computed: number[] = [];
    const again: number[] = [];
    const today = localDay(new Date());
    for (let round = 0; round < ROUNDS; round += 1) {
      const days = `from=${dayAfter(today, -MONTH_DAYS - round)}&to=${dayAfter(today, 1)}`;
      const path = `${server.address}/api/ChangedTitles?period=range&${days}`;
      computed.push(await timed(path, server.headers));
      again.push(await timed(path, server.headers));
    }
    office.abort();
    await Promise.all(people);
    const line = (what: string, times: number[]) => {
      const { p50, p95, worst } = summarise(times);
      return [what, ms(p50), ms(p95), ms(worst)];
    };
    return table(
      ['while ten people search', 'p50 ms', `p95 ms ≤ ${BUDGET}`, 'worst ms'],
      [line('changed titles, computed', computed), line('the same again', again), line('their searches', searches)],
    );
  } finally {
    await cleanUp(batch);
  }
}

async function cleanUp(db: Kysely<Tables>): Promise<void> {
  await deleteChanges(db);
  await sql`delete from permission where subject like ${`${NAME}%`}`.execute(db);
}

/** Milliseconds from a request to the last byte of its response. */
async function timed(url: string, headers: Record<string, string>, body?: object): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  return performance.now() - start;
}
