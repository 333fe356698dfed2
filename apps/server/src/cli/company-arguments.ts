import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { UsageError } from './command.ts';

/**
 * The companies that an option names, by itself or several parted by commas; all of them where it names none.
 *
 * @throws UsageError for what is no company
 */
export function companiesOf(codes: readonly string[]): readonly CompanyCode[] {
  if (codes.length === 0) return companyCodes;
  return codes
    .flatMap((code) => code.split(','))
    .map((code) => {
      const known = companyCodes.find((one) => one === code.trim());
      if (!known) throw new UsageError(`Unknown company ${code}; known are ${companyCodes.join(', ')}.`);
      return known;
    });
}
