import { companyOf } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { htmlText, line, plainLine } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** What a quote is about, list 153; the house writes the speaker in the same place. */
const ABOUT: Record<string, string> = { 'This Title': '06', 'Previous Edition': '07', 'Previous Work': '08' };
const THIS_TITLE = '06';

export interface Quote {
  type: string;
  html: string;
  /** Who said it, where and as what. */
  credit?: string;
}

/** The quotes of a title, wherever its company keeps them. */
export function quotesOf({ companyCode, sheet }: Pick<TitleRecord, 'companyCode' | 'sheet'>): Quote[] {
  const { quotations, harlequinQuotes, hccpQuotes } = sheet.quotes ?? {};
  const { layout } = companyOf(companyCode);
  if (layout === 'Q' || layout === 'Z') return ((layout === 'Q' ? harlequinQuotes : hccpQuotes) ?? []).map(fromHtml);
  return (quotations ?? []).map(({ linkName, quote, source, title }) => {
    const about = ABOUT[linkName ?? ''];
    const credit = line([about ? null : linkName, source, title].flatMap((part) => line(part) ?? []).join(', '));
    return { type: about ?? THIS_TITLE, html: quote ?? '', credit };
  });
}

/** Quotes that are kept as HTML name their source in a trailing `cite`. */
function fromHtml(html: string): Quote {
  const match = /^([\s\S]*?)\s*<cite>([\s\S]*)<\/cite>\s*$/.exec(html);
  return match ? { type: THIS_TITLE, html: match[1]!, credit: plainLine(match[2]) } : { type: THIS_TITLE, html };
}

/** Reviews and endorsements as texts, each with its credit in as many parts as can be told. */
export function quoteTexts(record: Pick<TitleRecord, 'companyCode' | 'sheet'>): Children[] {
  return quotesOf(record).flatMap(({ type, html, credit }) => {
    const text = htmlText(html);
    return text ? [{ TextType: type, ContentAudience: '00', Text: text, ...creditElements(credit) }] : [];
  });
}

function creditElements(credit: string | undefined): Children {
  if (credit === undefined) return {};
  const parting = credit.lastIndexOf(', ');
  if (parting < 0) return { TextSourceCorporate: credit };
  const [author, publication] = [credit.slice(0, parting), credit.slice(parting + 2)];
  return author === publication ? { TextSourceCorporate: author } : { TextAuthor: author, SourceTitle: publication };
}
