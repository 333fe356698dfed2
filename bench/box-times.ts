import type { SearchBoxResponse } from '@titlenet/contract/search-box';
import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';
import { amount } from './amount.ts';
import { type Summary, summarise } from './harness/statistics.ts';
import { misspell } from './misspell.ts';
import { seededRandom } from './random.ts';
import { ms, table } from './report.ts';
import type { RunningServer } from './server.ts';

interface KnownTitle {
  title: string;
  author: string | null;
}

interface BoxShape {
  name: string;
  /** Share of the targets that must be among the first five; null if there is no budget. */
  recall: number | null;
  /** Text that a person who means the title might type; null if the title has none of this shape. */
  type(title: KnownTitle, random: () => number): string | null;
}

export interface BoxTimes {
  name: string;
  recall: number | null;
  /** Share of the targets among the first five titles of the response. */
  found: number;
  targets: number;
  /** Milliseconds in the server of the whole texts, and of every key press up to them. */
  whole: Summary;
  keys: Summary;
}

/** Budget of a key press (p95), in milliseconds. */
const BUDGET = 50;
const TARGETS = amount(200, 5);
/** Texts that are typed letter by letter. */
const TYPED = amount(25, 2);
const FIRST = 5;
const wordsOf = (text: string) => text.split(' ');
const surname = (author: string | null) => author?.split(',')[0] ?? null;

const shapes: readonly BoxShape[] = [
  { name: 'whole title', recall: null, type: ({ title }) => title },
  {
    name: 'two words of the title in another order, surname',
    recall: null,
    type({ title, author }, random) {
      const words = wordsOf(title).filter(({ length }) => length >= 4);
      if (words.length < 2 || !surname(author)) return null;
      const at = Math.floor(random() * (words.length - 1));
      return `${words[at + 1]} ${words[at]} ${surname(author)}`;
    },
  },
  {
    name: 'one edit in a word of five letters or more',
    recall: 0.95,
    type: ({ title }, random) => misspell(title, { edits: 1, minLength: 5 }, random),
  },
  {
    name: 'two edits in a word of nine letters or more',
    recall: 0.9,
    type: ({ title }, random) => misspell(title, { edits: 2, minLength: 9 }, random),
  },
];

async function findTitles(db: Kysely<Tables>, random: () => number): Promise<KnownTitle[]> {
  const { rows } = await sql<KnownTitle>`
    select title, author from title where not is_deleted and title <> '' order by id`.execute(db);
  const titles = new Map<string, KnownTitle>();
  while (titles.size < TARGETS * 12) {
    const one = rows[Math.floor(random() * rows.length)]!;
    titles.set(one.title, one);
  }
  return [...titles.values()];
}

async function search({ address, headers }: RunningServer, text: string): Promise<string[]> {
  const response = await fetch(`${address}/api/Searching/Box`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`'${text}' returned status ${response.status}: ${answer.slice(0, 200)}`);
  const { groups } = JSON.parse(answer) as SearchBoxResponse;
  return groups.flatMap(({ titles }) => titles.map(({ title }) => title));
}

/** Searches for known titles as people type them. Editions of a title have the same words, so any of them counts. */
export async function measureBox(server: RunningServer, db: Kysely<Tables>, seed: number): Promise<BoxTimes[]> {
  const random = seededRandom(seed);
  const known = await findTitles(db, random);
  const measured: BoxTimes[] = [];
  for (const { name, recall, type } of shapes) {
    const targets = known
      .flatMap((title) => {
        const text = type(title, random);
        return text === null ? [] : [{ title: title.title, text }];
      })
      .slice(0, TARGETS);
    await server.takeTimes();
    let found = 0;
    for (const { title, text } of targets) if ((await search(server, text)).slice(0, FIRST).includes(title)) found += 1;
    const whole = summarise(await server.takeTimes());
    for (const { text } of targets.slice(0, TYPED))
      for (let length = 1; length <= text.length; length += 1) await search(server, text.slice(0, length));
    const keys = summarise(await server.takeTimes());
    measured.push({ name, recall, found: found / targets.length, targets: targets.length, whole, keys });
  }
  return measured;
}

export function boxTable(times: readonly BoxTimes[]): string {
  const share = (value: number | null) => (value === null ? '' : `${(value * 100).toFixed(1)} %`);
  const rows = times.map(({ name, recall, found, targets, whole, keys }) => [
    name,
    String(targets),
    share(found),
    share(recall),
    ...[whole.p50, whole.p95, keys.p50, keys.p95, keys.worst].map(ms),
    String(keys.count),
  ]);
  const head = ['typed', 'targets', 'recall@5', 'budget', 'text p50', 'p95', 'key p50', 'key p95', 'worst', 'keys'];
  return `${table(head, rows)}\n\nMilliseconds in the server; a key press p95 ≤ ${BUDGET}.`;
}
