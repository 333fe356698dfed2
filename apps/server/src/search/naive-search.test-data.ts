import { isIsbn10, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { findSortOrder, type SortedBy } from '@titlenet/catalogue/power-search/sort-orders';
import type { Match, SwitchDefinition } from '@titlenet/catalogue/power-search/switches';
import { hasValue, type PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import { ageValue, isOpenEndedAge } from '@titlenet/catalogue/rules/ages';
import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';
import { type DateName, type NumberName, searchDates, searchNumbers } from '@titlenet/catalogue/search-ranges';
import { foldText } from '@titlenet/catalogue/text/fold';
import { displayName } from '@titlenet/catalogue/text/names';
import { compareNaturally } from '@titlenet/catalogue/text/natural-sort';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/*
 * A search without columns, terms, patterns and indexes: it compares the fields of every title record, in which rich
 * texts are plain, prices to the cent and blank values null (`asShown`).
 */

/** The calendar of the random searches, and by hand what the periods are on its day. */
export const CALENDAR = { today: '2026-01-15', lastVisit: '2019-02-01' };
const daysOfPeriods: Record<string, readonly [first: string, last: string]> = {
  next30Days: ['2026-01-15', '2026-02-13'],
  next90Days: ['2026-01-15', '2026-04-14'],
  last30Days: ['2025-12-17', '2026-01-15'],
  last90Days: ['2025-10-18', '2026-01-15'],
  lastMonth: ['2025-12-01', '2025-12-31'],
  thisMonth: ['2026-01-01', '2026-01-31'],
  nextMonth: ['2026-02-01', '2026-02-28'],
  thisSeason: ['2026-01-01', '2026-04-30'],
  nextSeason: ['2026-05-01', '2026-08-31'],
  sinceLastVisit: ['2019-02-01', '2026-01-15'],
};
export const namesOfPeriods = Object.keys(daysOfPeriods);

export interface NaiveScope {
  companies: readonly string[];
  /** ISBNs of the lists that the caller may search with, by id. */
  lists: ReadonlyMap<string, readonly string[]>;
}

const folded = (text: unknown) => foldText(String(text ?? ''));

function textMatches(candidates: readonly string[], typed: unknown, match: Match): boolean {
  const wanted = folded(typed);
  if (wanted === '') return false;
  return candidates.some((text) => {
    if (match === 'contains') return text.includes(wanted);
    return match === 'exact' ? text === wanted : text.startsWith(wanted);
  });
}

const namesBehindFirst = ({ bar, stored, sheet }: TitleRecord) => {
  const people = (sheet.editorial?.people ?? []).map(({ name }) => name);
  const others = [bar.translator, bar.reader].flatMap((names) => (names ?? '').split('; '));
  return [bar.author2, stored.artist2, ...people, ...others];
};
const peopleOf = (title: TitleRecord) => [title.bar.author1, ...namesBehindFirst(title)].flatMap(bothOrders);
const furtherPeopleOf = (title: TitleRecord) =>
  namesBehindFirst(title)
    .filter((name) => name !== title.bar.author1)
    .flatMap(bothOrders);

const bothOrders = (name: string | null | undefined) => (name ? [folded(name), folded(displayName(name))] : []);

function isbnMatches(isbn: string, typed: string, match: Match): boolean {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase();
  const converted = isIsbn10(plain) ? toIsbn13(plain)! : null;
  if (match === 'exact') return isbn === (converted ?? plain);
  // Ten digits that start like an ISBN-13 are its prefix (isbn.ts).
  if (match === 'startsWith') return isbn.startsWith(converted && !/^97[89]/.test(plain) ? converted : plain);
  return isbn === converted || (/^\d+$/.test(plain) && isbn.includes(plain));
}

/** The ISBN, another EAN, or a UPC as 12 digits or with the zero of its GTIN-13. */
function numbersMatch({ isbn, bar }: TitleRecord, typed: string, match: Match): boolean {
  const others = [bar.ean, bar.upc?.slice(0, 12), bar.upc && `0${bar.upc.slice(0, 12)}`];
  return [isbn, ...others].some((number) => number && isbnMatches(number, typed, match));
}

const compared: Record<string, (own: number, wanted: number) => boolean> = {
  equal: (own, wanted) => own === wanted,
  notEqual: (own, wanted) => own !== wanted,
  moreOrEqual: (own, wanted) => own >= wanted,
  lessOrEqual: (own, wanted) => own <= wanted,
};

const numberOf = (name: NumberName, title: TitleRecord) =>
  searchNumbers.find((number) => number.name === name)!.value(title);
const dateOf = (name: DateName, title: TitleRecord) => searchDates.find((date) => date.name === name)!.value(title);
const texts: Record<number, (title: TitleRecord) => string | null | undefined> = {
  2: ({ sheet }) => sheet.editorial?.onixRetailerDescription,
  3: ({ stored }) => stored.backCoverCopy,
  4: ({ sheet }) => sheet.editorial?.offPageKeywords,
  5: ({ stored }) => stored.childrenKeywords,
};

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every word, the last one as a prefix, quoted words as a phrase (G-162). */
function wordsMatch(text: string, typed: string): boolean {
  const own = wordsOf(text);
  const parts = folded(typed).split('"');
  const asked = parts.map(wordsOf);
  if (asked.every((part) => part.length === 0)) return false;
  return asked.every((part, index) => {
    if (index % 2 === 1) return own.some((_, at) => part.every((word, offset) => own[at + offset] === word));
    const isLastPart = index === asked.length - 1;
    return part.every((word, index) =>
      own.some((each) => (isLastPart && index === part.length - 1 ? each.startsWith(word) : each === word)),
    );
  });
}

const matchOf = (own: SwitchDefinition | undefined, values: PowerSearchValues): Match =>
  (own?.options.find(({ number }) => number === values[own.name]) ?? own?.options[0])?.match ?? 'startsWith';

const epochDay = (wireDate: string) => Date.parse(`${wireDate.slice(0, 10)}T00:00:00Z`) / 1000;

function ageMatches(title: TitleRecord, from: unknown, to: unknown): boolean {
  const { lowerAge, upperAge } = title.bar;
  const highest = isOpenEndedAge(lowerAge) ? 99 : (ageValue(upperAge) ?? ageValue(lowerAge));
  const lowest = ageValue(lowerAge) ?? highest;
  if (lowest === null || highest === null) return false;
  return (!from || lowest >= ageValue(String(from))!) && (!to || highest <= ageValue(String(to))!);
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [String(value)]);

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Whether a title has any value of a criterion that can be blank. */
function hasAny(title: TitleRecord, criterion: Criterion, values: PowerSearchValues): boolean {
  const codesOf = (name: SearchAttributeName) => titleCodes(title)[name] ?? [];
  switch (criterion.kind) {
    case 'text': {
      const { searches } = criterion;
      if (searches === 'author') return folded(title.bar.author1) !== '';
      if (searches === 'people') return peopleOf(title).some((name) => name !== '');
      if (searches === 'furtherPeople') return furtherPeopleOf(title).some((name) => name !== '');
      if (searches === 'childrenKeywords') return isGiven(texts[5]!(title));
      if (typeof searches === 'string') throw new Error(`${searches} is never blank`);
      return codesOf(searches.names).length > 0;
    }
    case 'number':
      return isGiven(numberOf(criterion.searches, title));
    case 'code':
      if ('number' in criterion.searches) return isGiven(numberOf(criterion.searches.number, title));
      return codesOf(criterion.searches.codes).length > 0;
    case 'dateRange':
      return isGiven(dateOf(criterion.searches, title));
    case 'ages':
      return ageValue(title.bar.lowerAge) !== null || ageValue(title.bar.upperAge) !== null;
    case 'longText': {
      const own = criterion.switch;
      const scopeOption = own.options.find(({ number }) => number === values[own.name]) ?? own.options[0]!;
      return scopeOption.scopes!.some((each) => isGiven(texts[each]!(title)));
    }
    default:
      throw new Error(`${criterion.name} is never blank`);
  }
}

const isIn = (values: PowerSearchValues, list: string, { name }: Criterion) => {
  const names = values[list];
  return Array.isArray(names) && names.includes(name);
};

function meets(title: TitleRecord, criterion: Criterion, values: PowerSearchValues, scope: NaiveScope): boolean {
  if (isIn(values, 'blank', criterion)) return !hasAny(title, criterion, values);
  if (isIn(values, 'notBlank', criterion)) return hasAny(title, criterion, values);
  const value = values[criterion.name];
  const match = matchOf('switch' in criterion ? criterion.switch : undefined, values);
  const codesOf = (name: SearchAttributeName) => titleCodes(title)[name] ?? [];
  switch (criterion.kind) {
    case 'text': {
      const { searches } = criterion;
      if (searches === 'title') return textMatches([folded(title.bar.title)], value, match);
      if (searches === 'author') return textMatches(bothOrders(title.bar.author1), value, match);
      if (searches === 'people') return textMatches(peopleOf(title), value, match);
      if (searches === 'furtherPeople') return textMatches(furtherPeopleOf(title), value, match);
      if (searches === 'isbn') return numbersMatch(title, String(value), match);
      if (searches === 'childrenKeywords') return wordsMatch(texts[5]!(title) ?? '', String(value));
      const names = codesOf(searches.names).map(({ description }) => description);
      const isTitled = searches.names === 'series' || searches.names === 'bibleTranslation';
      return textMatches(isTitled ? names.map(folded) : names.flatMap(bothOrders), value, match);
    }
    case 'number': {
      const own = numberOf(criterion.searches, title);
      return typeof own === 'number' && compared[match]!(own, Number(value) * criterion.scale);
    }
    case 'code': {
      if ('number' in criterion.searches) {
        const own = numberOf(criterion.searches.number, title);
        return typeof own === 'number' && compared[criterion.switch ? match : 'equal']!(own, Number(value));
      }
      const hasOne = codesOf(criterion.searches.codes).some(({ code }) => listed(value).includes(code));
      return match === 'notEqual' ? !hasOne : hasOne;
    }
    case 'dateRange': {
      const own = dateOf(criterion.searches, title);
      const [start, end] = daysOfPeriods[String(values[criterion.period])]?.map(epochDay) ?? [
        values[criterion.start],
        values[criterion.end],
      ];
      if (!own) return false;
      return (
        (start === undefined || epochDay(own) >= Number(start)) && (end === undefined || epochDay(own) <= Number(end))
      );
    }
    case 'ages':
      return ageMatches(title, values[criterion.start], values[criterion.end]);
    case 'flag':
      return !criterion.searches || codesOf(criterion.searches).some(({ code }) => ['Y', 'N'].includes(code));
    case 'longText': {
      const own = criterion.switch;
      const scopeOption = own.options.find(({ number }) => number === values[own.name]) ?? own.options[0]!;
      return scopeOption.scopes!.some((each) => wordsMatch(texts[each]!(title) ?? '', String(value)));
    }
    case 'userList':
      return listed(value).some((id) => scope.lists.get(id)?.includes(title.isbn!));
    case 'filling':
      return true;
  }
}

const sorted: Record<SortedBy, (title: TitleRecord) => string | number | null | undefined> = {
  title: ({ bar }) => bar.title,
  author: ({ bar }) => bar.author1,
  author2: ({ bar }) => bar.author2,
  isbn: ({ isbn }) => isbn,
  salesMarketingCode: ({ bar }) => bar.salesMarketingCode,
  answerCode: ({ bar }) => bar.answerCode,
  businessGroup: ({ bar }) => bar.casBusinessUnit,
  division: ({ bar }) => bar.divisionDesc,
  category: ({ bar }) => bar.categoryDesc,
  format: ({ bar }) => bar.formatDesc,
  imprint: ({ bar }) => bar.imprintDesc,
  editor: ({ sheet }) => sheet.editorial?.editor,
  series: ({ bar }) => bar.seriesName,
  pubSeason: ({ bar }) => bar.pubSeason,
  pubYear: ({ bar }) => bar.pubYear,
  price: ({ bar }) => bar.price,
  ltdNet: ({ stored }) => stored.ltdNet,
  onSaleDate: ({ bar }) => bar.onSaleDate,
  releaseDate: ({ bar }) => bar.releaseDate,
  pubDate: ({ bar }) => bar.pubDate,
};

/** As in the grid: texts in natural order, numbers by value, blanks last in either direction (G-168). */
function compareBy(by: SortedBy, isDescending: boolean): (a: TitleRecord, b: TitleRecord) => number {
  return (a, b) => {
    const [first, second] = [sorted[by](a) ?? '', sorted[by](b) ?? ''];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    const order = typeof first === 'number' ? first - Number(second) : compareNaturally(String(first), String(second));
    return isDescending ? -order : order;
  };
}

/** @returns the ISBNs of all matching titles in the requested order, then by title and ISBN */
export function naiveSearch(
  titles: readonly TitleRecord[],
  form: PowerSearchForm,
  values: PowerSearchValues,
  scope: NaiveScope,
): string[] {
  const filled = form.criteria.filter((criterion) => hasValue(criterion, values));
  const { by, isDescending } = findSortOrder(form, String(values.sortBy ?? form.defaultSort))!;
  const [asAsked, byTitle] = [compareBy(by, isDescending), compareBy('title', false)];
  return titles
    .filter((title) => scope.companies.includes(title.companyCode) && !title.isDeleted)
    .filter((title) => filled.every((criterion) => meets(title, criterion, values, scope)))
    .toSorted((a, b) => asAsked(a, b) || byTitle(a, b) || (a.isbn! < b.isbn! ? -1 : 1))
    .map((title) => title.isbn!);
}

const foundBy: Record<QuickSearchField, (title: TitleRecord, typed: string) => boolean> = {
  isbn: (title, typed) => numbersMatch(title, typed, 'startsWith'),
  title: ({ bar }, typed) => textMatches([folded(bar.title)], typed, 'contains'),
  author: (title, typed) => textMatches(peopleOf(title), typed, 'contains'),
};

/** @returns the ISBNs of all matching titles by title, then by ISBN */
export function naiveQuickSearch(
  titles: readonly TitleRecord[],
  { field, value, companies }: { field: QuickSearchField; value: string; companies: readonly string[] },
): string[] {
  const byTitle = compareBy('title', false);
  return titles
    .filter((title) => companies.includes(title.companyCode) && !title.isDeleted && foundBy[field](title, value))
    .toSorted((a, b) => byTitle(a, b) || (a.isbn! < b.isbn! ? -1 : 1))
    .map((title) => title.isbn!);
}
