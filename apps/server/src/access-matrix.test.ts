import { readdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { type CompanyCode, companyCodes, companyOf } from '@titlenet/catalogue/companies';
import { emptyRecord } from '@titlenet/catalogue/field';
import { publicity } from '@titlenet/catalogue/sheet/publicity';
import type { Endpoint } from '@titlenet/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessMatrix, matrixIsbn, matrixProductId, unknownIsbn } from '../test/access-matrix.ts';
import type { MatrixLine } from '../test/matrix-line.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../test/test-titles.ts';

const CONTRACT = new URL('../../../packages/contract/src/', import.meta.url);

/** Role names as the directory spells them, with the roles they give (G-20) and the lines that each proves. */
const roleNames = {
  Administrator: { gives: ['employee', 'user', 'cacheClearer'], proves: '[PERM-04]' },
  HarperCollinsEmployee: { gives: ['employee'], proves: '[PERM-06]' },
  User: { gives: ['user'], proves: '[PERM-07]' },
  CacheClearer: { gives: ['cacheClearer'], proves: '[PERM-05]' },
  employee: { gives: ['employee'], proves: '[PERM-01]' },
  user: { gives: ['user'], proves: '[PERM-02]' },
  cacheClearer: { gives: ['cacheClearer'], proves: '[PERM-03]' },
  Reader: { gives: [], proves: '[PERM-11]' },
} as const;
type RoleName = keyof typeof roleNames;

const held: (CompanyCode | null)[] = [...companyCodes, null];
const subjectOf = (role: RoleName, company: CompanyCode | null) => `matrix-${role}-${company ?? 'none'}`;

const bookings = publicity.entries.find((entry) => entry.name === 'info')!;
const event = { ...emptyRecord(bookings.columns), callSign: 'WXYZ' };

let server: TestApp;
const headers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000', RATE_LIMIT_PER_ADDRESS: '100000' } });
  const people = Object.keys(roleNames).flatMap((role) =>
    held.map((company) => ({ role: role as RoleName, company, subject: subjectOf(role as RoleName, company) })),
  );
  await server.database.db
    .insertInto('permission')
    .values(
      people.map(({ subject, role, company }) => ({
        subject,
        display_name: subject,
        companies: company ? [company] : [],
        roles: [role],
      })),
    )
    .execute();
  for (const { subject } of people) headers.set(subject, await server.signedAs(subject));
  // A call that answers with a list must have something to hide.
  const sheet = { publicity: { info: [event] } };
  const titles = companyCodes.map((companyCode) =>
    titleRecord({
      companyCode,
      isbn: matrixIsbn(companyCode),
      productId: matrixProductId(matrixIsbn(companyCode)),
      sheet,
    }),
  );
  await saveAsHouse(server.database, titles);
});
afterAll(() => server.close());

type Headers = Record<string, string> | undefined;

async function call(line: MatrixLine, company: CompanyCode, as: Headers, isbn = matrixIsbn(company)) {
  const { url, payload } = line.call(company, isbn);
  // Calls that need no database would follow each other without a turn of the event loop, and the server think itself stuck.
  await setImmediate();
  return server.app.inject({ method: line.endpoint.method, url, headers: as, ...(payload && { payload }) });
}

/** The companies whose calls differ: where the call does not name the company, once is enough. */
function calledCompanies(line: MatrixLine): CompanyCode[] {
  const calls = new Map(
    companyCodes.map((company) => [JSON.stringify(line.call(company, matrixIsbn(company))), company]),
  );
  return [...calls.values()];
}

/** What the matrix says: may this role, holding this company, call for that one? */
function isAllowed(line: MatrixLine, role: RoleName, holds: CompanyCode | null, called: CompanyCode): boolean {
  if (line.for === 'administrators') return role === 'Administrator' && holds !== null;
  if (typeof line.for === 'string') return true;
  const given: readonly string[] = roleNames[role].gives;
  if (holds === null || !line.for.some((wanted) => given.includes(wanted))) return false;
  if (line.company === 'holds') return holds === called;
  if (line.company === 'same division') return companyOf(holds).division === companyOf(line.about ?? called).division;
  return true;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;

test('every endpoint of the contract has one line in the matrix, and the matrix no other', async () => {
  const files = (await readdir(CONTRACT, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, CONTRACT).href)));
  const exported = modules.flatMap((module) => Object.values(module));
  // Endpoints of one kind may be exported as one table.
  const tables = exported.filter((value) => typeof value === 'object' && value !== null && !isEndpoint(value));
  const found = [...exported, ...tables.flatMap((table) => Object.values(table as object))].filter(isEndpoint);
  const names = found.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(accessMatrix.map(({ endpoint }) => endpoint.name).sort()).toEqual(names.sort());
});

test('the server has every endpoint of the matrix', () => {
  const missing = accessMatrix.filter(({ endpoint: { method, path } }) => !server.app.hasRoute({ method, url: path }));
  expect(missing.map(({ endpoint }) => endpoint.name)).toEqual([]);
});

test('a title of the caller is told from an unknown one, where the company is hidden', async () => {
  for (const line of accessMatrix.filter(({ company }) => company === 'hidden')) {
    const company = line.about ?? '001';
    const caller = headers.get(subjectOf('User', company));
    const [own, unknown] = [await call(line, company, caller), await call(line, company, caller, unknownIsbn)];
    expect({ name: line.endpoint.name, isSame: own.body === unknown.body }).toMatchObject({ isSame: false });
  }
});

describe.each(accessMatrix)('$endpoint.name', (line) => {
  test('without both tokens', async () => {
    const isOpen = line.for === 'nobody signed in';
    const { authorization, 'x-enterprise-token': enterprise } = headers.get(subjectOf('Administrator', '001')) ?? {};
    const halves: Headers[] = [
      undefined,
      { authorization: String(authorization) },
      { 'x-enterprise-token': String(enterprise) },
    ];
    for (const half of halves) {
      const { statusCode } = await call(line, '001', half);
      if (isOpen) expect(statusCode).toBeLessThan(300);
      else expect(statusCode).toBe(401);
    }
  });

  const rows = Object.entries(roleNames).map(([role, { proves }]) => ({ role: role as RoleName, proves }));
  test.each(rows)(
    'as $role, holding and calling each company and none [PERM-10] [PERM-17] $proves',
    async ({ role }) => {
      const wrong: string[] = [];
      const check = async (holds: CompanyCode | null, called: CompanyCode) => {
        const { statusCode, body } = await call(line, called, headers.get(subjectOf(role, holds)));
        const wanted = isAllowed(line, role, holds, called);
        const isAnswer = statusCode === 200 || statusCode === 204 || (line.isOthers && statusCode === 404);
        if (wanted ? !isAnswer : statusCode !== 403) wrong.push(`holds ${holds}, calls ${called}: ${statusCode}`);
        if (!wanted || line.company !== 'hidden' || holds === called) return;
        // A title of others is answered exactly as an unknown one (G-165).
        const unknown = await call(line, called, headers.get(subjectOf(role, holds)), unknownIsbn);
        if (body !== unknown.body) wrong.push(`holds ${holds}, sees ${called}: ${body}`);
      };
      const called = calledCompanies(line);
      for (const holds of held) await Promise.all(called.map((company) => check(holds, company)));
      expect(wrong).toEqual([]);
    },
  );
});
