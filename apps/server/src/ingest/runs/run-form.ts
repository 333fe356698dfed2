import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { HouseFormat } from '../house/house-format.ts';

/** What a run reads or does, apart from its file; ONIX without a company takes it from the imprints. */
export type RunForm =
  | { form: 'onix'; company?: CompanyCode }
  | { form: 'house'; format: HouseFormat }
  | { form: 'prices' }
  | { form: 'figures' };

/** Writes the options of a run, as they are stored; `readRunForm` reads them. */
export function writeRunForm(run: RunForm): string {
  switch (run.form) {
    case 'onix':
      return `onix ${run.company ?? 'by imprint'}`;
    case 'house':
      return `house ${JSON.stringify(run.format)}`;
    case 'prices':
      return 'onix prices';
    case 'figures':
      return 'figures';
  }
}

/** Reads the stored options of a run; the run of the demo catalogue stores its options as an object. */
export function readRunForm(options: string): RunForm | { form: 'demo' } {
  if (options.startsWith('{')) return { form: 'demo' };
  if (options === 'onix prices') return { form: 'prices' };
  if (options === 'figures') return { form: 'figures' };
  const [form, rest = ''] = options.split(/ (.*)/s);
  // `writeRunForm` has written it.
  if (form === 'house') return { form, format: JSON.parse(rest) as HouseFormat };
  return { form: 'onix', company: companyCodes.find((code) => code === rest) };
}
