import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import { productRelations } from '@titlenet/catalogue/rules/product-relations';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import type { ReferencedTitle, WriteContext } from './field-writer.ts';
import { formatFacts } from './format-facts.ts';
import type { Children } from './write-element.ts';

/** List 51. */
const UNSPECIFIED = '00';
const INCLUDES = '01';
const ALTERNATIVE_FORMAT = '06';
const SAME_AUTHOR = '22';
/** List 5. */
const ISBN_13 = '15';
/** List 150. */
const UNDEFINED_FORM = '00';

/** True if a title contains the other one. */
const isPart = ({ copies }: EditionReference): boolean => copies !== undefined;

/** The other titles that are written, each once; those for sales comparisons are internal. */
function writtenReferences({ isbn: own, references }: Pick<TitleRecord, 'isbn' | 'references'>): EditionReference[] {
  const shown = references.filter(({ list }) => list !== 'titleTrack' && list !== 'competitive');
  return shown.filter(({ isbn }, index) => isbn !== own && shown.findIndex((one) => one.isbn === isbn) === index);
}

/** The titles that are written as parts of this one. */
export const partsOf = (record: Pick<TitleRecord, 'isbn' | 'references'>): EditionReference[] =>
  writtenReferences(record).filter(isPart);

/** Writes the parts, other editions and works of the sheet. */
export function writeRelatedProducts(record: TitleRecord, { editions }: Pick<WriteContext, 'editions'>): Children {
  const products = writtenReferences(record)
    .filter((reference) => !isPart(reference) || reference.relations?.some((relation) => relation !== INCLUDES))
    .map((reference) => relatedProduct(record, reference, editions.get(reference.isbn)));
  const parts = partsOf(record).map((reference) => productPart(reference, editions.get(reference.isbn)));
  return { DescriptiveDetail: { ProductPart: parts }, RelatedMaterial: { RelatedProduct: products } };
}

function productPart({ isbn, known, copies }: EditionReference, title: ReferencedTitle | undefined): Children {
  return {
    ProductIdentifier: { ProductIDType: ISBN_13, IDValue: isbn },
    ...(form(known?.format) ?? form(title?.format) ?? { ProductForm: UNDEFINED_FORM }),
    NumberOfCopies: copies,
  };
}

function relatedProduct(
  record: TitleRecord,
  reference: EditionReference,
  known: ReferencedTitle | undefined,
): Children {
  return {
    ProductRelationCode: relationsOf(record, reference, known),
    ProductIdentifier: { ProductIDType: ISBN_13, IDValue: reference.isbn },
    ...(form(reference.known?.format) ?? form(known?.format)),
  };
}

/** Converts the format of a related title as imports store it: 'Paperback', 'E-Book, EPUB'. */
function form(words: string | null | undefined): Children | undefined {
  const [format = '', ofEpub = ''] = (words ?? '').split(', ');
  const facts = formatFacts(format);
  return facts && { ProductForm: facts.form, ProductFormDetail: facts.detail ?? codeOf.epubFormat(ofEpub) };
}

/**
 * Returns the relations that a feed stated; else 'alternative format' for the same title, and 'same author' for the
 * house's other works by the same author.
 */
function relationsOf(
  { bar }: TitleRecord,
  { list, relations = [] }: EditionReference,
  known: ReferencedTitle | undefined,
): string[] {
  const stated = relations.filter((code) => productRelations.has(code));
  if (stated.length > 0) return stated;
  const isSame = (one: string | null | undefined, other: string | null | undefined) =>
    foldText(one ?? '') !== '' && foldText(one ?? '') === foldText(other ?? '');
  if (isSame(known?.title, bar.title)) return [ALTERNATIVE_FORMAT];
  return [list === 'otherWorks' && isSame(known?.author, bar.author1) ? SAME_AUTHOR : UNSPECIFIED];
}
