import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';
import { seededRandom } from './random.ts';

/** A quick search query. */
export interface Sample {
  field: QuickSearchField;
  value: string;
  division: number;
}

export interface Shape {
  name: string;
  /** The budget that it counts towards. */
  figure: 'start' | 'part' | 'none';
  /** Builds a query from a title; null if the title has none of this shape. */
  ask(title: SampledTitle, random: () => number): Omit<Sample, 'division'> | null;
}

export interface SampledTitle {
  isbn: string;
  isbn10: string | null;
  title: string;
  author: string | null;
  division: number;
}

const between = (random: () => number, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));
const wordsOf = (text: string) => text.split(' ').filter(Boolean);
const letters = /^\p{L}+$/u;

const beginning = (words: number): Shape['ask'] => {
  return ({ title }) => {
    const all = wordsOf(title);
    return all.length <= words ? null : { field: 'title', value: all.slice(0, words).join(' ') };
  };
};

const isbnBeginning = (digits: number): Shape => ({
  name: `ISBN, first ${digits} digits`,
  figure: 'start',
  ask: ({ isbn }) => ({ field: 'isbn', value: isbn.slice(0, digits) }),
});

export const shapes: readonly Shape[] = [
  { name: 'ISBN-13', figure: 'start', ask: ({ isbn }) => ({ field: 'isbn', value: isbn }) },
  { name: 'ISBN-10', figure: 'start', ask: ({ isbn10 }) => (isbn10 ? { field: 'isbn', value: isbn10 } : null) },
  ...[5, 6, 7, 8, 9, 10, 11, 12].map(isbnBeginning),
  {
    name: 'title, first 8 to 15 letters',
    figure: 'start',
    ask: ({ title }, random) => {
      const value = title.slice(0, between(random, 8, 15)).trim();
      return value.length < 8 ? null : { field: 'title', value };
    },
  },
  { name: 'title, first two words', figure: 'start', ask: beginning(2) },
  { name: 'title, first three words', figure: 'start', ask: beginning(3) },
  {
    name: 'title, "the" and a word',
    figure: 'start',
    ask: (sampled, random) => (/^the /i.test(sampled.title) ? beginning(2)(sampled, random) : null),
  },
  { name: 'whole title', figure: 'part', ask: ({ title }) => ({ field: 'title', value: title }) },
  {
    name: 'title, a word of it',
    figure: 'part',
    ask: ({ title }, random) => {
      const words = wordsOf(title).filter((word) => word.length >= 4 && letters.test(word));
      const value = words[Math.floor(random() * words.length)];
      return value ? { field: 'title', value } : null;
    },
  },
  {
    name: 'title, 4 to 10 letters from within',
    figure: 'part',
    ask: ({ title }, random) => {
      const start = between(random, 1, Math.max(1, title.length - 5));
      const value = title.slice(start, start + between(random, 4, 10)).trim();
      return value.length < 4 ? null : { field: 'title', value };
    },
  },
  {
    name: 'title, three letters',
    figure: 'part',
    ask: ({ title }, random) => {
      const start = between(random, 0, Math.max(0, title.length - 3));
      const value = title.slice(start, start + 3);
      return /^\p{L}{3}$/u.test(value) ? { field: 'title', value } : null;
    },
  },
  {
    name: 'title, one or two letters',
    figure: 'part',
    ask: ({ title }, random) => {
      const value = title.slice(0, between(random, 1, 2));
      return letters.test(value) ? { field: 'title', value } : null;
    },
  },
  {
    name: 'title, in no title',
    figure: 'part',
    ask: ({ title }) => ({ field: 'title', value: `${title.slice(0, 5)}zq${title.slice(5, 9)}` }),
  },
  {
    name: 'author, last and first name',
    figure: 'none',
    ask: ({ author }) => (author ? { field: 'author', value: author } : null),
  },
  {
    name: 'author, last name',
    figure: 'none',
    ask: ({ author }) => {
      const value = author?.split(',')[0];
      return value ? { field: 'author', value } : null;
    },
  },
];

export interface ShapeSamples {
  shape: Shape;
  samples: Sample[];
}

/** Titles sampled per query, enough for shapes that few titles fit. */
const TITLES_PER_QUESTION = 12;
/** So many that some fit each shape, also when each is asked once. */
const LEAST_TITLES = 300;

/** Draws queries of every shape by a seed; the same data and seed give the same queries. */
export async function drawSamples(db: Kysely<Tables>, seed: number, perShape: number): Promise<ShapeSamples[]> {
  const random = seededRandom(seed);
  const titles = await sampleTitles(db, random, Math.max(LEAST_TITLES, perShape * TITLES_PER_QUESTION));
  return shapes.map((shape) => {
    const samples: Sample[] = [];
    const from = Math.floor(random() * titles.length);
    for (let step = 0; step < titles.length && samples.length < perShape; step += 1) {
      const title = titles[(from + step) % titles.length]!;
      const asked = shape.ask(title, random);
      if (asked) samples.push({ ...asked, division: title.division });
    }
    return { shape, samples };
  });
}

async function sampleTitles(db: Kysely<Tables>, random: () => number, count: number): Promise<SampledTitle[]> {
  const { rows: ends } = await sql<{ least: number; most: number }>`
    select min(id) as least, max(id) as most from title`.execute(db);
  const { least, most } = ends[0]!;
  const ids = Array.from({ length: count }, () => between(random, least, most));
  const { rows } = await sql<SampledTitle>`
    select isbn, isbn10, title, author, division
    from unnest(${ids}::integer[]) with ordinality as sampled (id, position) join title using (id)
    where isbn is not null and not is_deleted order by position`.execute(db);
  if (rows.length === 0) throw new Error('The catalogue has no titles to ask about');
  return rows;
}
