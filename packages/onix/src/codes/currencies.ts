/** Currencies with a home country; `hasTax`: retail prices there include tax. */
const currencies: Readonly<Record<string, { country: string; hasTax: boolean }>> = {
  USD: { country: 'US', hasTax: false },
  CAD: { country: 'CA', hasTax: false },
  GBP: { country: 'GB', hasTax: true },
  AUD: { country: 'AU', hasTax: true },
  NZD: { country: 'NZ', hasTax: true },
};

/** Currencies by the countries (ISO 3166-1) that use them; countries that price books in several ones are left out. */
const currencyCountries = `USD US PR GU VI AS MP; CAD CA; GBP GB GG IM JE; AUD AU; NZD NZ;
EUR AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK; CHF CH LI; SEK SE; NOK NO; DKK DK;
ISK IS; PLN PL; CZK CZ; HUF HU; RON RO; RSD RS; UAH UA; TRY TR; ILS IL; JPY JP; KRW KR; CNY CN; TWD TW; HKD HK; SGD SG;
MYR MY; THB TH; PHP PH; IDR ID; VND VN; INR IN; PKR PK; LKR LK; BDT BD; ZAR ZA; KES KE; NGN NG; GHS GH; EGP EG; AED AE;
SAR SA; BRL BR; MXN MX; ARS AR; CLP CL; COP CO; PEN PE`;

const currencyByCountry = new Map(
  currencyCountries.split(/;\s+/).flatMap((text) => {
    const [currency = '', ...countries] = text.split(/\s+/);
    return countries.map((country) => [country, currency] as const);
  }),
);

/** The currency (ISO 4217) of a country; undefined for countries that are not in the table. */
export function currencyOfCountry(country: string): string | undefined {
  return currencyByCountry.get(country);
}

/** The countries (ISO 3166-1) that use a currency. */
export const countriesUsing = (currency: string): readonly string[] =>
  [...currencyByCountry].flatMap(([country, used]) => (used === currency ? country : []));

/** The country (ISO 3166-1) in which a currency's list price is looked for first; undefined for other currencies. */
export function homeCountryOf(currency: string): string | undefined {
  return currencies[currency]?.country;
}

/**
 * True if retail prices in this currency are given with tax; so they are in all currencies but US and Canadian dollars.
 */
export function includesTax(currency: string): boolean {
  return currencies[currency]?.hasTax ?? true;
}
