import { toIsbn10 } from '@titlenet/catalogue/isbn/isbn';
import { boxWords, boxWordsText, parseBoxWords } from '@titlenet/catalogue/search-box/box-words';
import { foldText } from '@titlenet/catalogue/text/fold';
import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import { jsonRows } from '@titlenet/server/database/json-rows';
import type { Tables, TitleTable } from '@titlenet/server/database/tables';
import { type Kysely, type Selectable, sql } from 'kysely';
import { seededRandom } from './random.ts';
import { contentWords, isContentWord, wordSource } from './vocabulary.ts';

type Stored = Selectable<TitleTable>;
type Row = Omit<Stored, 'id'>;

const BATCH = 5_000;
const FIRST_PRODUCT_ID = 1_000_000_000;
/** Visits every number below ten million once, in scattered order: a prime that does not divide ten million. */
const STRIDE = 7_654_321;
const NUMBERS = 10_000_000;

/**
 * Generates further titles from the stored ones: the pattern of one title with other words, the author of another one,
 * everything else of the first. The demo has a thousand different words, a catalogue of this size a hundred thousand,
 * which determines how many titles start alike. Generated titles have all searched data, result rows and long texts,
 * but no sheets.
 */
export async function composeTitles(
  db: Kysely<Tables>,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  if (count <= 0) return;
  await sql`delete from title where product_id >= ${FIRST_PRODUCT_ID}`.execute(db);
  const { rows: stored } = await sql<Stored>`
    select * from title where isbn is not null and not is_deleted order by id`.execute(db);
  const random = seededRandom(1);
  const any = () => stored[Math.floor(random() * stored.length)]!;
  const nextWord = wordSource(contentWords(stored.map(({ title }) => title.toLowerCase())), random);
  const { rows: columnRows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'title'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> 'id'`.execute(db);
  const columns = sql.join(columnRows.map(({ name }) => sql.ref(name)));
  for (let done = 0; done < count; ) {
    const bases = Array.from({ length: Math.min(BATCH, count - done) }, any);
    const rows = bases.map((base, index) => compose(base, any(), done + index, nextWord));
    // A number of the demo may occur; one title less does not matter.
    const { rows: added } = await sql<{ id: number; product_id: number }>`
      insert into title (${columns}) select ${columns} from ${jsonRows('title', rows)} on conflict do nothing
      returning id, product_id`.execute(db);
    await copyParts(
      db,
      added.map(({ id }) => id),
      added.map(({ product_id }) => bases[product_id - FIRST_PRODUCT_ID - done]!.id),
    );
    done += rows.length;
    onProgress(done);
  }
}

/** Tables besides `title` that searches read, and rows that a server would derive in the background. */
const copied = {
  title_grid: ['grid_row'],
  title_text: ['scope', 'words'],
  title_derivation: ['version', 'lacks'],
  title_order: [
    'author2',
    'sales_marketing_code',
    'answer_code',
    'business_group',
    'division',
    'category',
    'format',
    'imprint',
    'editor',
    'series',
    'pub_season',
  ],
} as const;

/** Copies the rows of each title's base. */
async function copyParts(db: Kysely<Tables>, ids: readonly number[], bases: readonly number[]): Promise<void> {
  for (const [table, names] of Object.entries(copied)) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (title_id, ${columns})
      select id, ${columns} from unnest(${ids}::integer[], ${bases}::integer[]) as pair (id, base)
      join ${sql.table(table)} on title_id = base`.execute(db);
  }
}

function compose({ id, ...base }: Stored, author: Row, number: number, nextWord: () => string): Row {
  const words = base.title.split(' ').map((word) => (isContentWord(word) ? capitalised(nextWord()) : word));
  const title = words.join(' ');
  const digits = String((number * STRIDE) % NUMBERS).padStart(7, '0');
  const isbn = withCheckDigit(base.isbn!.slice(0, 5) + digits);
  const productId = FIRST_PRODUCT_ID + number;
  const row = { ...(JSON.parse(base.quick_row) as object), title, author: author.author, isbn, productId };
  return {
    ...base,
    product_id: productId,
    isbn,
    isbn10: toIsbn10(isbn),
    title,
    title_folded: foldText(title),
    box_words: boxWordsOf(title, author.box_words, base.box_words),
    title_sort: naturalSortKey(title),
    author: author.author,
    author_folded: author.author_folded,
    author1_folded: author.author1_folded,
    author1_shown: author.author1_shown,
    author_sort: author.author_sort,
    quick_row: JSON.stringify(row),
  };
}

/** The words of a title, of the people of one title, and of subtitle, series and imprint of another one. */
function boxWordsOf(title: string, author: string, base: string): string {
  const words = boxWords({ title, people: [], series: [], subtitle: null, imprint: null });
  return boxWordsText({ ...words, people: parseBoxWords(author).people, elsewhere: parseBoxWords(base).elsewhere });
}

function withCheckDigit(first12: string): string {
  const sum = [...first12].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return first12 + ((10 - (sum % 10)) % 10);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
