import type { PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent } from '@titlenet/contract/packs';
import { expect } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

export const lantern = '9780062040800';
export const tide = '9780062040817';
export const harbour = '9780062040824';
export const heartland = '9780062040848';

/** Three titles of company 001, one of 180. */
export const records = [
  titleRecord({
    isbn: lantern,
    bar: {
      title: 'The Lantern Keeper',
      price: 24.99,
      onSaleDate: '2026-03-03T00:00:00',
      salesMarketingCode: 'FC - Forthcoming',
      formatDesc: 'Hardcover',
    },
  }),
  titleRecord({ isbn: tide, bar: { title: 'Tide' } }),
  titleRecord({ isbn: harbour, bar: { title: 'Harbour' } }),
  titleRecord({ companyCode: '180', isbn: heartland, bar: { title: 'Heartland' } }),
];

interface Changes {
  version: number;
  operations: PackOperation[];
}

export const titlesOf = (isbns: readonly string[], companyCode = '001') => isbns.map((isbn) => ({ companyCode, isbn }));

/** Headings with the titles of their sections. */
export const outline = ({ sections }: PackContent) =>
  sections.map(({ heading, titles }) => `${heading}: ${titles.map(({ title }) => title).join(', ')}`);

/** Calls of people to a server. */
export function packCalls(server: TestApp) {
  async function call(person: PersonName, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const answer = await server.app.inject({ method, url, headers: server.as(person), ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  }
  const create = async (person: PersonName, name = 'Spring sales'): Promise<number> =>
    (await call(person, 'POST', '/api/Packs', { name })).body.id;
  const add = (person: PersonName, pack: number, payload: object) =>
    call(person, 'POST', `/api/Packs/${pack}/Titles`, payload);
  const packOf = async (person: PersonName, pack: number): Promise<PackContent> => {
    const answer = await call(person, 'GET', `/api/Packs/${pack}`);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const change = (person: PersonName, pack: number, { version, operations }: Changes) =>
    call(person, 'POST', `/api/Packs/${pack}/Changes`, { version, operations });
  const share = (person: PersonName, pack: number, payload: object) =>
    call(person, 'PUT', `/api/Packs/${pack}/Sharing`, payload);
  /** A pack of three titles in one section, and the ids of its parts. */
  const prepared = async (person: PersonName = 'trade') => {
    const pack = await create(person);
    const added = await add(person, pack, { titles: titlesOf([tide, lantern, harbour]) });
    const { version, sections } = await packOf(person, pack);
    // The server has added the three titles, to the one section.
    const [tideId, lanternId, harbourId] = added.body.added as [number, number, number];
    // A pack has a section.
    return { pack, version, section: sections[0]!.id, tideId, lanternId, harbourId };
  };
  return { call, create, add, packOf, change, share, prepared };
}

/** A server with the titles, and calls to it. */
export async function startPackServer(): Promise<{ server: TestApp; calls: ReturnType<typeof packCalls> }> {
  const server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000' } });
  await saveAsHouse(server.database, records);
  return { server, calls: packCalls(server) };
}
