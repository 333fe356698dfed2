import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { UsageError } from './command.ts';

/**
 * Parses the companies of an option, given repeatedly or separated by commas; all of them by default.
 * @throws UsageError for an unknown company
 */
export function companiesOf(codes: readonly string[]): readonly CompanyCode[] {
  if (codes.length === 0) return companyCodes;
  return codes
    .flatMap((code) => code.split(','))
    .map((code) => {
      const company = companyCodes.find((one) => one === code.trim());
      if (!company) throw new UsageError(`Unknown company ${code}; known are ${companyCodes.join(', ')}.`);
      return company;
    });
}
