import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companiesOfDivision } from '@titlenet/catalogue/divisions';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { useMemo } from 'react';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { FieldForm } from './FieldForm.tsx';
import { fieldStoreOf } from './field-choice.ts';

const heading = 'Customize Export Fields';

/** The company whose fields are edited: the one in the address, else the user's first one in the division (G-19). */
function useCompany(form: PowerSearchForm): string {
  const { query } = useLocation();
  const { companies } = usePermissions();
  const held = companiesOfDivision(form.division).filter((code) => companies.includes(code));
  const asked = queryValue(query, 'companyCode');
  return held.find((code) => code === asked) ?? held[0] ?? '';
}

/** Edits which fields results and exports of a power search contain [CUSTOM-01]. */
export function CustomizeFieldsScreen() {
  const { form } = useSearchFromLocation();
  const company = useCompany(form);
  const client = useQueryClient();
  const store = useMemo(() => fieldStoreOf(form, company), [form, company]);
  const queryKey = ['resultFields', form.source, company];
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => store.load(signal), gcTime: 0 });

  return (
    <>
      <h1>{heading}</h1>
      {isError && (
        <Row role="alert" gap={16} align="center" text="prose" above={12}>
          <p>The fields could not be loaded.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Row>
      )}
      {data && (
        <FieldForm
          key={queryKey.join()}
          draftName={queryKey.join('.')}
          blocks={data}
          form={form}
          store={store}
          client={client}
        />
      )}
    </>
  );
}
