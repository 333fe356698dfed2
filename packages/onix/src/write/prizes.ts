import { codeOf } from '../codes/words-to-codes.ts';
import { plainLine } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** The awards that a field names: the items of its lists, else its paragraphs, else its text. */
export function awardLines(html: string | null | undefined): string[] {
  const text = html ?? '';
  for (const tag of ['li', 'p']) {
    const found = [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))];
    const lines = found.flatMap(([, inside]) => plainLine(inside) ?? []);
    if (lines.length > 0) return lines;
  }
  const whole = plainLine(text);
  return whole === undefined ? [] : [whole];
}

/** Awards as prizes: the words as they are in the statement, name, year and achievement as far as they can be told. */
export function prizes(html: string | null | undefined): Children[] {
  return awardLines(html).map(prize);
}

/** One award of the form 'Lantern Prize, winner, 2025'. */
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

/** Words that houses use beside those of list 41. */
const ACHIEVEMENTS: Record<string, string> = {
  'honor book': '02',
  finalist: '04',
  shortlist: '04',
  longlist: '05',
  nominee: '07',
};
