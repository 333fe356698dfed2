import { companyOf } from '../companies.ts';
import type { Audience } from '../field.ts';
import { isIsbn13 } from '../isbn/isbn.ts';
import { hasPicture } from '../rules/author-photo.ts';
import { authorsOf } from '../rules/authors.ts';
import { isDownload } from '../rules/download.ts';
import { headerOutline } from '../sheet/header-outline.ts';
import { contentOutline } from '../sheet/outline.ts';
import type { Block, Piece, TableRow } from '../sheet/outline-blocks.ts';
import type { TitleSheet } from '../sheet/sections.ts';
import { displayName } from '../text/names.ts';
import { plainText } from '../text/plain-text.ts';
import type { TitleBar, TitleBarNotes } from '../title-bar.ts';
import { priceAddOn } from './price-add-on.ts';
import { inOneLine, sentencesOf } from './shorten-text.ts';
import {
  boxFields,
  comparableFields,
  descriptionFields,
  detailFields,
  highlightFields,
  keynoteFields,
  quoteFields,
  sellingPointFields,
} from './tip-sheet-fields.ts';

/** A text with its label. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
  /** The members of a text that is a list, of which none is left out without a word. */
  readonly items?: readonly string[];
}

/** A title beside which a buyer may see this one. `sales`: life-to-date net units, internal only. */
export interface ComparableTitle {
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
  readonly price: string;
  readonly sales: string;
}

/** What a tip sheet has to say, unabridged: plain texts, '' and empty lists for what is missing. */
export interface TipSheetContent {
  readonly title: string;
  readonly subtitle: string;
  /** Authors, the artist of the title bar, 'Translated by …'. */
  readonly credits: readonly string[];
  readonly keynote: string;
  readonly points: readonly string[];
  readonly description: readonly string[];
  readonly quotes: readonly { readonly text: string; readonly byline: string }[];
  readonly author: {
    readonly name: string;
    readonly photoId: string | null;
    readonly place: string;
    readonly about: string;
  };
  readonly highlights: readonly LabelledText[];
  readonly comparable: readonly ComparableTitle[];
  readonly works: readonly { readonly title: string; readonly isbn: string }[];
  readonly box: readonly LabelledText[];
  readonly details: readonly LabelledText[];
  readonly barcode: { readonly isbn: string; readonly addOn: string | null } | null;
  readonly imprint: string;
}

const options = {
  medium: 'print',
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: false,
  isShowCoopInformation: false,
  isShowContractInformation: false,
  isSuppressEditorScript: true,
} as const;

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('')
    .replaceAll('\u00a0·', ' ·')
    .trim();

/** Tags that start or end a paragraph or an item. */
const PARAGRAPH_TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|blockquote|tr)(?:\s[^<>]{0,200})?\/?>/i;

/** @returns the paragraphs and items of a rich or plain text, as plain texts */
const paragraphsOf = (text: string, isHtml: boolean): string[] =>
  text
    .split(isHtml ? PARAGRAPH_TAG : /\n+/)
    .map((part) => (isHtml ? plainText(part) : part.replaceAll(/\s+/g, ' ').trim()))
    .filter(Boolean);

/** Facts and blocks of a title that its readers may see, by path. */
function blocksOf(bar: TitleBar & TitleBarNotes, sheet: TitleSheet, audience: Audience): ReadonlyMap<string, Block> {
  // Facts of the bar are the same for all readers: the codes of the house have no place on a tip sheet.
  const { identity, groups } = headerOutline(bar, 'accounts');
  const facts = [...identity, ...groups.flatMap((group) => group.facts)];
  const sections = contentOutline({ companyCode: bar.companyCode, bar }, sheet, { ...options, audience });
  return new Map<string, Block>([
    ...facts.map((fact): [string, Block] => [`bar.${fact.name}`, fact]),
    ...sections.flatMap(({ name, blocks }) => blocks.map((block): [string, Block] => [`${name}.${block.name}`, block])),
  ]);
}

type Blocks = ReturnType<typeof blocksOf>;

/** @returns the paragraphs of a block of any kind; a table's rows as texts */
function paragraphsOfBlock(block: Block | undefined): string[] {
  switch (block?.kind) {
    case 'fact':
      return [textOf(block.pieces)].filter(Boolean);
    case 'prose':
      return block.isBlank ? [] : paragraphsOf(block.text, block.isHtml);
    case 'bullets':
      return block.items.map(({ html, isHtml }) => (isHtml ? plainText(html) : html));
    case 'table':
      return block.rows.map(({ cells }) => cells.map(textOf).filter(Boolean).join(', '));
    default:
      return [];
  }
}

const firstOf = (blocks: Blocks, paths: readonly string[]): string[] =>
  paths.map((path) => paragraphsOfBlock(blocks.get(path))).find((paragraphs) => paragraphs.length > 0) ?? [];

/** Fields that follow another one on its line. */
const addedTo: Readonly<Record<string, string>> = { 'bar.seriesName': 'bar.volumeNumber' };

const withCommas = (texts: readonly string[]) => texts.join(', ');

function labelled(
  blocks: Blocks,
  paths: readonly string[],
  join: (texts: readonly string[]) => string,
  lists: Readonly<Record<string, readonly string[] | undefined>> = {},
): LabelledText[] {
  return paths.flatMap((path) => {
    const block = blocks.get(path);
    const added = addedTo[path];
    const texts = [...paragraphsOfBlock(block), ...(added ? paragraphsOfBlock(blocks.get(added)) : [])];
    const text = join(texts);
    const items = lists[path];
    return block && text ? [{ label: block.label, text, ...(items && { items }) }] : [];
  });
}

/** Items of a list as they are; a text without items by its sentences. */
function pointsOf(blocks: Blocks): string[] {
  return sellingPointFields.flatMap((path) => {
    const paragraphs = paragraphsOfBlock(blocks.get(path));
    const [first = '', ...others] = paragraphs;
    return others.length === 0 ? sentencesOf(first) : paragraphs;
  });
}

function quotesOf(blocks: Blocks): TipSheetContent['quotes'] {
  const block = quoteFields.map((path) => blocks.get(path)).find((one) => one?.kind === 'bullets' && !one.isBlank);
  if (block?.kind !== 'bullets') return [];
  return block.items.map(({ html, isHtml, byline }) => ({
    text: isHtml ? plainText(html) : html,
    byline: byline ?? '',
  }));
}

function comparableOf(blocks: Blocks): ComparableTitle[] {
  const table = comparableFields.map((path) => blocks.get(path)).find((one) => one?.kind === 'table' && !one.isBlank);
  if (table?.kind !== 'table') return [];
  const { columns } = table;
  const cellText = ({ cells }: TableRow, name: string) =>
    textOf(cells[columns.findIndex((column) => column.name === name)] ?? []);
  return table.rows.map((row) => ({
    title: cellText(row, 'title'),
    author: cellText(row, 'author'),
    isbn: cellText(row, 'isbn'),
    price: cellText(row, 'price'),
    sales: cellText(row, 'ltdNet'),
  }));
}

function authorOf(blocks: Blocks, bar: TitleBar, { editorial }: TitleSheet): TipSheetContent['author'] {
  const place = firstOf(blocks, ['editorial.authorResidence', 'editorial.authorHometown'])[0] ?? '';
  const about = firstOf(blocks, ['editorial.authorBio']).join(' ');
  const photoId = hasPicture(editorial.authorId) ? (editorial.authorId ?? '').trim() : null;
  return { name: bar.author1 ? displayName(bar.author1) : '', photoId, place, about };
}

/** The authors whom the title bar has no room for, 'Last, First'; none if the author of the bar is not among them. */
function furtherAuthors({ author1 }: TitleBar, { editorial }: TitleSheet): string[] {
  const people = (editorial.people ?? []).map(({ name, roles }) => ({ name, roles: (roles ?? '').split(' ') }));
  const authors = authorsOf(people).map(({ name }) => name);
  return author1 && authors.includes(author1) ? authors : [];
}

function creditsOf(bar: TitleBar, sheet: TitleSheet, blocks: Blocks): string[] {
  const { author1, author2, translator } = bar;
  const further = blocks.has('editorial.people') ? furtherAuthors(bar, sheet) : [];
  const names = [author1 ?? '', author2 ?? '', ...further].filter((name) => name.trim()).map(displayName);
  const translated = blocks.has('bar.translator') && translator?.trim() ? [displayName(translator)] : [];
  return [...new Set(names), ...translated.map((name) => `Translated by ${name}`)];
}

function barcodeOf(bar: TitleBar): TipSheetContent['barcode'] {
  const isbn = bar.isbn?.trim() ?? '';
  if (!isIsbn13(isbn)) return null;
  const { hasPriceAddOn, currency } = companyOf(bar.companyCode);
  // The add-on is printed on a book, for tills.
  return { isbn, addOn: hasPriceAddOn && !isDownload(bar) ? priceAddOn(bar.price, currency) : null };
}

/** A buyer must not take a country for missing that there was no room for. */
const territoriesOf = ({ subrights }: TitleSheet) => ({
  'subrights.sellingTerritoriesList': subrights.sellingTerritoriesList,
  'subrights.notForSaleList': subrights.notForSaleList,
});

const keynoteOf = (blocks: Blocks): string => firstOf(blocks, keynoteFields).join(' ');

/** @returns the keynote of a title, as its tip sheet has it; '' without one */
export const titleKeynote = (bar: TitleBar & TitleBarNotes, sheet: TitleSheet, audience: Audience): string =>
  keynoteOf(blocksOf(bar, sheet, audience));

/**
 * Collects the content of a title's tip sheet from its sheet as its readers see it.
 *
 * @param bar and sheet as the API returns them
 */
export function tipSheetContent(bar: TitleBar & TitleBarNotes, sheet: TitleSheet, audience: Audience): TipSheetContent {
  const blocks = blocksOf(bar, sheet, audience);
  const fact = (path: string) => paragraphsOfBlock(blocks.get(path)).join(' ');
  // Editions that the catalogue does not have, or not yet, have no title: their number alone says nothing to a buyer.
  const works = sheet.relatedEditions.otherWorks.filter(
    ({ isbn, title }) => isbn && title?.trim() && blocks.has('relatedEditions.otherWorks'),
  );
  return {
    title: fact('bar.title') || 'Untitled',
    subtitle: fact('bar.longSubtitle'),
    credits: creditsOf(bar, sheet, blocks),
    keynote: keynoteOf(blocks),
    points: pointsOf(blocks),
    description: firstOf(blocks, descriptionFields),
    quotes: quotesOf(blocks),
    author: authorOf(blocks, bar, sheet),
    highlights: labelled(blocks, highlightFields, inOneLine),
    comparable: comparableOf(blocks),
    works: works.map(({ title, isbn }) => ({ title: title ?? '', isbn: isbn ?? '' })),
    box: labelled(blocks, boxFields, withCommas),
    details: labelled(blocks, detailFields, withCommas, territoriesOf(sheet)),
    barcode: barcodeOf(bar),
    imprint: fact('bar.imprintDesc') || companyOf(bar.companyCode).label,
  };
}

/** Longer words take the space of several. */
const MAX_WORD_LETTERS = 12;

/** @returns the number of words of the texts beside the facts, long words counted as several */
export function wordCount({ keynote, points, description, quotes, author, highlights }: TipSheetContent): number {
  const texts = [keynote, ...points, ...description, ...quotes.map(({ text }) => text), author.about];
  return [...texts, ...highlights.map(({ text }) => text)]
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
    .reduce((sum, word) => sum + Math.ceil(word.length / MAX_WORD_LETTERS), 0);
}
