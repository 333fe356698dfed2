const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** First months of the publishing seasons. */
const seasons: Readonly<Record<string, number>> = { winter: 1, spring: 3, summer: 6, fall: 9, autumn: 9 };

const MONTHS_OF_A_SEASON = { early: 0, mid: 1, late: 2 } as const;
const DAYS_OF_A_MONTH = { early: 1, mid: 11, late: 21 } as const;

type Part = keyof typeof DAYS_OF_A_MONTH;
const isPart = (word: string): word is Part => word in DAYS_OF_A_MONTH;

const dayText = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** @returns 1 to 12; 0 for another word */
const monthOf = (word: string) =>
  /^[a-z]{3,9}$/.test(word) ? months.findIndex((name) => word.startsWith(name)) + 1 : 0;

/**
 * The first day that a date in words can mean, for sorting: '5/1/2026', 'May 12, 2026', 'mid-May 2026', 'Early spring
 * 2026', '2026'.
 *
 * @returns `YYYY-MM-DD`; null without a year
 */
export function earliestDay(text: string): string | null {
  const words = text.toLowerCase().split(/[^a-z0-9/]+/);
  const [month, day, year] = (words.find((word) => /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(word)) ?? '')
    .split('/')
    .map(Number);
  if (month && day && year) return dayText(year, month, day);
  const namedYear = Number(words.find((word) => /^(?:19|20)\d\d$/.test(word)));
  if (!namedYear) return null;
  const part = words.find(isPart) ?? 'early';
  const season = words.map((word) => seasons[word]).find(Boolean);
  if (season) return dayText(namedYear, season + MONTHS_OF_A_SEASON[part], 1);
  const namedMonth = words.map(monthOf).find(Boolean);
  if (!namedMonth) return dayText(namedYear, 1, 1);
  const namedDay = Number(words.find((word) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word))?.match(/^\d+/)?.[0]);
  return dayText(namedYear, namedMonth, namedDay || DAYS_OF_A_MONTH[part]);
}
