import { Button } from '@mantine/core';
import { createAtom } from '@tanstack/react-store';
import type { CriterionGroup } from '@titlenet/catalogue/power-search/criterion';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { clearedValues } from '@titlenet/catalogue/power-search/values';
import { type SyntheticEvent, useState } from 'react';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { clearStoredSearch } from '../../domain/power-search/stored-search.ts';
import { SearchNotice } from '../../domain/search-status/SearchNotice.tsx';
import { InfoDialog } from '../../ui/dialog/InfoDialog.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { FormBody } from './FormBody.tsx';
import { SearchFormProvider } from './form-context.ts';
import type { Blocking } from './form-store.ts';
import styles from './PowerSearch.module.css';
import { SearchPanel } from './SearchPanel.tsx';
import { useCurrentLists } from './use-current-lists.ts';
import { useSearchFormStore } from './use-search-form-store.ts';
import { useSearchRun } from './use-search-run.ts';
import { useSortChoices } from './use-sort-choices.ts';

function ListsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack role="alert" panel gap={12} justify="start" pad={16} across>
      <p>The lists of this form could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Stack>
  );
}

function useCollapsedGroups() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<CriterionGroup>>(new Set());
  const setGroupCollapsed = (group: CriterionGroup, isCollapsed: boolean) =>
    setCollapsed((now) => new Set(isCollapsed ? [...now, group] : [...now].filter((other) => other !== group)));
  return { collapsed, setGroupCollapsed, expand: (group: CriterionGroup) => setGroupCollapsed(group, false) };
}

function SearchForm({ form }: { form: PowerSearchForm }) {
  const store = useSearchFormStore(form);
  const lists = useCurrentLists(form, store);
  const sort = useSortChoices(form);
  const { collapsed, setGroupCollapsed, expand } = useCollapsedGroups();
  const search = useSearchRun(form, store, lists, expand);
  // Used as a key: clearing the form remounts its rows, which resets their validation state.
  const [cleared, setCleared] = useState(0);
  const [blocking] = useState(() => createAtom<Blocking>([]));

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search.run();
  };
  const clearAll = () => {
    store.replace(clearedValues(form));
    clearStoredSearch(form);
    search.reset();
    sort.reload();
    setCleared(cleared + 1);
  };

  return (
    <SearchFormProvider
      value={{ form, store, lists, isSubmitted: search.isSubmitted, blocking, setBlocking: blocking.set }}
    >
      <Grid
        as="form"
        gap={16}
        align="start"
        className={styles.page}
        aria-labelledby="power-search-heading"
        onSubmit={submit}
        noValidate
      >
        <Row gap="0 16" align="center" justify="between" wrap across>
          <h1 id="power-search-heading">Power Search</h1>
          {lists.isReady && (
            <Button variant="default" onClick={clearAll}>
              Clear All
            </Button>
          )}
          <Text role="alert" as="p" strong tone="danger" className={styles.message}>
            {search.line}
          </Text>
        </Row>
        <SearchNotice />
        {lists.isError && <ListsFailed onRetry={lists.retry} />}
        {lists.isReady && (
          <>
            <FormBody key={cleared} collapsed={collapsed} onCollapse={setGroupCollapsed} />
            <SearchPanel form={form} sort={sort} />
          </>
        )}
      </Grid>
      <InfoDialog message={search.dialog?.message ?? ''} isOpen={search.dialog !== null} onClose={search.closeDialog} />
    </SearchFormProvider>
  );
}

/** The form of any of the three power searches, rendered from its definition. */
export function PowerSearchScreen() {
  const { form } = useSearchFromLocation();
  return <SearchForm key={form.name} form={form} />;
}
