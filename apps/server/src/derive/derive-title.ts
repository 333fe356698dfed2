import { hash } from 'node:crypto';
import { companyOf } from '@titlenet/catalogue/companies';
import { completenessCode, lackedFacts } from '@titlenet/catalogue/completeness/completeness';
import { artistNames } from '@titlenet/catalogue/rules/artists';
import { codeDescriptions } from '@titlenet/catalogue/rules/code-descriptions';
import { furtherPeople } from '@titlenet/catalogue/rules/further-people';
import { type CodeLabels, withCodesOfLabels, withInHouseLabels } from '@titlenet/catalogue/rules/in-house-labels';
import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { TitleCodes } from '@titlenet/catalogue/search-attributes';
import { type BoxTexts, boxTexts, boxWords, boxWordsText } from '@titlenet/catalogue/search-box/box-words';
import { foldText } from '@titlenet/catalogue/text/fold';
import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Insertable } from 'kysely';
import type { TitleDocumentTable, TitleTable } from '../database/tables.ts';
import { comparisonRow, editionRow } from './edition-row.ts';
import { gridRow } from './grid-row.ts';
import { listTexts } from './list-texts.ts';
import { quickRow } from './quick-row.ts';
import { rangeValues } from './range-columns.ts';
import { ageColumns, firstAuthorNames, otherNumbers, peopleLines } from './search-columns.ts';
import { sheetText } from './sheet-text.ts';
import { titleBarOf } from './title-bar-text.ts';
import { type TitleOrder, titleOrder } from './title-order.ts';

export interface DerivedTitle {
  row: Omit<Insertable<TitleTable>, 'terms'>;
  codes: TitleCodes;
  document: Omit<TitleDocumentTable, 'title_id'>;
  order: TitleOrder;
  /** The row of power search results; null if the division has no power search. */
  gridRow: string | null;
  /** Numbers of the facts that its completeness lacks. */
  lacks: number[];
}

/** @returns a digest of 22 characters, for ETags */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

interface SearchedTexts {
  bar: TitleBar;
  codes: TitleCodes;
  texts: BoxTexts;
}

function searchRow(record: TitleRecord, { bar, codes, texts }: SearchedTexts): DerivedTitle['row'] {
  const company = companyOf(record.companyCode);
  const people = [...(bar.author1 ? [bar.author1] : []), ...furtherPeople(record)];
  const { stored } = record;
  return {
    company_code: record.companyCode,
    division: company.division,
    product_id: bar.productId,
    isbn: bar.isbn,
    isbn10: bar.isbn10,
    record_key: bar.isbn ? null : `${record.source.sender}\n${record.source.recordReference}`,
    is_deleted: record.isDeleted ?? false,
    reissue_no: bar.reissueNo,
    title: bar.title,
    author: bar.author1,
    title_folded: foldText(bar.title),
    author_folded: peopleLines(people),
    other_numbers: otherNumbers(bar),
    box_words: boxWordsText(boxWords(texts)),
    ...firstAuthorNames(bar.author1),
    title_sort: naturalSortKey(bar.title),
    author_sort: naturalSortKey(bar.author1 ?? ''),
    price_currency: company.currency,
    avail_stock: stored.availStock ?? null,
    ltd_gross: stored.ltdGross ?? null,
    ltd_returns: stored.ltdReturns ?? null,
    ltd_dollars: stored.netDollars ?? null,
    last13_units: stored.last13Units ?? null,
    last13_dollars: stored.last13Dollars ?? null,
    ...rangeValues({ ...record, bar }),
    ...ageColumns(bar),
    quick_row: JSON.stringify(quickRow(record, bar, codes)),
  };
}

/**
 * Derives the stored data of a title, except long texts and lists, from its merged record. It reads nothing from the
 * database, so the same record and labels always give the same rows.
 *
 * @param labels in-house labels of the title's codes, and those that it has in place of codes, at least
 */
export function deriveTitle(merged: TitleRecord, productId: number, labels: CodeLabels): DerivedTitle {
  const record = withCodesOfLabels(merged, labels);
  const bar = titleBarOf(record, productId);
  const { sheet, salesMembers, content } = sheetText(record);
  const lacks = lackedFacts(record);
  const codes = { ...titleCodes(record), completeness: [completenessCode(lacks)] };
  const texts = boxTexts({ ...record, bar });
  const labelled = withInHouseLabels(codes, labels);
  const descriptions = codeDescriptions(bar, record.sheet, labelled);
  const barText = JSON.stringify({ ...bar, ...(descriptions && { descriptions }) });
  return {
    row: searchRow(record, { bar, codes: labelled, texts }),
    codes,
    order: titleOrder({ bar, sheet: record.sheet }),
    gridRow: gridRow(record, { bar, content, codes: labelled, lacks }),
    lacks,
    document: {
      bar: barText,
      bar_digest: digestOf(barText),
      sheet,
      sheet_digest: digestOf(sheet + salesMembers),
      sales_members: salesMembers,
      edition: JSON.stringify(editionRow(record, bar)),
      comparison: JSON.stringify(comparisonRow(record, bar)),
      list_row: JSON.stringify(listTexts(record, bar)),
      artists: JSON.stringify(artistNames({ ...record, bar })),
      box_texts: JSON.stringify(texts),
    },
  };
}
