import { NativeSelect } from '@mantine/core';
import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { usePermissions } from '../../domain/session/permissions.ts';
import { companyText } from './import-labels.ts';

interface CompanySelectProps {
  /** Accessible name: which file it is about. */
  label: string;
  value: CompanyCode | undefined;
  onChange: (company: CompanyCode | undefined) => void;
}

/** The company of the titles of a file, one of the person's own; or the file says it (imprint table, column). */
export function CompanySelect({ label, value, onChange }: CompanySelectProps) {
  const { companies } = usePermissions();
  const choices = companies.flatMap((code) => findCompany(code) ?? []);
  return (
    <NativeSelect
      aria-label={label}
      data={[
        { value: '', label: 'As the file says' },
        ...choices.map(({ code }) => ({ value: code, label: companyText(code) })),
      ]}
      value={value ?? ''}
      onChange={(event) => onChange(findCompany(event.currentTarget.value)?.code)}
    />
  );
}
