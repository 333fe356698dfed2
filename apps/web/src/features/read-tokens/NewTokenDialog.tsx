import { NativeSelect } from '@mantine/core';
import { findCompany } from '@titlenet/catalogue/companies';
import { readTokenScopes } from '@titlenet/contract/read-token-scopes';
import type { NewReadToken } from '@titlenet/contract/read-tokens';
import { useState } from 'react';
import { usePermissions } from '../../domain/session/permissions.ts';
import { type DialogError, FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import styles from './ReadTokens.module.css';
import { scopeLabels } from './read-token-calls.ts';

const NAME_LENGTH = 100;
const DEFAULT_DAYS = 90;
const validities = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '366', label: '1 year' },
];

interface Choices<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

function Checkboxes<Value extends string>({ legend, choices, chosen, onChange }: Choices<Value>) {
  return (
    <fieldset className={styles.choices}>
      <Text as="legend" strong below={4}>
        {legend}
      </Text>
      {choices.map(({ value, label }) => (
        <Row key={value} as="label" gap={8} align="center" target>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {label}
        </Row>
      ))}
    </fieldset>
  );
}

/** The first thing that is missing in the form, as a message. */
function missingIn({ name, companies, scopes }: NewReadToken): string | undefined {
  if (name.trim() === '') return 'Give the token a name.';
  if (companies.length === 0) return 'Choose at least one company.';
  return scopes.length === 0 ? 'Choose at least one scope.' : undefined;
}

interface TokenFieldsProps {
  token: NewReadToken;
  onChange: (change: Partial<NewReadToken>) => void;
  error: DialogError;
}

function TokenFields({ token, onChange, error }: TokenFieldsProps) {
  const companies = usePermissions().companies.flatMap((code) => findCompany(code) ?? []);
  const change = (part: Partial<NewReadToken>) => {
    error.set(null);
    onChange(part);
  };
  return (
    <>
      <NameBox name={token.name} maxLength={NAME_LENGTH} error={error} onChange={(name) => change({ name })} hasFocus />
      <Checkboxes
        legend="Companies"
        choices={companies.map(({ code, label }) => ({ value: code, label: `${label} (${code})` }))}
        chosen={token.companies}
        onChange={(chosen) => change({ companies: chosen })}
      />
      <Checkboxes
        legend="May read"
        choices={readTokenScopes.map((scope) => ({ value: scope, label: scopeLabels[scope] }))}
        chosen={token.scopes}
        onChange={(scopes) => change({ scopes })}
      />
      <NativeSelect
        label="Expires after"
        data={validities}
        value={String(token.days)}
        onChange={(event) => change({ days: Number(event.currentTarget.value) })}
      />
    </>
  );
}

interface NewTokenDialogProps {
  /** Rejects if the server refuses the token; the dialog shows the reason. */
  onCreate: (token: NewReadToken) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for name, companies, scopes and validity of a new read token. */
export function NewTokenDialog({ onCreate, onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<NewReadToken>({
    name: '',
    companies: [],
    scopes: ['titles', 'searches'],
    days: DEFAULT_DAYS,
  });
  const create = async () => {
    const missing = missingIn(token);
    if (missing === undefined) await onCreate({ ...token, name: token.name.trim() });
    return missing;
  };
  return (
    <FormDialog title="New read token" submitLabel="Create" onSubmit={create} onClose={onClose}>
      {(error) => (
        <TokenFields token={token} onChange={(change) => setToken((old) => ({ ...old, ...change }))} error={error} />
      )}
    </FormDialog>
  );
}
