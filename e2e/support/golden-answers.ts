import { goldenLines } from '@titlenet/catalogue/testing/golden-sheet/golden-sheet';

type Values = Record<string, unknown>;

/** The golden title as the answers have it: members of the bar, and the sections; a table has one row. */
interface GoldenAnswers {
  bar: Values;
  sheet: Record<string, Values>;
}

/** The keys that differ by company. */
interface GoldenKeys {
  companyCode: string;
  productId: number;
  /** Product id of the title that is listed as a related edition. */
  editionId: number;
  /** Product id of the title that it is compared with. */
  comparedId: number;
}

/** Only merging states it, where two senders have prices: the house feed cannot, and the title has one sender (G-500). */
export const ofTwoSenders = 'subrights.prices.sender';

/** Collects the values of the table. */
function goldenValues(): GoldenAnswers {
  const bar: Values = {};
  const sheet: Record<string, Values> = {};
  for (const { path, value } of goldenLines) {
    const [section, field, column] = path.split('.') as [string, string?, string?];
    if (value === undefined || field === undefined || path === ofTwoSenders) continue;
    if (section === 'bar') {
      bar[field] = value;
      continue;
    }
    const content = sheet[section] ?? {};
    const [row] = (content[field] ?? [{}]) as [Values];
    sheet[section] = { ...content, [field]: column === undefined ? value : [{ ...row, [column]: value }] };
  }
  return { bar, sheet };
}

/**
 * The answers on the bar and the sheet of the golden title. Titles that the catalogue does not have have no product id.
 */
export function goldenAnswers({ companyCode, productId, editionId, comparedId }: GoldenKeys): GoldenAnswers {
  const { bar, sheet } = goldenValues();
  const listed = { ...sheet.relatedEditions, ...sheet.sales } as Record<string, [Values]>;
  const unknown = ['otherFormats', 'ebookOf', 'replaces', 'replacedBy', 'otherWorks', 'competitive'];
  const ids = {
    audioAndLargePrint: editionId,
    titleTrack: comparedId,
    ...Object.fromEntries(unknown.map((list) => [list, null])),
  };
  for (const [list, id] of Object.entries(ids)) listed[list]![0].productId = id;
  const [price] = sheet.subrights!.prices as [Values];
  price.sender = null;
  return { bar: { ...bar, productId, companyCode }, sheet };
}

/** Where a title of the house feed holds the columns of a related edition. */
const editionFields = {
  isbn: 'isbn',
  title: 'bar.title',
  bookFormat: 'bar.formatDesc',
  onSale: 'bar.onSaleDate',
  release: 'bar.releaseDate',
  price: 'bar.price',
  canPrice: 'bar.canadianPrice',
  selectionNo: 'stored.selectionNo',
  presenter: 'bar.reader',
  noOfCassCds: 'bar.tapecount',
  tapeLength: 'bar.tapelength',
  cartonQty: 'bar.booksPerCarton',
  trim: 'bar.trimSize',
  pageCount: 'bar.pageCount',
  upc: 'bar.upc',
};

/** The same of a compared title; its sell-through is calculated. */
const comparisonFields = {
  isbn: 'isbn',
  title: 'bar.title',
  source: 'stored.publisher',
  author: 'bar.author1',
  saleDate: 'bar.onSaleDate',
  format: 'bar.formatDesc',
  smCode: 'bar.salesMarketingCode',
  price: 'bar.price',
  priceCad: 'bar.canadianPrice',
  ltdGross: 'stored.ltdGross',
  ltdNet: 'stored.ltdNet',
  totalInPrint: 'stored.totalInPrint',
};

/** Names in a reference to a title that is not in the catalogue, where they differ. */
const referenceNames: Record<string, string> = { formatDesc: 'format', publisher: 'source', author1: 'author' };

/** Codes of ONIX list 51 that put a reference into a table of its own. */
const relationCodes: Record<string, string[]> = {
  otherFormats: ['06'],
  ebookOf: ['13'],
  replaces: ['03'],
  replacedBy: ['05'],
};

/** A title of the catalogue with the values of a row. */
function titleOf(row: Values, fields: Record<string, string>): Values {
  const title: { isbn?: unknown; bar: Values; stored: Values } = { bar: {}, stored: {} };
  for (const [column, path] of Object.entries(fields)) {
    const [group, name] = path.split('.') as ['bar' | 'stored', string?];
    if (name === undefined) title.isbn = row[column];
    else title[group][name] = row[column];
  }
  return title;
}

/** What a reference says of a title that is not in the catalogue. */
function knownOf(row: Values, fields: Record<string, string>): Values {
  const pairs = Object.entries(fields).flatMap(([column, path]) => {
    const name = path.split('.')[1];
    return name === undefined ? [] : [[referenceNames[name] ?? name, row[column]]];
  });
  return Object.fromEntries(pairs);
}

/**
 * The lines of the house feed for the golden title: its own, and two titles that its first table of related editions
 * and of comparisons lists. The second tables list titles that the catalogue does not have.
 */
export function goldenFeed({ companyCode, productId, editionId, comparedId }: GoldenKeys): string {
  const { bar, sheet } = goldenValues();
  const { isbn, ...sentBar } = bar;
  const { relatedEditions, sales, ...sections } = sheet;
  const { titleTrack, competitive, ...ownSales } = sales!;
  const { audioAndLargePrint, otherWorks, ...ofRelations } = relatedEditions!;
  const [[edition], [otherWork], [compared], [rival]] = [audioAndLargePrint, otherWorks, titleTrack, competitive] as [
    [Values],
    [Values],
    [Values],
    [Values],
  ];
  const record = { kind: 'title', companyCode };
  const references = [
    { isbn: edition.isbn, list: 'audioAndLargePrint', relations: ['41'] },
    { isbn: otherWork.isbn, list: 'otherWorks', relations: ['23'], known: knownOf(otherWork, editionFields) },
    ...Object.entries(ofRelations).map(([table, rows]) => {
      const [row] = rows as [Values];
      return {
        isbn: row.isbn,
        list: 'otherWorks',
        relations: relationCodes[table],
        known: knownOf(row, editionFields),
      };
    }),
    { isbn: compared.isbn, list: 'titleTrack', isModel: compared.isModel },
    { isbn: rival.isbn, list: 'competitive', isModel: rival.isModel, known: knownOf(rival, comparisonFields) },
  ];
  const records = [
    { ...record, isbn, productId, bar: sentBar, sheet: { ...sections, sales: ownSales }, references },
    { ...record, productId: editionId, ...titleOf(edition, editionFields) },
    { ...record, productId: comparedId, ...titleOf(compared, comparisonFields) },
  ];
  return records.map((one) => JSON.stringify(one)).join('\n');
}
