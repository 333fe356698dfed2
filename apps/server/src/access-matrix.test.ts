import { readdir } from 'node:fs/promises';
import { type CompanyCode, companyCodes, companyOf } from '@titlenet/catalogue/companies';
import { emptyRecord } from '@titlenet/catalogue/field';
import { publicity } from '@titlenet/catalogue/sheet/publicity';
import type { Endpoint } from '@titlenet/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessMatrix, matrixIsbn, matrixProductId, unknownIsbn } from '../test/access-matrix.ts';
import type { MatrixLine } from '../test/matrix-line.ts';
import { searchAddress, unknownId } from '../test/personal-matrix.ts';
import { MATRIX_PICTURE_HOST, matrixPersonId, matrixPicture, picturesMatrix } from '../test/pictures-matrix.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../test/test-titles.ts';

const CONTRACT = new URL('../../../packages/contract/src/', import.meta.url);

/** Role names of the directory, with their roles (G-20) and the checklist lines that each proves. */
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

/** Other names of roles whose companies are tested under their first name; these hold one company or none. */
const otherNames: readonly RoleName[] = ['HarperCollinsEmployee', 'User', 'CacheClearer'];

/** Id of a private list and of a saved search of another person. */
const othersId = unknownId - 1;

const held: (CompanyCode | null)[] = [...companyCodes, null];
const heldAs = (role: RoleName) => (otherNames.includes(role) ? (['001', null] as const) : held);
const subjectOf = (role: RoleName, company: CompanyCode | null) => `matrix-${role}-${company ?? 'none'}`;

const bookings = publicity.entries.find((entry) => entry.name === 'info')!;
const event = { ...emptyRecord(bookings.columns), callSign: 'WXYZ' };

let server: TestApp;
const headers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  const limits = {
    RATE_LIMIT_PER_PERSON: '100000',
    RATE_LIMIT_BULK_PER_PERSON: '100000',
    RATE_LIMIT_PER_ADDRESS: '100000',
  };
  server = await createTestApp({ environment: { ...limits, PICTURE_HOSTS: MATRIX_PICTURE_HOST } });
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
  const titles = companyCodes.map((companyCode) =>
    titleRecord({
      companyCode,
      isbn: matrixIsbn(companyCode),
      productId: matrixProductId(matrixIsbn(companyCode)),
      bar: { imageURL: matrixPicture(matrixIsbn(companyCode)) },
      sheet: { publicity: { info: [event] }, editorial: { authorId: matrixPersonId(matrixIsbn(companyCode)) } },
    }),
  );
  await saveAsHouse(server.database, titles);
  await server.database.db
    .insertInto('person')
    .values(companyCodes.map((code) => ({ id: matrixPersonId(matrixIsbn(code)), name: 'Vale, Iris', photo_url: null })))
    .execute();
  await sql`
    insert into user_list (id, owner, name, is_shared) overriding system value
    values (${othersId}, 'somebody', 'Private', false)`.execute(server.database.db);
  await sql`
    insert into saved_search (id, subject, name, division, address, description) overriding system value
    values (${othersId}, 'somebody', 'Private', 1, ${searchAddress}, '')`.execute(server.database.db);
  await sql`
    insert into followed (id, subject, list_id) overriding system value
    values (${othersId}, 'somebody', ${othersId})`.execute(server.database.db);
});
afterAll(() => server.close());

type Headers = Record<string, string> | undefined;

async function call(line: MatrixLine, company: CompanyCode, as: Headers, isbn = matrixIsbn(company)) {
  const { url, payload } = line.call(company, isbn);
  return server.app.inject({ method: line.endpoint.method, url, headers: as, ...(payload && { payload }) });
}

/** Calls for a list or search by id, and returns status and body without the trace id. */
async function callForObject(line: MatrixLine, id: number, as: Headers): Promise<string> {
  const { url, payload } = line.call('001', matrixIsbn('001'));
  const { statusCode, body } = await server.app.inject({
    method: line.endpoint.method,
    url: url.replace(String(unknownId), String(id)),
    headers: as,
    ...(payload && { payload }),
  });
  return `${statusCode} ${body.replace(/"traceId":"\w+"/, '')}`;
}

/** The companies whose calls differ: where the call does not name the company, once is enough. */
function calledCompanies(line: MatrixLine): CompanyCode[] {
  const calls = new Map(
    companyCodes.map((company) => [JSON.stringify(line.call(company, matrixIsbn(company))), company]),
  );
  return [...calls.values()];
}

/** Expected access of a user with this role and company to another company. */
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

test('a title of the caller is distinguished from an unknown one if the company is hidden', async () => {
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

  const rows = Object.entries(roleNames).map(([name, { proves }]) => {
    const role = name as RoleName;
    return { role, proves, which: heldAs(role) === held ? 'each company' : 'one' };
  });
  test.each(rows)(
    'as $role, holding $which and none, calling each company [PERM-10] [PERM-17] $proves',
    async ({ role }) => {
      const wrong: string[] = [];
      const check = async (holds: CompanyCode | null, called: CompanyCode) => {
        const { statusCode, body } = await call(line, called, headers.get(subjectOf(role, holds)));
        const wanted = isAllowed(line, role, holds, called);
        const isAnswer = statusCode === 200 || statusCode === 204 || (line.isOthers && statusCode === 404);
        if (wanted ? !isAnswer : statusCode !== 403) wrong.push(`holds ${holds}, calls ${called}: ${statusCode}`);
        if (wanted && line.isOthers) {
          const unknown = await callForObject(line, unknownId, headers.get(subjectOf(role, holds)));
          const others = await callForObject(line, othersId, headers.get(subjectOf(role, holds)));
          if (unknown !== others) wrong.push(`holds ${holds}, sees another person's object: ${others}`);
        }
        if (!wanted || line.company !== 'hidden' || holds === called) return;
        // A title of others is answered exactly as an unknown one (G-165).
        const unknown = await call(line, called, headers.get(subjectOf(role, holds)), unknownIsbn);
        if (body !== unknown.body) wrong.push(`holds ${holds}, sees ${called}: ${body}`);
      };
      const called = calledCompanies(line);
      for (const holds of heldAs(role)) await Promise.all(called.map((company) => check(holds, company)));
      expect(wrong).toEqual([]);
    },
  );
});

describe.each(companyCodes)('a holder of %s', (company) => {
  const isbns = [...companyCodes.map(matrixIsbn), unknownIsbn];

  test('a list shows titles of the caller’s companies; other titles are listed like unknown ISBNs', async () => {
    const as = headers.get(subjectOf('User', company));
    const list = await server.app.inject({
      method: 'POST',
      url: '/api/UserLists',
      headers: as,
      payload: { name: 'A' },
    });
    const url = `/api/UserLists/${list.json().id}`;
    const added = await server.app.inject({ method: 'POST', url: `${url}/Isbns`, headers: as, payload: { isbns } });
    const { rows, ...rest } = (await server.app.inject({ url, headers: as })).json();
    const others = isbns.filter((isbn) => isbn !== matrixIsbn(company)).sort();
    expect(rows.map((row: { isbn: string }) => row.isbn)).toEqual([matrixIsbn(company)]);
    expect(rest).toEqual({ list: expect.anything(), shown: isbns.length, notFound: others });
    expect(added.json()).toEqual({ added: isbns.length, alreadyThere: 0, present: [], notFound: others });
  });

  test('searches by the list of another person like by an unknown list', async () => {
    const as = headers.get(subjectOf('User', company));
    const form = { '001': 'HarperCollins', '180': 'Hqna', '006': 'HCCP' }[company as '001'] ?? 'HarperCollins';
    const search = async (id: number) => {
      const payload = { listManagerLists: [String(id)] };
      const url = `/api/Searching/PowerSearch/${form}`;
      const { statusCode, body } = await server.app.inject({ method: 'POST', url, headers: as, payload });
      return `${statusCode} ${body.replace(/"traceId":"\w+"/, '')}`;
    };
    expect(await search(othersId)).toBe(await search(unknownId));
  });
});

test('the matrix has every picture of the server', () => {
  const routes = server.app.printRoutes({ commonPrefix: false }).matchAll(/\/images\/(\S+) \(GET/g);
  expect([...routes].map(([, path]) => path).sort()).toEqual(picturesMatrix.map(({ path }) => path).sort());
});

describe.each(picturesMatrix)('the picture $path', ({ company, url, answer }) => {
  const get = async (address: string, given: Headers) => {
    const { statusCode, headers: answered, body } = await server.app.inject({ url: address, headers: given });
    return { statusCode, text: `${statusCode} ${answered['cache-control']} ${body}` };
  };

  test('needs the cookie of a sign-in', async () => {
    const tokens = headers.get(subjectOf('Administrator', '001'));
    for (const given of [{}, { ...tokens }, { cookie: 'titlenet-pictures=9999999999.YQ.forged' }])
      expect((await get(url('001', matrixIsbn('001')), given)).statusCode).toBe(401);
  });

  test.each(Object.keys(roleNames) as RoleName[])('as %s, asking for each company (G-149, G-165)', async (role) => {
    const wrong: string[] = [];
    for (const holds of heldAs(role))
      for (const code of companyCodes) {
        const cookie = { cookie: server.pictureCookieOf(subjectOf(role, holds)) };
        const found = await get(url(code, matrixIsbn(code)), cookie);
        const unknown = await get(url(code, unknownIsbn), cookie);
        const isShown = company === 'any' || (holds === code && roleNames[role].gives.length > 0);
        const isRight = isShown ? found.statusCode === answer : found.text === unknown.text;
        if (!isRight) wrong.push(`holds ${holds}, asks ${code}: ${found.text.slice(0, 80)}`);
        if (company === 'hidden' && unknown.statusCode !== 404) wrong.push(`unknown: ${unknown.statusCode}`);
      }
    expect(wrong).toEqual([]);
  });
});
