import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { accessibilityFeatures } from './accessibility.ts';
import { audienceElements } from './audience.ts';
import { bibleElements } from './bible.ts';
import { contributors } from './contributors.ts';
import { line } from './element-texts.ts';
import { type FormatFacts, formatFacts, formatWords } from './format-facts.ts';
import { languages } from './languages.ts';
import { extents, measures } from './measures.ts';
import { type BisacCodes, subjects } from './subjects.ts';
import type { Children } from './write-element.ts';

/** List 2. */
const SINGLE = '00';
const MULTIPLE = '10';
/** List 148. */
const PUBLISHERS_COLLECTION = '10';
/** List 149. */
const PRODUCT = '01';
const COLLECTION = '02';
/** List 15. */
const DISTINCTIVE_TITLE = '01';
/** List 150: a form that is not said; the house's words stand beside it. */
const UNDEFINED = '00';

/** What a title is (block 1). Takes a title that lacks nothing. */
export function descriptiveDetail(record: TitleRecord, bisacCodes: BisacCodes): Children {
  const { bar, stored } = record;
  const words = formatWords(record) ?? '';
  const format: FormatFacts = formatFacts(words) ?? { form: UNDEFINED, editionTypes: [], description: words };
  const bible = bibleElements(record);
  const epub = format.form.startsWith('E') ? codeOf.epubFormat(stored.subformat ?? '') : undefined;
  const discs = format.form.startsWith('A') && bar.tapecount && bar.tapecount > 0 ? bar.tapecount : undefined;
  return {
    ProductComposition: discs ? MULTIPLE : SINGLE,
    ProductForm: format.form,
    ProductFormDetail: [...new Set([format.detail, epub, ...bible.details])].filter((code) => code !== undefined),
    ProductFormFeature: [...bible.features, ...accessibilityFeatures(record)],
    ProductFormDescription: line(format.description),
    Measure: measures(record),
    ProductPart: discs ? { ProductForm: format.form, NumberOfItemsOfThisForm: discs } : undefined,
    Collection: collection(record),
    TitleDetail: { TitleType: DISTINCTIVE_TITLE, TitleElement: titleElement(record) },
    Contributor: contributors(record),
    EditionType: format.editionTypes,
    ReligiousText: bible.religiousText,
    Language: languages(record),
    Extent: extents(record),
    IllustrationsNote: line(bar.illustrationNote),
    Subject: subjects(record, bisacCodes),
    ...audienceElements(record),
  };
}

/** A volume of no series carries its number itself. */
function titleElement({ bar }: TitleRecord): Children {
  return {
    TitleElementLevel: PRODUCT,
    PartNumber: line(bar.seriesName) ? undefined : line(bar.volumeNumber),
    TitleText: line(bar.title),
    Subtitle: line(bar.longSubtitle),
  };
}

function collection({ bar }: TitleRecord): Children | undefined {
  const series = line(bar.seriesName);
  if (series === undefined) return undefined;
  const element = { TitleElementLevel: COLLECTION, PartNumber: line(bar.volumeNumber), TitleText: series };
  return {
    CollectionType: PUBLISHERS_COLLECTION,
    TitleDetail: { TitleType: DISTINCTIVE_TITLE, TitleElement: element },
  };
}
