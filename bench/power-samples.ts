import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';
import { codesPerAttribute, searchAttribute } from '@titlenet/catalogue/search-attributes';
import type { Tables } from '@titlenet/server/database/tables';
import type { Predicate } from '@titlenet/server/search/title-search';
import { type Kysely, sql } from 'kysely';
import { seededRandom } from './random.ts';

/** A title that queries are built from, so that each query finds at least one. */
export interface KnownTitle {
  division: number;
  isbn: string;
  title: string;
  author: string | null;
  price: number | null;
  agency_price: number | null;
  first_print: number | null;
  ltd_net: number | null;
  pub_year: number | null;
  release_date: string | null;
  on_sale_date: string | null;
  lower_age: number | null;
  codes: { attribute: number; code: string }[];
  /** The last of its people, as stored or as displayed; null without people. */
  person: string | null;
  words: string[];
}

type Asked = readonly (Predicate | null)[];
type Random = () => number;

/** A kind of search; its functions return null if a title lacks the data. */
export interface PowerShape {
  name: string;
  ask(title: KnownTitle, random: Random): Asked;
}

const between = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)];

type TextColumn = Extract<Predicate, { kind: 'text' }>['column'];
const text = (column: TextColumn, match: 'startsWith' | 'contains' | 'exact', value: string | null) =>
  value ? ({ kind: 'text', column, match, text: value } as const) : null;

function codesOf(title: KnownTitle, attribute: SearchAttributeName): string[] {
  const { number } = searchAttribute(attribute);
  return title.codes.filter((each) => each.attribute === number).map(({ code }) => code);
}

function code(attribute: SearchAttributeName, isExcluded = false) {
  return (title: KnownTitle, random: Random): Predicate | null => {
    const chosen = pick(random, codesOf(title, attribute));
    return chosen === undefined ? null : { kind: 'codes', attribute, codes: [chosen], isExcluded };
  };
}

function name(attribute: SearchAttributeName, match: 'startsWith' | 'contains') {
  return (title: KnownTitle, random: Random): Predicate | null => {
    const whole = pick(random, codesOf(title, attribute));
    if (!whole) return null;
    const part = match === 'contains' ? whole.split(/[ ,]+/).at(-1)! : whole.slice(0, 5);
    return { kind: 'name', attribute, match, text: part };
  };
}

type NumberName = Extract<Predicate, { kind: 'number' }>['column'];
const number = (column: NumberName, match: 'equal' | 'moreOrEqual' | 'lessOrEqual', value: number | null) =>
  value === null ? null : ({ kind: 'number', column, match, value: Number(value) } as const);

function dates(column: 'releaseDate' | 'onSaleDate', day: string | null, days: number): Predicate | null {
  if (!day) return null;
  const last = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  return { kind: 'dates', column, first: day.slice(0, 10), last };
}

const longWord = (title: KnownTitle, random: Random) =>
  pick(
    random,
    title.title.split(' ').filter((word) => /^\p{L}{4,}$/u.test(word)),
  ) ?? null;

const words = (scopes: number[], count: number) => (title: KnownTitle, random: Random) => {
  const codes = title.words.filter((word) => word.length > 4);
  if (codes.length < count) return null;
  const chosen = Array.from({ length: count }, () => pick(random, codes));
  return { kind: 'words', scopes, text: chosen.join(' ') } as const;
};

const one = (shape: string, ask: (title: KnownTitle, random: Random) => Predicate | null): PowerShape => ({
  name: shape,
  ask: (title, random) => [ask(title, random)],
});
const all = (shape: string, ...asks: ((title: KnownTitle, random: Random) => Predicate | null)[]): PowerShape => ({
  name: shape,
  ask: (title, random) => asks.map((ask) => ask(title, random)),
});

const firstWord = (title: KnownTitle) => title.title.split(' ')[0] ?? null;
const lastName = (title: KnownTitle) => title.author?.split(',')[0] ?? null;
const titleWord = (title: KnownTitle, random: Random) => text('title', 'contains', longWord(title, random));
const onSaleYear = (title: KnownTitle) => dates('onSaleDate', title.on_sale_date, 365);
const cheap = (title: KnownTitle) => number('price', 'lessOrEqual', title.price);

const codeShapes = (
  [
    'salesMarketingCode',
    'bisac',
    'bisacCategory',
    'businessGroup',
    'division',
    'category',
    'format',
    'imprint',
    'territory',
    'sellingTerritory',
    'editorialCategory',
    'editorialImprint',
    'pubSeason',
    'marketingSubject',
    'promoPeriod',
    'academicSubject',
    'award',
    'specialRelease',
    'marketingDirector',
  ] as const
).map((attribute) => one(`code: ${attribute}`, code(attribute)));

/** Shapes with results from one title to half the catalogue. */
export const powerShapes: readonly PowerShape[] = [
  one('ISBN is', (title) => text('isbn', 'exact', title.isbn)),
  one('ISBN starts with 9 digits', (title) => text('isbn', 'startsWith', title.isbn.slice(0, 9))),
  one('ISBN contains 4 digits', (title) => text('isbn', 'contains', title.isbn.slice(7, 11))),
  one('title is', (title) => text('title', 'exact', title.title)),
  one('title starts with its first word', (title) => text('title', 'startsWith', firstWord(title))),
  one('title starts with 12 letters', (title) => text('title', 'startsWith', title.title.slice(0, 12))),
  one('title contains a word', titleWord),
  one('title contains three letters', (title, random) =>
    text('title', 'contains', longWord(title, random)?.slice(0, 3) ?? null),
  ),
  one('title contains two letters', (title, random) =>
    text('title', 'contains', longWord(title, random)?.slice(0, 2) ?? null),
  ),
  one('title contains one letter', (title, random) =>
    text('title', 'contains', longWord(title, random)?.slice(0, 1) ?? null),
  ),
  one('author is', (title) => text('author', 'exact', title.author)),
  one('author starts with', (title) => text('author', 'startsWith', title.author?.slice(0, 5) ?? null)),
  one('author contains', (title) => text('author', 'contains', lastName(title))),
  one('further person starts with', ({ person }) => text('furtherPeople', 'startsWith', person?.slice(0, 5) ?? null)),
  one('further person contains', ({ person }) =>
    text('furtherPeople', 'contains', person?.split(/[ ,]+/).at(-1) ?? null),
  ),
  one('editor starts with', name('editor', 'startsWith')),
  one('editor contains', name('editor', 'contains')),
  one('series contains', name('series', 'contains')),
  ...codeShapes,
  all('not a format', code('format', true)),
  one('price is', (title) => number('price', 'equal', title.price)),
  one('price at most', cheap),
  one('agency price at least', (title) => number('agencyPrice', 'moreOrEqual', title.agency_price)),
  one('first print at least', (title) => number('firstPrint', 'moreOrEqual', title.first_print)),
  one('life-to-date net at least', (title) => number('ltdNet', 'moreOrEqual', title.ltd_net)),
  one('pub year is', (title) => number('pubYear', 'equal', title.pub_year)),
  one('pub year from', (title) => number('pubYear', 'moreOrEqual', title.pub_year)),
  one('release date within a month', (title) => dates('releaseDate', title.release_date, 30)),
  one('on sale within a year', onSaleYear),
  one('ages', ({ lower_age: lowest }) => (lowest === null ? null : { kind: 'ages', lowest, highest: null })),
  one('online metadata, a word', words([2, 3, 4], 1)),
  one('online metadata, two words of a scope', words([2], 2)),
  all('keyword and genre', words([5], 1), code('childrenGenre')),
  all('imprint, format, pub year', code('imprint'), code('format'), (title) =>
    number('pubYear', 'equal', title.pub_year),
  ),
  all('category, word of the title, on sale within a year', code('category'), titleWord, onSaleYear),
  all('business group, format, price at most', code('businessGroup'), code('format'), cheap),
  all('selling territory, division, on sale within a year', code('sellingTerritory'), code('division'), onSaleYear),
  all('author contains, format', (title) => text('author', 'contains', lastName(title)), code('format')),
  all(
    'two letters of the title, imprint',
    (title, random) => text('title', 'contains', longWord(title, random)?.slice(0, 2) ?? null),
    code('imprint'),
  ),
  all('series contains, format, price at most', name('series', 'contains'), code('format'), cheap),
  all(
    'six criteria',
    code('businessGroup'),
    code('division'),
    code('category'),
    code('format'),
    (title) => number('pubYear', 'moreOrEqual', title.pub_year),
    cheap,
  ),
];

export interface PowerSample {
  division: number;
  predicates: Predicate[];
}

const SAMPLED_TITLES = 400;

/** Draws queries of each shape from titles of the main division by a seed. */
export async function drawPowerSamples(
  db: Kysely<Tables>,
  seed: number,
  perShape: number,
): Promise<{ shape: PowerShape; samples: PowerSample[] }[]> {
  const random = seededRandom(seed);
  const titles = await sampleTitles(db, random);
  return powerShapes.map((shape) => {
    const samples: PowerSample[] = [];
    const from = between(random, 0, titles.length - 1);
    for (let step = 0; step < titles.length && samples.length < perShape; step += 1) {
      const title = titles[(from + step) % titles.length]!;
      const asked = shape.ask(title, random);
      const predicates = asked.filter((each) => each !== null);
      if (predicates.length === asked.length) samples.push({ division: title.division, predicates });
    }
    return { shape, samples };
  });
}

async function sampleTitles(db: Kysely<Tables>, random: Random): Promise<KnownTitle[]> {
  const { rows: ends } = await sql<{ least: number; most: number }>`
    select min(id) as least, max(id) as most from title`.execute(db);
  const ids = Array.from({ length: SAMPLED_TITLES * 3 }, () => between(random, ends[0]!.least, ends[0]!.most));
  const { rows } = await sql<KnownTitle>`
    select t.division, t.isbn, t.title, t.author, t.price, t.agency_price, t.first_print, t.ltd_net, t.pub_year,
      t.release_date::text, t.on_sale_date::text, t.lower_age,
      coalesce((select json_agg(json_build_object('attribute', c.attribute, 'code', c.code))
        from unnest(t.terms) as n(term)
        join term c on c.attribute = n.term / ${codesPerAttribute}::integer
          and c.number = n.term % ${codesPerAttribute}::integer), '[]'::json) as codes,
      nullif(nullif(substring(author_folded from '\n([^\n]+)\n$'), author1_folded), author1_shown) as person,
      coalesce((select array_agg(substr(lexeme, 2) order by substr(lexeme, 2))
        from title_text x, unnest(x.words) where x.title_id = t.id and x.scope in (2, 5)), '{}') as words
    from unnest(${ids}::integer[]) with ordinality as sampled (id, position) join title t using (id)
    where t.isbn is not null and not t.is_deleted and t.division = 1
    order by position limit ${SAMPLED_TITLES}`.execute(db);
  if (rows.length === 0) throw new Error('The catalogue has no titles to build queries from');
  return rows;
}
