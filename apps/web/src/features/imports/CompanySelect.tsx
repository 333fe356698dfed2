import { NativeSelect } from '@mantine/core';
import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { usePermissions } from '../../domain/session/permissions.ts';
import { companyText } from './import-labels.ts';

interface CompanySelectProps {
  /** Accessible name. */
  label: string;
  value: CompanyCode | undefined;
  onChange: (company: CompanyCode | undefined) => void;
}

/**
 * Selects the company of a file's titles among the user's; by default the file determines it (imprint table or column).
 */
export function CompanySelect({ label, value, onChange }: CompanySelectProps) {
  const { companies } = usePermissions();
  const choices = companies.flatMap((code) => findCompany(code) ?? []);
  return (
    <NativeSelect
      aria-label={label}
      data={[
        { value: '', label: 'From the file' },
        ...choices.map(({ code }) => ({ value: code, label: companyText(code) })),
      ]}
      value={value ?? ''}
      onChange={(event) => onChange(findCompany(event.currentTarget.value)?.code)}
    />
  );
}
