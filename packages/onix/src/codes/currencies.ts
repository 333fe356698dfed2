/** Currencies with a home country; `hasTax`: retail prices there include tax. */
const currencies: Readonly<Record<string, { country: string; hasTax: boolean }>> = {
  USD: { country: 'US', hasTax: false },
  CAD: { country: 'CA', hasTax: false },
  GBP: { country: 'GB', hasTax: true },
  AUD: { country: 'AU', hasTax: true },
  NZD: { country: 'NZ', hasTax: true },
};

/** The country (ISO 3166-1) in which a currency's list price is looked for first; undefined for other currencies. */
export function homeCountryOf(currency: string): string | undefined {
  return currencies[currency]?.country;
}

/** True if retail prices in this currency are given with tax; so they are in all currencies but US and Canadian dollars. */
export function includesTax(currency: string): boolean {
  return currencies[currency]?.hasTax ?? true;
}
