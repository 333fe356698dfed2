import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatMoney } from '@titlenet/catalogue/formatting/money';
import { packFacts } from '@titlenet/catalogue/packs/pack-texts';
import type { ChangedPackTitle } from '@titlenet/contract/pack-figures';
import type { PackContent, PackFacts } from '@titlenet/contract/packs';
import { figuresDay } from '../../domain/packs/figures-day.ts';

/** 'Figures of 11/24/2026'; null without titles. */
export function figuresText(pack: Pick<PackContent, 'sections'>): string | null {
  const day = figuresDay(pack);
  return day && `Figures of ${day}`;
}

/** A fact that has changed, as texts; '' is blank. */
export interface ChangedFact {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The facts of a title that have changed; none of a title that is gone, or is back unchanged. */
export function changedFacts({ companyCode, before, after }: ChangedPackTitle): ChangedFact[] {
  if (!after) return [];
  const textOf = (facts: PackFacts, name: keyof PackFacts): string => {
    if (name === 'price') return formatMoney(facts.price, companyOf(companyCode).currency).text;
    if (name === 'onSaleDate') return formatDate(facts.onSaleDate, 'MM/dd/yyyy');
    return facts[name] ?? '';
  };
  return packFacts
    .filter(({ name }) => before[name] !== after[name])
    .map(({ name, label }) => ({ label, before: textOf(before, name), after: textOf(after, name) }));
}
