import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import { readGtin13 } from '@titlenet/catalogue/isbn/trade-numbers';
import { productRelations } from '@titlenet/catalogue/rules/product-relations';
import { epubFormats, formatDetails, productForms } from '../codes/code-lists.ts';
import { compact } from './compact.ts';
import { children, code, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixRelatedEdition } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';
import { mapNumbers, productNumbers } from './product-numbers.ts';

/** Relations of list 51 to other works. */
const ANOTHER_WORK = new Set('12 22 23 30'.split(' '));

/** Elements of 2.1 that are older than RelatedProduct, with the equivalent relation. */
const OLD_RELATIONS = [
  ['ReplacesISBN', '03'],
  ['ReplacesEAN13', '03'],
  ['ReplacedByISBN', '05'],
  ['ReplacedByEAN13', '05'],
  ['AlternativeFormatISBN', '06'],
  ['AlternativeFormatEAN13', '06'],
  ['AlternativeProductISBN', '12'],
  ['AlternativeProductEAN13', '12'],
] as const;

/**
 * Reads related products that have an ISBN and the parts of a set, each once. Their own data are joined later (G-169).
 */
export const mapRelated = once((record): OnixRelatedEdition[] => {
  const ownIsbn = mapNumbers(record).isbn13;
  const related = children(record.related, 'RelatedProduct').map((node) => ({
    node,
    relations: relationsOf(node),
    copies: undefined,
  }));
  const parts = children(record.descriptive, 'ProductPart', 'ContainedItem').map((node) => ({
    node,
    relations: ['01'],
    copies: copiesOf(node),
  }));
  const found = [...related, ...parts].flatMap(({ node, relations, copies }) => {
    const isbn = productNumbers(node, record.warnings, `${node.name}/`).isbn13;
    return isbn === undefined ? [] : { ...edition(isbn, relations, node, record), copies };
  });
  const old = OLD_RELATIONS.flatMap(([name, relation]) =>
    values(record.product, name).flatMap((text) => {
      const isbn = readGtin13(text);
      if (isbn === null)
        record.warnings.push({ path: name, message: 'Not an ISBN: left out', value: text.slice(0, 40) });
      return isbn === null ? [] : edition(isbn, [relation], record.product, record, false);
    }),
  );
  return merged([...found, ...old])
    .filter((one) => one.isbn !== ownIsbn)
    .map(compact);
});

/** How many of a part the product contains: one if its sender does not say so. */
function copiesOf(part: OnixNode): number {
  const count = Number(value(part, 'NumberOfCopies', 'NumberOfItemsOfThisForm', 'ItemQuantity', 'NumberOfPieces') ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? count : 1;
}

function relationsOf(node: OnixNode): string[] {
  const codes = values(node, 'ProductRelationCode', 'RelationCode');
  return codes.length > 0 ? codes : ['00'];
}

function edition(
  isbn: string,
  relations: readonly string[],
  node: OnixNode,
  record: OnixRecord,
  hasForm = true,
): OnixRelatedEdition {
  for (const one of relations) {
    if (!productRelations.has(one))
      record.warnings.push({ path: 'RelatedProduct', message: 'Unknown code', value: one });
  }
  const form = hasForm ? code(node, 'ProductForm') : undefined;
  const details = hasForm ? values(node, 'ProductFormDetail', 'EpubType') : [];
  const detailed = details.map((one) => formatDetails.get(one)).find(Boolean);
  const epub = details.map((one) => epubFormats.get(one)).find(Boolean);
  const words = form === undefined ? undefined : (productForms.get(form) ?? form);
  return {
    isbn,
    relations,
    relation: relations.map((one) => productRelations.get(one) ?? one).join(', '),
    list: listOf(relations, form),
    form,
    bookFormat:
      form?.startsWith('B') && detailed !== undefined
        ? detailed
        : [words, epub].filter(Boolean).join(', ') || undefined,
  };
}

/**
 * Returns the list of the sheet that shows an edition. ONIX gives the form of a related product, but not whether it is
 * large print: for editions other than audio their own records decide it when the sheet is read.
 */
function listOf(relations: readonly string[], form: string | undefined): OnixRelatedEdition['list'] {
  if (relations.every((one) => ANOTHER_WORK.has(one))) return 'otherWorks';
  return form?.startsWith('A') ? 'audioAndLargePrint' : 'byFormat';
}

/** Merges entries with the same ISBN into one with all their relations. */
function merged(all: readonly OnixRelatedEdition[]): OnixRelatedEdition[] {
  const byIsbn = Map.groupBy(all, (one) => one.isbn);
  return [...byIsbn.values()].map((group) => {
    // A group has an entry.
    const formed = group.find((one) => one.form !== undefined) ?? group[0]!;
    const relations = [...new Set(group.flatMap((one) => one.relations))];
    return {
      ...formed,
      relations,
      relation: relations.map((relation) => productRelations.get(relation) ?? relation).join(', '),
      list: listOf(relations, formed.form),
      copies: group.find((one) => one.copies !== undefined)?.copies,
    };
  });
}

/** Reads the references to other titles, undefined if there are none. */
export function mapReferences(record: OnixRecord): EditionReference[] | undefined {
  const references = mapRelated(record).map(({ isbn, list, relations, bookFormat, form, copies }) => ({
    isbn,
    list,
    relations,
    known: { format: bookFormat ?? form ?? null },
    ...(copies !== undefined && { copies }),
  }));
  return references.length > 0 ? references : undefined;
}
