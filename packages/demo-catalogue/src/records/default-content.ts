import { companyOf } from '@titlenet/catalogue/companies';
import { type FieldType, type FieldTypeValue, isShownIn } from '@titlenet/catalogue/field';
import type { SectionEntry } from '@titlenet/catalogue/sheet/section';
import { type TitleBar, titleBarFields } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { wireDate } from '../demo-dates.ts';
import type { DemoEdition } from '../works/demo-work.ts';

const paragraph = (text: string) => `<p>${text}</p>`;

/** Values by type, taken from the work, so that a new field does not change the random values of the others. */
const valuesByType: { readonly [T in FieldType]: (edition: DemoEdition) => FieldTypeValue<T> } = {
  text: ({ work }) => work.keynote,
  name: ({ work }) => work.author.name,
  code: ({ work }) => work.genre.category[0],
  html: ({ work }) => paragraph(work.keynote),
  date: ({ day }) => wireDate(day),
  datetime: ({ day }) => wireDate(day, 9),
  month: ({ day }) => wireDate(day, 9),
  flag: () => 'Y',
  integer: ({ work }) => work.title.length,
  decimal: ({ work }) => work.title.length / 10,
  year: ({ work }) => work.firstYear,
  money: ({ price }) => price,
  digitalPrice: ({ price }) => price,
  percent: ({ work }) => work.title.length,
  boolean: () => true,
  texts: ({ work }) => work.keywords,
  htmls: ({ work }) => work.keywords.map(paragraph),
};

const defaultValue = ({ type }: { readonly type: FieldType }, edition: DemoEdition) => valuesByType[type](edition);

/** @returns content of an entry that the demo does not compose: a value of its type, or one row */
export function defaultContent(entry: SectionEntry, edition: DemoEdition): unknown {
  if (!('columns' in entry)) return defaultValue(entry, edition);
  return [Object.fromEntries(entry.columns.map((column) => [column.name, defaultValue(column, edition)]))];
}

/** Fields of the title bar that are derived, or that composers leave out of some editions. */
const composedFields: ReadonlySet<string> = new Set<keyof TitleBar>([
  ...(['productId', 'companyCode', 'isbn', 'isbn10', 'ean'] as const),
  ...(['reader', 'tapecount', 'tapelength'] as const),
  ...(['miniSeriesName', 'miniSeriesPubOrder', 'miniSeriesTotalBook', 'upperAge'] as const),
  ...(['bibleTranslation', 'redLetter', 'thumbIndexed', 'fontSize', 'ribbon', 'formatColor', 'formatOption'] as const),
  ...(['excludedFromONIX', 'exclusionDate', 'removedExclusionDate', 'onixDate'] as const),
]);

/** @returns the title bar with a value for each shown field that the demo does not compose */
export function withDefaults(bar: TitleRecord['bar'], edition: DemoEdition): TitleRecord['bar'] {
  if (edition.hasBarOnly) return bar;
  const { layout } = companyOf(edition.company);
  const fields = titleBarFields.filter(
    (field) => isShownIn(field, layout) && !composedFields.has(field.name) && !(field.name in bar),
  );
  return { ...bar, ...Object.fromEntries(fields.map((field) => [field.name, defaultValue(field, edition)])) };
}
