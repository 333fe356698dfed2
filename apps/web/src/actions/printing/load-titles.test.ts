import { expect, test, vi } from 'vitest';
import { failure, fakeServer } from '../../../test/fake-server.ts';
import { titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';
import { loadTitles } from './load-titles.ts';
import type { PrintableTitle } from './printable-title.ts';

const batch = 'POST /api/TitleSheet/Batch';

const keysTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ companyCode: '001' as const, productId: String(index + 1) }));

const numbered = (id: string) => ({ ...titleBar({ productId: Number(id), title: `Title ${id}` }) });
const sheet = titleSheet();
const asked = (body: string) => (JSON.parse(body).titles as { productId: string }[]).map(({ productId }) => productId);

/** The handlers of one title's own calls. */
const single = (id: string) => titleHandlers(numbered(id), sheet);

/** Answers the first titles of a batch, as the server does when a response would be too long. */
const answerFirst = (most: number) => (call: { body: string }) => ({
  titles: asked(call.body)
    .slice(0, most)
    .map((id) => ({ bar: numbered(id), sheet })),
});

async function load(count: number) {
  const loaded: PrintableTitle[] = [];
  const waits: (number | null)[] = [];
  await loadTitles(keysTo(count), {
    sectionsOf: () => [0],
    signal: new AbortController().signal,
    onLoaded: (title, index) => {
      loaded[index] = title;
    },
    onWait: (until) => waits.push(until),
  });
  return {
    titles: loaded.map(({ bar }) => bar?.title),
    failures: loaded.flatMap(({ failure: text }) => text ?? []),
    waits,
  };
}

const titlesTo = (count: number) => Array.from({ length: count }, (_, index) => `Title ${index + 1}`);

test('2,000 titles are loaded by calls for many titles, each title once and in its place [PRINT-51]', async () => {
  const server = fakeServer({ [batch]: answerFirst(100) });
  const { titles, failures } = await load(2_000);
  expect(titles).toEqual(titlesTo(2_000));
  expect(failures).toEqual([]);
  expect(server.calls.filter(({ path }) => path === '/api/TitleSheet/Batch')).toHaveLength(100);
});

test('titles that do not fit into a response are asked for again', async () => {
  const server = fakeServer({ [batch]: answerFirst(7) });
  expect((await load(60)).titles).toEqual(titlesTo(60));
  expect(server.calls.map(({ body }) => asked(body).length).toSorted((a, b) => a - b)).toEqual([
    ...[6, 6, 6],
    ...[13, 13, 13],
    ...[20, 20, 20],
  ]);
});

test('up to 30 titles are loaded with the calls of one title [PRINT-51]', async () => {
  const server = fakeServer(Object.assign({}, ...keysTo(30).map(({ productId }) => single(productId))));
  expect((await load(30)).titles).toEqual(titlesTo(30));
  expect(server.calls).toHaveLength(60);
});

test('if a batch fails, its titles are loaded one by one, and the others are not affected', async () => {
  const isBroken = (call: { body: string }) => asked(call.body).includes('25');
  fakeServer({
    ...Object.assign({}, ...keysTo(40).map(({ productId }) => single(productId))),
    [batch]: (call: { body: string }) => (isBroken(call) ? failure(500) : answerFirst(100)(call)),
    'GET /api/TitleSheet/001/25': () => failure(500),
  });
  const { titles, failures } = await load(40);
  expect(titles).toEqual(titlesTo(40));
  expect(failures).toEqual(['Could not be loaded: internal.']);
});

test('when the server refuses a call, none is sent before the time that it states [PRINT-52]', async () => {
  vi.useFakeTimers({ now: 0 });
  const times: number[] = [];
  fakeServer({
    [batch]: (call) => {
      times.push(Date.now());
      if (times.length > 3 && Date.now() < 40_000)
        return Response.json({ code: 'too-many-requests' }, { status: 429, headers: { 'retry-after': '40' } });
      return answerFirst(100)(call);
    },
  });
  const result = load(200);
  await vi.advanceTimersByTimeAsync(41_000);
  const { titles, failures, waits } = await result;
  expect(titles).toEqual(titlesTo(200));
  expect(failures).toEqual([]);
  expect(times.filter((time) => time > 0 && time < 40_000)).toEqual([]);
  expect(waits.filter((until) => until !== 40_000)).toEqual([null]);
});
