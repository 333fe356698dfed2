import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatMoney } from '@titlenet/catalogue/formatting/money';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import type { ChangedPackTitle } from '@titlenet/contract/pack-figures';
import type { PackContent, PackFacts } from '@titlenet/contract/packs';
import { timeText } from '../../ui/dates/time-text.ts';

/** Day of a server time in the user's time zone, MM/dd/yyyy. */
const dayText = (time: string) => timeText(time).split(' ')[0] ?? '';

/** 'Figures of 11/24/2026', or 'Figures of 11/24/2026 to 11/26/2026' if titles were added later; null without titles. */
export function figuresText({ sections }: Pick<PackContent, 'sections'>): string | null {
  const times = sections.flatMap(({ titles }) => titles.map(({ keptAt }) => keptAt)).sort();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = [...new Set([dayText(first), dayText(last)])];
  return `Figures of ${days.join(' to ')}`;
}

/** A fact that has changed, as texts; '' is blank. */
export interface ChangedFact {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const labels = {
  title: 'Title',
  author: 'Author',
  format: 'Format',
  price: 'Price',
  onSaleDate: 'On sale',
  status: 'Status',
} as const satisfies Record<keyof PackFacts, string>;

/** The facts of a title that have changed; none of a title that is gone, or is back unchanged. */
export function changedFacts({ companyCode, before, after }: ChangedPackTitle): ChangedFact[] {
  if (!after) return [];
  const textOf = (facts: PackFacts, name: keyof PackFacts): string => {
    if (name === 'price') return formatMoney(facts.price, companyOf(companyCode).currency).text;
    if (name === 'onSaleDate') return formatDate(facts.onSaleDate, 'MM/dd/yyyy');
    return facts[name] ?? '';
  };
  return keysOf(labels)
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ label: labels[name], before: textOf(before, name), after: textOf(after, name) }));
}
