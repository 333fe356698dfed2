import { canBeBlank } from '@titlenet/catalogue/power-search/blanks';
import type { Criterion, NumberCriterion } from '@titlenet/catalogue/power-search/criterion';
import {
  criterionOf,
  type PowerSearchForm,
  type PowerSearchName,
  powerSearchForms,
} from '@titlenet/catalogue/power-search/forms';
import { hasEnteredValue, hasValue, type PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { ages, hqnaUpperAges } from '@titlenet/catalogue/rules/ages';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import fc from 'fast-check';
import { namesOfPeriods } from './naive-search.test-data.ts';
import { people, serieses, texts, translations, words } from './random-catalogue.test-data.ts';
import type { QuickSearchQuery } from './title-search.ts';

export interface RandomSearch {
  form: PowerSearchName;
  values: PowerSearchValues;
  /** The caller's companies inside the division. */
  companies: readonly string[];
  /** Above this total, no rows are returned. */
  maximum: number;
}

type Values = Record<string, PowerSearchValues[string]>;

/** A substring of the titles' texts, sometimes in upper case, folded, or with blanks around it. */
function pieceOf(pool: readonly string[]): fc.Arbitrary<string> {
  const whole = fc.oneof(
    fc.constantFrom(...pool),
    fc.tuple(fc.constantFrom(...pool), fc.constantFrom(...pool)).map((pair) => pair.join(' ')),
  );
  return fc
    .tuple(whole, fc.nat(8), fc.integer({ min: 1, max: 12 }), fc.constantFrom('as', 'upper', 'folded', 'padded'))
    .map(([text, start, length, form]) => {
      const piece = text.slice(start % text.length).slice(0, length);
      if (form === 'upper') return piece.toUpperCase();
      if (form === 'folded') return foldText(piece);
      return form === 'padded' ? `  ${piece} ` : piece;
    });
}

const typedNumber = (criterion: NumberCriterion): fc.Arbitrary<string> => {
  const amounts = fc.constantFrom('0', '5', '7.5', '9.99', '9.990', '10', '12.50', '25', '250', '1000000', '00010');
  if (criterion.pattern === 'price') return amounts;
  return fc.oneof(
    amounts,
    fc.constantFrom('-1', '+10', '1e1', '.5', '5.', '-0.02', '9.999', '1e400', '-1e400', '0.0001'),
  );
};

const day = fc
  .tuple(fc.constantFrom('2009', '2019', '2026'), fc.constantFrom('01', '02', '12'), fc.constantFrom('01', '15', '28'))
  .map(([year, month, date]) => Date.parse(`${year}-${month}-${date}T00:00:00Z`) / 1000);
const one = fc.constantFrom('A', 'B', 'C', 'D', 'never');
const several = fc.uniqueArray(one, { minLength: 1, maxLength: 3 });

const pieceOfIsbn = (isbns: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...isbns), fc.nat(12), fc.integer({ min: 1, max: 13 })).map(([isbn, at, length]) => {
    const piece = isbn.slice(at % isbn.length).slice(0, length);
    return piece === '' || /^X/.test(piece) ? isbn : piece;
  });

function typedText(criterion: Extract<Criterion, { kind: 'text' }>, isbns: readonly string[]): fc.Arbitrary<string> {
  const { searches } = criterion;
  if (searches === 'title') return pieceOf(words);
  if (searches === 'author' || searches === 'people' || searches === 'furtherPeople') return pieceOf(people);
  if (searches === 'isbn') return pieceOfIsbn(isbns);
  if (searches === 'childrenKeywords') return typedWords;
  if (searches.names === 'series') return pieceOf(serieses);
  return pieceOf(searches.names === 'bibleTranslation' ? translations : people);
}

const textWords = texts.flatMap((text) => text.match(/[\p{L}\p{N}.-]+/gu)!);
const typedWords = fc.oneof(
  pieceOf(textWords),
  fc.tuple(fc.constantFrom(...textWords), fc.constantFrom(...textWords)).map((pair) => pair.join(' ')),
  fc.constantFrom(
    '"dark sea"',
    '"a lantern" bri',
    '"sea dark"',
    '"well known',
    '…',
    '"" dar',
    'lantern "bright sea" b',
  ),
);

/** Values of one criterion, with or without its switch. */
function valuesOf(criterion: Criterion, isbns: readonly string[], lists: readonly string[]): fc.Arbitrary<Values> {
  const own = 'switch' in criterion ? criterion.switch : undefined;
  const switched = own
    ? fc.option(fc.constantFrom(...own.options.map(({ number }) => number)), { nil: undefined })
    : fc.constant(undefined);
  const withSwitch = (value: fc.Arbitrary<PowerSearchValues[string]>) =>
    fc.tuple(value, switched).map(([each, number]) => ({
      [criterion.name]: each,
      ...(own && number !== undefined && { [own.name]: number }),
    }));
  switch (criterion.kind) {
    case 'text':
      return withSwitch(typedText(criterion, isbns));
    case 'longText':
      return withSwitch(typedWords);
    case 'number':
      return withSwitch(typedNumber(criterion));
    case 'code':
      if ('number' in criterion.searches) return withSwitch(fc.constantFrom('2009', '2019', '2026', '1999', 'never'));
      return withSwitch(criterion.input === 'selector' ? one : several);
    case 'dateRange':
      return fc.oneof(
        fc.constantFrom(...namesOfPeriods).map((name) => ({ [criterion.period]: name })),
        fc.tuple(day, day, fc.constantFrom('both', 'start', 'end')).map(([start, end, which]) => ({
          ...(which !== 'end' && { [criterion.start]: start }),
          ...(which !== 'start' && { [criterion.end]: end }),
        })),
      );
    case 'ages':
      return fc
        .tuple(fc.constantFrom(...ages), fc.constantFrom(...hqnaUpperAges), fc.constantFrom('both', 'start', 'end'))
        .map(([start, end, which]) => ({
          ...(which !== 'end' && { [criterion.start]: start }),
          ...(which !== 'start' && { [criterion.end]: end }),
        }));
    case 'flag':
      return fc.constant({ [criterion.name]: true });
    case 'userList':
      return fc.uniqueArray(fc.constantFrom(...lists, '987654', 'x'), { minLength: 1, maxLength: 2 }).map((ids) => ({
        [criterion.name]: ids,
      }));
    case 'filling':
      return fc.constant({});
  }
}

/** Values of one criterion, or sometimes that it is blank or not; the scope of long texts limits both. */
function askedOf(criterion: Criterion, isbns: readonly string[], lists: readonly string[]): fc.Arbitrary<Values> {
  const given = valuesOf(criterion, isbns, lists);
  if (!canBeBlank(criterion)) return given;
  return fc.tuple(given, fc.constantFrom(null, null, null, 'blank', 'notBlank')).map(([values, list]) => {
    if (list === null) return values;
    const scope = criterion.kind === 'longText' ? values[criterion.switch.name] : undefined;
    return {
      [list]: [criterion.name],
      ...(criterion.kind === 'longText' && scope && { [criterion.switch.name]: scope }),
    };
  });
}

/** The values of all criteria; the two lists of blank ones contain the names of all. */
function together(values: readonly Values[]): Values {
  const namesIn = (list: string) => values.flatMap((each) => (each[list] as readonly string[] | undefined) ?? []);
  return { ...Object.assign({}, ...values), blank: namesIn('blank'), notBlank: namesIn('notBlank') };
}

/** Adds the criteria that the chosen ones require (`needs` of their definition). */
function withNeeds(form: PowerSearchForm, values: Values): Values {
  const added: Values = {};
  const need = (criterion: Criterion): void => {
    const needed = criterion.needs && criterionOf(form, criterion.needs.criterion);
    if (!needed || !hasEnteredValue(criterion, { ...values, ...added })) return;
    if (hasValue(needed, { ...values, ...added })) return;
    added[needed.name] = needed.kind === 'text' ? 'lantern' : needed.name === 'seasonYear' ? '2019' : 'A';
    need(needed);
  };
  for (const criterion of form.criteria) if (hasValue(criterion, values)) need(criterion);
  return { ...values, ...added };
}

const companiesOf: Record<PowerSearchName, readonly (readonly string[])[]> = {
  HarperCollins: [['001', '003', '018', '035'], ['001'], ['003', '018']],
  HQNA: [['180']],
  HCCP: [['006']],
};

const numbersOf = (titles: readonly TitleRecord[]) =>
  titles.flatMap(({ isbn, bar }) => [isbn!, bar.ean ?? [], bar.upc ?? []].flat());

/** Searches of all forms by one to four criteria, in all orders. */
export function randomSearches(titles: readonly TitleRecord[], lists: readonly string[]): fc.Arbitrary<RandomSearch> {
  const isbns = numbersOf(titles);
  return fc.constantFrom<PowerSearchForm>(...Object.values(powerSearchForms)).chain((form) => {
    const searched = form.criteria.filter(({ kind, isNoCriterion }) => kind !== 'filling' && !isNoCriterion);
    const sorts = [...form.sortOptions.map(({ key }) => key), ...(form.name === 'HarperCollins' ? ['author_2'] : [])];
    return fc
      .record({
        chosen: fc
          .uniqueArray(fc.constantFrom(...searched), { minLength: 1, maxLength: 4, selector: ({ name }) => name })
          .chain((chosen) => fc.tuple(...chosen.map((criterion) => askedOf(criterion, isbns, lists)))),
        sortBy: fc.option(fc.constantFrom(...sorts), { nil: undefined }),
        companies: fc.constantFrom(...companiesOf[form.name]),
        maximum: fc.constantFrom(2_000, 2_000, 3),
      })
      .map(({ chosen, sortBy, companies, maximum }) => ({
        form: form.name,
        values: withNeeds(form, { ...together(chosen), ...(sortBy && { sortBy }) }),
        companies,
        maximum,
      }));
  });
}

const quickScopes = Object.values(powerSearchForms).flatMap(({ name, division }) =>
  companiesOf[name].map((companies) => ({ division, companies })),
);

/** Quick searches of all divisions. */
export function randomQuickSearches(titles: readonly TitleRecord[]): fc.Arbitrary<QuickSearchQuery> {
  const isbns = numbersOf(titles);
  const starts = fc
    .tuple(fc.constantFrom(...isbns), fc.integer({ min: 3, max: 13 }))
    .map(([isbn, length]) => isbn.slice(0, length));
  const typed = {
    isbn: fc.oneof(starts, pieceOfIsbn(isbns)),
    title: pieceOf(words),
    author: pieceOf(people),
  };
  return fc
    .record({
      scope: fc.constantFrom(...quickScopes),
      query: fc.oneof(...quickSearchFields.map(({ name: field }) => typed[field].map((value) => ({ field, value })))),
      maximum: fc.constantFrom(2_000, 2_000, 3),
    })
    .map(({ scope, query, maximum }) => ({ ...scope, ...query, maximum }));
}
