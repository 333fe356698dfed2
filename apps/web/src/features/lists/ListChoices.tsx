import { companies as allCompanies, type CompanyCode } from '@titlenet/catalogue/companies';
import { reversedDates } from '@titlenet/catalogue/power-search/validation';
import { usePermissions } from '../../domain/session/permissions.ts';
import type { Range } from './changed-titles-query.ts';
import { DateField } from './DateField.tsx';
import { ListSelect } from './ListSelect.tsx';

/** The first and the last day of a list. */
export function RangeFields({ from, to, onChange }: Range & { onChange: (range: Range) => void }) {
  const isReversed = from !== null && to !== null && to < from;
  return (
    <>
      <DateField label="From" day={from} onChange={(day) => onChange({ from: day, to })} />
      <DateField
        label="To"
        day={to}
        error={isReversed ? reversedDates : null}
        onChange={(day) => onChange({ from, to: day })}
      />
    </>
  );
}

interface CompanySelectProps {
  companyCode: CompanyCode | undefined;
  onChange: (companyCode: CompanyCode | undefined) => void;
}

/** The companies of the user; nothing for a user of one company. */
export function CompanySelect({ companyCode, onChange }: CompanySelectProps) {
  const { companies } = usePermissions();
  const offered = allCompanies.filter(({ code }) => companies.includes(code));
  if (offered.length < 2) return null;
  return (
    <ListSelect
      label="Company"
      isNarrow
      value={companyCode ?? ''}
      choices={[{ value: '', label: 'All' } as const, ...offered.map(({ code, label }) => ({ value: code, label }))]}
      onChange={(code) => onChange(code || undefined)}
    />
  );
}
