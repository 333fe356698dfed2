import { Agent, get } from 'node:http';
import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';
import { amount } from './amount.ts';
import { type Summary, summarise } from './harness/statistics.ts';
import { seededRandom } from './random.ts';
import type { RunningServer } from './server.ts';

/** Times in the server of one report, in ms. */
export interface ReportTimes {
  operation: string;
  times: Summary;
}

const READINGS = amount(300, 5);
/** Reports read before the measurement, because the first requests of a server compile its code. */
const WARM_UP = amount(100);

interface Title {
  company: string;
  isbn: string;
}

/** Titles that have sales of months or projections, so that no report is empty in all of its readings. */
async function drawTitles(db: Kysely<Tables>, seed: number): Promise<Title[]> {
  const { rows } = await sql<Title>`
    (select distinct company_code as company, isbn from projection_report order by 1, 2 limit 2000)
    union (select distinct company_code as company, isbn from weekly_sales order by 1, 2 limit 2000)
    order by 1, 2`.execute(db);
  const random = seededRandom(seed);
  return Array.from({ length: WARM_UP + READINGS }, () => rows[Math.floor(random() * rows.length)]!);
}

function read({ address, headers }: RunningServer, agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = get(address + path, { agent, headers }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: not answered`))));
      answer.resume();
    });
    call.on('error', reject);
  });
}

/** Reads each report of different titles, one after the other. */
export async function measureReports(server: RunningServer, db: Kysely<Tables>, seed: number): Promise<ReportTimes[]> {
  const titles = await drawTitles(db, seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measured: ReportTimes[] = [];
  for (const { operation } of reportDefinitions) {
    const paths = titles.map(({ company, isbn }) => `/api/Reports/${company}/${isbn}/${operation}`);
    for (const path of paths.slice(0, WARM_UP)) await read(server, agent, path);
    await server.takeTimes();
    for (const path of paths.slice(WARM_UP)) await read(server, agent, path);
    measured.push({ operation, times: summarise(await server.takeTimes()) });
  }
  agent.destroy();
  return measured;
}
