import { amountDigits } from '@titlenet/catalogue/formatting/rounding';
import { taxRates } from '../codes/code-lists.ts';
import { number } from './map-measures.ts';
import { children, value } from './node-access.ts';
import type { OnixNode } from './parse-record.ts';

/** Reads the taxes of a price as words: '10% standard rate'; '10% (2.18)' with the amount; several joined by '; '. */
export function mapTax(price: OnixNode): string | undefined {
  const composites = children(price, 'Tax').map((tax) => taxText(tax, ''));
  // 2.1 has up to two taxes in elements with a number.
  const taxes = [...composites, taxText(price, '1'), taxText(price, '2')].filter((text) => text !== '');
  return taxes.length > 0 ? taxes.join('; ') : undefined;
}

function taxText(node: OnixNode, suffix: string): string {
  const rate = value(node, `TaxRateCode${suffix}`)?.toUpperCase();
  const percent = number(value(node, `TaxRatePercent${suffix}`));
  const amount = number(value(node, `TaxAmount${suffix}`));
  const parts = [
    percent !== undefined && percent >= 0 ? `${percent}%` : undefined,
    rate && taxRates.get(rate),
    amount !== undefined && amount >= 0 ? `(${amountDigits(amount)})` : undefined,
  ];
  return parts.filter(Boolean).join(' ');
}
