import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { plainLine } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** Returns the awards in a field: the items of its lists, else its paragraphs, else its text. */
export function awardLines(html: string | null | undefined): string[] {
  const text = html ?? '';
  for (const tag of ['li', 'p']) {
    const lines = textsOfElements(text, tag).flatMap((inside) => plainLine(inside) ?? []);
    if (lines.length > 0) return lines;
  }
  const whole = plainLine(text);
  return whole === undefined ? [] : [whole];
}

/** Returns the content of the elements of a name, in linear time, also when tags are not closed. */
function textsOfElements(html: string, tag: string): string[] {
  const parts = html.split(new RegExp(`</${tag}>`, 'i')).slice(0, -1);
  return parts.flatMap((part) => {
    const start = new RegExp(`<${tag}\\b`, 'i').exec(part)?.index ?? part.length;
    const end = part.indexOf('>', start);
    return end < 0 ? [] : [part.slice(end + 1)];
  });
}

/** Converts awards to prizes: the text as the statement; name, year and achievement where the text has them. */
export function prizes(html: string | null | undefined): Children[] {
  return awardLines(html).map(prize);
}

/** Writes the awards of the title and its author; those of the artist are written with the artist. */
export const writeTitleAwards = (record: Pick<TitleRecord, 'sheet' | 'bar'>): Children => ({
  CollateralDetail: { Prize: titleAwards(record).map(prize) },
});

/** Returns the awards of the title and its author, and those of an artist who is not credited. */
export function titleAwards({ sheet, bar }: Pick<TitleRecord, 'sheet' | 'bar'>): string[] {
  const { authorAwards, artistAwards, hccpAwards } = sheet.awards ?? {};
  const ofArtist = awardLines(artistAwards);
  const own = [...awardLines(authorAwards), ...awardLines(hccpAwards).filter((award) => !ofArtist.includes(award))];
  return [...new Set(bar.author2?.trim() ? own : [...own, ...ofArtist])];
}

/** Converts one award of the form 'Lantern Prize, winner, 2025'. */
export function prize(statement: string): Children {
  const parts = statement.split(', ');
  const code = parts.map((part) => codeOf.achievement(part) ?? ACHIEVEMENTS[part.toLowerCase()]).find(Boolean);
  const year = parts.find((part) => /^(?:19|20)\d\d$/.test(part));
  return {
    PrizeName: parts[0] ?? statement,
    ...(year ? { PrizeYear: year } : {}),
    ...(code ? { PrizeCode: code } : {}),
    PrizeStatement: statement,
  };
}

/** Words for achievements beside those of list 41. */
const ACHIEVEMENTS: Record<string, string> = {
  'honor book': '02',
  finalist: '04',
  shortlist: '04',
  longlist: '05',
  nominee: '07',
};
