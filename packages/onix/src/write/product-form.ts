import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { productForms } from '../codes/code-lists.ts';
import { isInList } from '../codes/list-codes.ts';
import { codeOf } from '../codes/words-to-codes.ts';
import { line } from './element-texts.ts';
import { type FormatFacts, formatFacts, formatWords } from './format-facts.ts';
import { partsOf } from './related-material.ts';
import type { Children } from './write-element.ts';

/** List 2. */
const SINGLE = '00';
const MULTIPLE = '10';
/** List 150: an unstated form; the house's words are written beside it. */
const UNDEFINED = '00';

/** The types of the edition and those that its format names, as far as exports may have them. */
function editionTypes(words: readonly string[], format: FormatFacts): string[] {
  const stated = words.flatMap((one) => codeOf.editionType(one) ?? one);
  return [...new Set([...stated, ...format.editionTypes])].filter((code) => isInList(21, code));
}

const statedComposition = ({ productComposition: code }: TitleRecord['stored']): string | undefined =>
  code && isInList(2, code) ? code : undefined;

/** Several forms have the same words: the sender's own is kept while the title has the words. */
const hasWordsOf = (code: string | null | undefined, form: string): code is string =>
  Boolean(code) && productForms.get(code ?? '') === productForms.get(form);

/** Writes edition number and statement. */
export const writeEdition = ({ bar }: Pick<TitleRecord, 'bar'>): Children => ({
  DescriptiveDetail: {
    EditionNumber: bar.editionNumber && bar.editionNumber > 0 ? bar.editionNumber : undefined,
    EditionStatement: line(bar.editionStatement),
  },
});

/** Writes the format of a title, the types of its edition, and the number of discs of an audio title as its parts. */
export function writeProductForm(record: TitleRecord): Children {
  const { bar, stored } = record;
  const words = formatWords({ bar, stored }) ?? '';
  const format: FormatFacts = formatFacts(words) ?? { form: UNDEFINED, editionTypes: [], description: words };
  const epub = format.form.startsWith('E') ? codeOf.epubFormat(stored.subformat ?? '') : undefined;
  const hasParts = partsOf(record).length > 0;
  const isOnDiscs = format.form.startsWith('A') && !hasParts;
  const discs = isOnDiscs && bar.tapecount && bar.tapecount > 0 ? bar.tapecount : undefined;
  const form = hasWordsOf(stored.productForm, format.form) ? stored.productForm : format.form;
  return {
    DescriptiveDetail: {
      ProductComposition: statedComposition(stored) ?? (discs || hasParts ? MULTIPLE : SINGLE),
      ProductForm: form,
      ProductFormDetail: [...new Set([format.detail, epub])].filter((code) => code !== undefined),
      ProductFormDescription: line(format.description),
      ProductPart: discs ? [{ ProductForm: form, NumberOfItemsOfThisForm: discs }] : undefined,
      EditionType: editionTypes(bar.editionTypes ?? [], format),
    },
  };
}
