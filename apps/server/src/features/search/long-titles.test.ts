import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSearchNodes, type SearchNodes, searchModes } from '../../../test/search-nodes.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

/** 575 characters, which both titles begin with. */
const beginning = 'A History in So Many Words '.repeat(25).slice(0, 575);
const alpha = `${beginning} Alpha`;
const omega = `${beginning} Omega Zq`;

let server: TestApp;
let nodes: SearchNodes;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ companyCode: '006', isbn: '9780310337508', bar: { title: alpha } }),
    titleRecord({ companyCode: '006', isbn: '9780062040800', bar: { title: omega } }),
  ]);
  nodes = await addSearchNodes(server);
});
afterAll(() => server.close());

describe.each(searchModes)('titles of more than 400 characters in %s', (mode) => {
  async function found(path: string, body: object): Promise<string[]> {
    const url = `/api/Searching/${path}`;
    const answer = await nodes[mode].inject({ method: 'POST', url, headers: server.as('employee'), body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: { title?: string; TITLE?: string }[] }>().data.map((row) => row.title ?? row.TITLE!);
  }
  const power = (title: string, titleSwitch: number) => found('PowerSearch/HCCP', { title, titleSwitch });

  test.each([1, 2, 3])('power search with operator %i compares the whole text [ASK-10]', async (titleSwitch) => {
    expect(await power(omega, titleSwitch)).toEqual([omega]);
    expect(await power(`${beginning} Alpaca`, titleSwitch)).toEqual([]);
  });

  test('words at their end are found, also of one and two letters [ASK-10]', async () => {
    expect(await power('omega', 1)).toEqual([omega]);
    expect(await power('zq', 1)).toEqual([omega]);
    expect(await found('QuickSearch', { title: 'alpha', company: 6 })).toEqual([alpha]);
    expect(await found('QuickSearch', { title: 'zq', company: 6 })).toEqual([omega]);
    expect(await found('QuickSearch', { title: omega, company: 6 })).toEqual([omega]);
    expect(await power(beginning, 2)).toEqual([alpha, omega]);
  });
});
