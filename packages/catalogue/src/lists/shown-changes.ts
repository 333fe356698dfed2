import type { ChangedTitle } from './changed-titles.ts';

type ChangedValue = Pick<ChangedTitle, 'oldValue' | 'newValue'>;

interface Price {
  amount: string;
  currency: string;
  /** ' (Retail, excluding tax)' */
  terms: string;
}

/** Splits at '; ', also within brackets, where a part belongs to the row before it. */
function rowsOf(text: string): string[] {
  const rows: string[] = [];
  let isOpen = false;
  for (const part of text.split('; ')) {
    if (isOpen) rows.push(`${rows.pop() ?? ''}; ${part}`);
    else rows.push(part);
    isOpen = part.includes('(') ? !part.includes(')') : isOpen && !part.includes(')');
  }
  return rows;
}

function pricesOf(text: string): Price[] | undefined {
  const prices = rowsOf(text).map((row): Price | undefined => {
    const bracket = row.indexOf(' (');
    const head = bracket < 0 ? row : row.slice(0, bracket);
    const [, amount, currency] = /^([\d.,]{1,20}) ([A-Z]{3})$/.exec(head) ?? [];
    return amount && currency ? { amount, currency, terms: row.slice(head.length) } : undefined;
  });
  return prices.every((price) => price !== undefined) ? prices : undefined;
}

const textOf = ({ amount, currency, terms }: Price) => `${amount} ${currency}${terms}`;

/** Who states both prices is not what has changed. */
const withoutSender = (price: Price): Price => ({ ...price, terms: price.terms.replace(/; sent by [^;)…]*/, '') });

/** The price before it was changed: that with the same terms, or else the only one in its currency. */
function priceBefore(price: Price, before: readonly Price[]): Price | undefined {
  const inCurrency = before.filter(({ currency }) => currency === price.currency);
  return inCurrency.find(({ terms }) => terms === price.terms) ?? (inCurrency.length === 1 ? inCurrency[0] : undefined);
}

/**
 * How a change is shown: '24.99' → '26.99 USD (Retail, excluding tax)'. Of several prices the changes of each, with their
 * terms where a currency has several: '24.99' → '26.99 USD', '32.99' → '34.99 CAD'. Other values as they are.
 */
export function shownChanges({ oldValue, newValue }: ChangedValue): ChangedValue[] {
  const whole = [{ oldValue, newValue }];
  const before = oldValue === null ? undefined : pricesOf(oldValue);
  const after = newValue === null ? undefined : pricesOf(newValue);
  if (!before || !after) return whole;
  const hasTerms = ({ currency }: Price) =>
    after.length === 1 || after.filter((price) => price.currency === currency).length > 1;
  const old = new Map(after.map((price) => [price, priceBefore(price, before)]));
  const found = [...old.values()].filter((price) => price !== undefined);
  if (new Set(found).size < found.length) return whole;
  return [
    ...after.map((price) => {
      const last = old.get(price);
      if (!last) return { oldValue: null, newValue: textOf(price) };
      // Of other terms both are named, unless they are the end of a text that was cut.
      if (last.amount === price.amount || (last.terms !== price.terms && !last.terms.endsWith('…')))
        return { oldValue: textOf(last), newValue: textOf(price) };
      return {
        oldValue: last.amount,
        newValue: hasTerms(price) ? textOf(withoutSender(price)) : `${price.amount} ${price.currency}`,
      };
    }),
    ...before.filter((price) => !found.includes(price)).map((price) => ({ oldValue: textOf(price), newValue: null })),
  ];
}
