import type { PackContent } from '@titlenet/contract/packs';
import { timeText } from '../../ui/dates/time-text.ts';

/** Day of a server time in the user's time zone, MM/dd/yyyy. */
const dayText = (time: string) => timeText(time).split(' ')[0] ?? '';

/** '11/24/2026', or '11/24/2026 to 11/26/2026' if titles were added later; null without titles. */
export function figuresDay({ sections }: Pick<PackContent, 'sections'>): string | null {
  const times = sections.flatMap(({ titles }) => titles.map(({ keptAt }) => keptAt)).sort();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  return [...new Set([dayText(first), dayText(last)])].join(' to ');
}
