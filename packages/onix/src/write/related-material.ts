import { foldText } from '@titlenet/catalogue/text/fold';
import type { EditionReference, TitleRecord } from '@titlenet/catalogue/title-record';
import { productRelations } from '../codes/code-lists.ts';
import { codeOf } from '../codes/words-to-codes.ts';
import { formatFacts } from './format-facts.ts';
import type { Children } from './write-element.ts';

/** List 51. */
const UNSPECIFIED = '00';
const ALTERNATIVE_FORMAT = '06';
const SAME_AUTHOR = '22';
/** List 5. */
const ISBN_13 = '15';

/** What the store knows of a title that another refers to. */
export interface KnownEdition {
  title: string;
  /** As stored, 'Last, First'. */
  author: string | null;
  format: string | null;
}

/** Other editions and works that the sheet shows (block 5); what they are compared with for sales stays inside. */
export function relatedMaterial(record: TitleRecord, editions: ReadonlyMap<string, KnownEdition>): Children {
  const shown = record.references.filter(({ list }) => list !== 'titleTrack' && list !== 'competitive');
  return {
    RelatedProduct: shown
      .filter(({ isbn }, index) => isbn !== record.isbn && shown.findIndex((one) => one.isbn === isbn) === index)
      .map((reference) => relatedProduct(record, reference, editions.get(reference.isbn))),
  };
}

function relatedProduct(record: TitleRecord, reference: EditionReference, known: KnownEdition | undefined): Children {
  return {
    ProductRelationCode: relationsOf(record, reference, known),
    ProductIdentifier: { ProductIDType: ISBN_13, IDValue: reference.isbn },
    ...(form(reference.known?.format) ?? form(known?.format)),
  };
}

/** The form of words as imports write them: 'Paperback', 'E-Book, EPUB'. */
function form(words: string | null | undefined): Children | undefined {
  const [format = '', ofEpub = ''] = (words ?? '').split(', ');
  const facts = formatFacts(format);
  return facts && { ProductForm: facts.form, ProductFormDetail: facts.detail ?? codeOf.epubFormat(ofEpub) };
}

/**
 * The relations that a feed has said; else another format of the same title, and another work of the same author where
 * the house lists it among those.
 */
function relationsOf(
  { bar }: TitleRecord,
  { list, relations = [] }: EditionReference,
  known: KnownEdition | undefined,
): string[] {
  const said = relations.filter((code) => productRelations.has(code));
  if (said.length > 0) return said;
  const isSame = (one: string | null | undefined, other: string | null | undefined) =>
    foldText(one ?? '') !== '' && foldText(one ?? '') === foldText(other ?? '');
  if (isSame(known?.title, bar.title)) return [ALTERNATIVE_FORMAT];
  return [list === 'otherWorks' && isSame(known?.author, bar.author1) ? SAME_AUTHOR : UNSPECIFIED];
}
