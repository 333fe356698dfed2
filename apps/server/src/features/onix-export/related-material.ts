import { foldText } from '@titlenet/catalogue/fold';
import type { EditionReference, TitleRecord } from '@titlenet/catalogue/title-record';
import { formatFacts } from './format-facts.ts';
import type { Children } from './write-element.ts';

/** List 51. */
const UNSPECIFIED = '00';
const ALTERNATIVE_FORMAT = '06';
/** List 5. */
const ISBN_13 = '15';

/** What the store knows of a title that another refers to. */
export interface KnownEdition {
  title: string;
  format: string | null;
}

/** Other editions and works that the sheet shows (block 5); what they are compared with for sales stays inside. */
export function relatedMaterial(record: TitleRecord, editions: ReadonlyMap<string, KnownEdition>): Children {
  const shown = record.references.filter(({ list }) => list === 'audioAndLargePrint' || list === 'otherWorks');
  return {
    RelatedProduct: shown
      .filter(({ isbn }, index) => isbn !== record.isbn && shown.findIndex((one) => one.isbn === isbn) === index)
      .map((reference) => relatedProduct(record, reference, editions.get(reference.isbn))),
  };
}

function relatedProduct(record: TitleRecord, reference: EditionReference, known: KnownEdition | undefined): Children {
  const isSameWork = known !== undefined && foldText(known.title) === foldText(record.bar.title ?? '');
  const words = known?.format ?? reference.known?.format;
  const facts = words ? formatFacts(words.split(', ')[0]!) : undefined;
  return {
    ProductRelationCode: isSameWork ? ALTERNATIVE_FORMAT : UNSPECIFIED,
    ProductIdentifier: { ProductIDType: ISBN_13, IDValue: reference.isbn },
    ...(facts ? { ProductForm: facts.form, ProductFormDetail: facts.detail } : {}),
  };
}
