/**
 * The seven companies whose titles the catalogue holds (CONST-01 to CONST-14).
 *
 * Companies differ by columns of tables, never by code. `layout` is the letter of the company in the layout sets of
 * field tables. `hasPriceAddOn`: barcodes have a second one with the price (G-426). `isForChildren`: publishes
 * children's books, whose second author is the illustrator. `businessUnit`: the unit of backlist views to which the
 * company's titles belong (G-101). `hasOwnImage`: covers are at the title's own address (`imageURL`, ROUTE-054). `timeZone` and `weekEndsOn` make the calendar of its
 * figures (G-180): the IANA name of the zone in which its days begin, and the weekday on which its weeks end (0 Sunday
 * to 6 Saturday).
 */
export const companies = [
  {
    code: '001',
    label: 'Trade',
    layout: 'T',
    division: 1,
    businessUnit: 'TR',
    currency: 'USD',
    hasPriceAddOn: true,
    isForChildren: false,
    isKeyedByIsbn: false,
    hasOwnImage: false,
    timeZone: 'America/New_York',
    weekEndsOn: 6,
  },
  {
    code: '003',
    label: "Children's",
    layout: 'C',
    division: 1,
    businessUnit: 'CH',
    currency: 'USD',
    hasPriceAddOn: true,
    isForChildren: true,
    isKeyedByIsbn: false,
    hasOwnImage: false,
    timeZone: 'America/New_York',
    weekEndsOn: 6,
  },
  {
    code: '018',
    label: 'Trade (018)',
    layout: 'T',
    division: 1,
    businessUnit: 'TR',
    currency: 'USD',
    hasPriceAddOn: true,
    isForChildren: false,
    isKeyedByIsbn: false,
    hasOwnImage: false,
    timeZone: 'America/New_York',
    weekEndsOn: 6,
  },
  {
    code: '035',
    label: 'Usborne',
    layout: 'B',
    division: 1,
    businessUnit: 'CH',
    currency: 'USD',
    hasPriceAddOn: true,
    isForChildren: true,
    isKeyedByIsbn: false,
    hasOwnImage: false,
    timeZone: 'America/New_York',
    weekEndsOn: 6,
  },
  {
    code: '180',
    label: 'HQNA',
    layout: 'Q',
    division: 180,
    businessUnit: null,
    currency: 'USD',
    hasPriceAddOn: true,
    isForChildren: false,
    isKeyedByIsbn: false,
    hasOwnImage: true,
    timeZone: 'America/New_York',
    weekEndsOn: 6,
  },
  {
    code: '006',
    label: 'HCCP',
    layout: 'Z',
    division: 6,
    businessUnit: null,
    currency: 'USD',
    hasPriceAddOn: true,
    isForChildren: false,
    isKeyedByIsbn: true,
    hasOwnImage: false,
    timeZone: 'America/New_York',
    weekEndsOn: 6,
  },
  {
    code: '400',
    label: 'UK',
    layout: 'U',
    division: 400,
    businessUnit: null,
    currency: 'GBP',
    hasPriceAddOn: false,
    isForChildren: false,
    isKeyedByIsbn: false,
    hasOwnImage: false,
    timeZone: 'Europe/London',
    weekEndsOn: 6,
  },
] as const;

export type Company = (typeof companies)[number];
export type CompanyCode = Company['code'];
/** T Trade 001 and 018, C Children's, U UK, Q HQNA, Z HCCP, B Usborne. */
export type Layout = Company['layout'];

export const companyCodes: readonly CompanyCode[] = companies.map((company) => company.code);

/** @returns the company with this code (including leading zeros); undefined for anything else. */
export function findCompany(code: string | null | undefined): Company | undefined {
  return companies.find((company) => company.code === code);
}

/** @throws RangeError for an unknown company code. */
export function companyOf(code: string): Company {
  const company = findCompany(code);
  if (!company) throw new RangeError(`Unknown company code ${JSON.stringify(code)}`);
  return company;
}

/**
 * @returns the id in the address of a title sheet: the ISBN for HCCP, the product id for all other companies
 * (ROUTE-023).
 */
export function titleAddressId(title: { companyCode: string; productId: number | null; isbn: string | null }): string {
  const byIsbn = findCompany(title.companyCode)?.isKeyedByIsbn && title.isbn;
  return byIsbn ? byIsbn : String(title.productId ?? title.isbn ?? '');
}
