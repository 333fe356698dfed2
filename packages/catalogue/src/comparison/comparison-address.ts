import { type CompanyCode, findCompany, titleAddressId } from '../companies.ts';

interface ComparedTitle {
  readonly companyCode: CompanyCode;
  /** Product id or ISBN. */
  readonly productId: string;
}

/** @returns the address of the page that shows these titles next to each other */
export function comparisonAddress(
  titles: readonly { companyCode: string; productId: number | null; isbn: string | null }[],
): string {
  const pairs = titles.map((title) => `${titleAddressId(title)}:${title.companyCode}`);
  return `/compare?${new URLSearchParams({ titles: pairs.join() })}`;
}

/** @returns the titles of an address, each once; pairs of an unknown company are left out */
export function comparedTitles(text: string): ComparedTitle[] {
  const pairs = [...new Set(text.split(','))];
  return pairs.flatMap((pair) => {
    const [productId = '', code = ''] = pair.split(':');
    const company = findCompany(code);
    return company && productId ? [{ companyCode: company.code, productId }] : [];
  });
}
