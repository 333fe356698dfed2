import { children } from './node-access.ts';
import type { OnixNode } from './parse-record.ts';
import { typedCode } from './typed-code.ts';

const DISCOUNT = { type: 'DiscountCodeType', code: 'DiscountCode' };

/** Reads the discount codes of a price, '02 STD'; several with '; '. */
export function mapDiscount(price: OnixNode): string | undefined {
  const codes = children(price, 'DiscountCoded').flatMap((one) => typedCode(one, DISCOUNT) ?? []);
  return codes.length > 0 ? codes.join('; ') : undefined;
}
