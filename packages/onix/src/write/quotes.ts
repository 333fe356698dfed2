import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { htmlText, line, plainLine } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** Text types of list 153 by the subject of a quote; the house feed has the speaker's name in the same field. */
const TEXT_TYPES: Record<string, string> = { 'This Title': '06', 'Previous Edition': '07', 'Previous Work': '08' };
const THIS_TITLE = '06';

export interface Quote {
  /** List 153. */
  type: string;
  html: string;
  /** Speaker, role and publication. */
  credit?: string;
}

type Quotations = NonNullable<NonNullable<TitleRecord['sheet']['quotes']>['quotations']>;

export const writeQuotations = ({ sheet }: Pick<TitleRecord, 'sheet'>): Children =>
  quoteTexts(quotesOfRows(sheet.quotes?.quotations ?? []));

export const writeHarlequinQuotes = ({ sheet }: Pick<TitleRecord, 'sheet'>): Children =>
  quoteTexts((sheet.quotes?.harlequinQuotes ?? []).map(quoteOfHtml));

export const writeHccpQuotes = ({ sheet }: Pick<TitleRecord, 'sheet'>): Children =>
  quoteTexts((sheet.quotes?.hccpQuotes ?? []).map(quoteOfHtml));

/** Converts rows of quotations. A `linkName` that is not the subject of the quote is its speaker. */
export function quotesOfRows(rows: Quotations): Quote[] {
  return rows.map(({ linkName, quote, source, title }) => {
    const type = TEXT_TYPES[linkName ?? ''];
    const credit = line([type ? null : linkName, source, title].flatMap((part) => line(part) ?? []).join(', '));
    return { type: type ?? THIS_TITLE, html: quote ?? '', credit };
  });
}

const CITE = '<cite>';
const CITE_END = '</cite>';

/** Converts a quote in HTML, whose source is in a trailing `cite`. */
export function quoteOfHtml(html: string): Quote {
  const [start, end] = [html.indexOf(CITE), html.trimEnd().length - CITE_END.length];
  if (start < 0 || end < start + CITE.length || !html.startsWith(CITE_END, end)) return { type: THIS_TITLE, html };
  const credit = plainLine(html.slice(start + CITE.length, end));
  return { type: THIS_TITLE, html: html.slice(0, start).trimEnd(), credit };
}

function quoteTexts(quotes: readonly Quote[]): Children {
  const texts = quotes.flatMap(({ type, html, credit }) => {
    const text = htmlText(html);
    return text ? [{ TextType: type, ContentAudience: '00', Text: text, ...creditElements(credit) }] : [];
  });
  return { CollateralDetail: { TextContent: texts } };
}

/** Splits a credit into author and publication at its last comma. */
function creditElements(credit: string | undefined): Children {
  if (credit === undefined) return {};
  const comma = credit.lastIndexOf(', ');
  if (comma < 0) return { TextSourceCorporate: credit };
  const [author, publication] = [credit.slice(0, comma), credit.slice(comma + 2)];
  return author === publication ? { TextSourceCorporate: author } : { TextAuthor: author, SourceTitle: publication };
}
