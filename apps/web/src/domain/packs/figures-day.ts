import type { PackContent } from '@titlenet/contract/packs';
import { dayText } from '../../ui/dates/time-text.ts';

const shownDay = (time: string) => dayText(time, 'MM/dd/yyyy');

/** '11/24/2026', or '11/24/2026 to 11/26/2026' if titles were added later; null without titles. */
export function figuresDay({ sections }: Pick<PackContent, 'sections'>): string | null {
  const times = sections.flatMap(({ titles }) => titles.map(({ keptAt }) => keptAt)).sort();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  return [...new Set([shownDay(first), shownDay(last)])].join(' to ');
}
