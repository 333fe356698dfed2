import { type CompanyCode, companies } from './companies.ts';

/**
 * Divisions are the groups of companies that are searched together (CONST-24). The number of a division is the code of
 * its lead company (decision G-01). If a user loses a division, the first remaining one in this order is selected
 * (G-159). `quickSearchCode` is the field of the title bar in the first column of quick search; rows with
 * `hasIsbn13Key` have their ISBN as `isbN_13` too.
 */
export const divisions = [
  {
    number: 1,
    name: 'HarperCollins',
    source: 'HarperCollins',
    powerSearch: 'HarperCollins',
    codeLabel: 'Sales & Marketing Code',
    hasTerritoryColumn: true,
    quickSearchCode: 'salesMarketingCode',
    hasIsbn13Key: false,
  },
  {
    number: 180,
    name: 'HQNA',
    source: 'Hqna',
    powerSearch: 'HQNA',
    codeLabel: 'Sales & Marketing Code',
    hasTerritoryColumn: true,
    quickSearchCode: 'salesMarketingCode',
    hasIsbn13Key: true,
  },
  {
    number: 6,
    name: 'HCCP',
    source: 'Hccp',
    powerSearch: 'HCCP',
    codeLabel: 'Answer Code',
    hasTerritoryColumn: false,
    quickSearchCode: 'answerCode',
    hasIsbn13Key: false,
  },
  {
    number: 400,
    name: 'UK',
    source: null,
    powerSearch: null,
    codeLabel: 'Sales & Marketing Code',
    hasTerritoryColumn: true,
    quickSearchCode: 'salesMarketingCode',
    hasIsbn13Key: false,
  },
] as const;

export type Division = (typeof divisions)[number];
export type DivisionNumber = Division['number'];

/** The division with this number, or undefined. Zero-padded company codes of a lead company are accepted too (G-01). */
export function findDivision(number: number | string | null | undefined): Division | undefined {
  const text = typeof number === 'string' ? number.trim() : number;
  if (text === null || text === undefined || text === '') return undefined;
  return divisions.find((division) => division.number === Number(text));
}

/** @throws RangeError for an unknown number */
export function divisionOf(number: number): Division {
  const division = findDivision(number);
  if (!division) throw new RangeError(`Unknown division ${number}`);
  return division;
}

/** The company codes of a division, in the order of the company table. */
export function companiesOfDivision(number: DivisionNumber): CompanyCode[] {
  return companies.filter((company) => company.division === number).map((company) => company.code);
}

/** The divisions a person with these companies may search, in fallback order (G-03, G-159). */
export function accessibleDivisions(companyCodes: readonly string[]): Division[] {
  return divisions.filter((division) =>
    companies.some((company) => company.division === division.number && companyCodes.includes(company.code)),
  );
}
