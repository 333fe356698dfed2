import { Button, NativeSelect } from '@mantine/core';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { withoutCriterion } from '@titlenet/catalogue/power-search/values';
import { useDeferredValue } from 'react';
import { ChipList } from '../../domain/power-search/ChipList.tsx';
import { customizeFieldsAddress, resultAddress } from '../../domain/power-search/power-search-addresses.ts';
import { chipsToShow } from '../../domain/power-search/search-chips.ts';
import { describeSearch } from '../../domain/saved-searches/describe-search.ts';
import { SavedSearches } from '../../domain/saved-searches/SavedSearches.tsx';
import { SaveSearch } from '../../domain/saved-searches/SaveSearch.tsx';
import { usePermissions } from '../../domain/session/permissions.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { useSearchForm } from './form-context.ts';
import { withoutInvalidDates } from './form-problems.ts';
import { textOf, useAllValues, useField } from './form-store.ts';
import { LiveCount } from './LiveCount.tsx';
import styles from './PowerSearch.module.css';
import type { SortChoices } from './use-sort-choices.ts';

const showLabels = { isShowCover: 'Show covers', isShowAuthor: 'Show authors' } as const;

function ShowTick({ name }: { name: keyof typeof showLabels }) {
  const { store } = useSearchForm();
  const isShown = useField(store, name) === true;
  return (
    <Row as="label" inline gap={8} align="center" className={styles.tick}>
      <input
        type="checkbox"
        checked={isShown}
        onChange={(event) => store.change({ [name]: event.currentTarget.checked })}
      />
      {showLabels[name]}
    </Row>
  );
}

function ActiveCriteria() {
  const { form, store, lists } = useSearchForm();
  // Deferred, so that typing stays fast.
  const values = useDeferredValue(useAllValues(store));
  return (
    <ChipList
      heading="You search for"
      chips={chipsToShow(form, withoutInvalidDates(form, values), lists)}
      onRemove={(chip) => store.replace(withoutCriterion(form, store.get(), chip.key))}
    />
  );
}

/** Saves the criteria of the form under a name, and lists earlier searches. */
function StoredSearches() {
  const { form, store, lists } = useSearchForm();
  const search = () => {
    const values = withoutInvalidDates(form, store.get());
    return { address: resultAddress(form, values), description: describeSearch(chipsToShow(form, values, lists)) };
  };
  return (
    <>
      <SaveSearch search={search} fullWidth />
      <SavedSearches formName={form.name} className={styles.savedSearches} />
    </>
  );
}

/**
 * Right panel: fields, order and pictures of the result, GO, and the current criteria [PSCOM-02, PSCOM-04, PSCOM-05].
 */
export function SearchPanel({ form, sort }: { form: PowerSearchForm; sort: SortChoices }) {
  const { store } = useSearchForm();
  const { companies } = usePermissions();
  const shows = form.meta.flatMap((meta) => (meta.type === 'show' ? [meta.name] : []));
  const sortBy = textOf(useField(store, 'sortBy'));
  return (
    <aside className={styles.panel} aria-label="Result options">
      <Button type="submit" fullWidth>
        GO
      </Button>
      <LiveCount />
      <Stack gap={4}>
        {form.customizeHint && (
          <Text as="p" tone="muted">
            {form.customizeHint}
          </Text>
        )}
        <Row
          as={AddressLink}
          inline
          align="center"
          justify="center"
          pad="0 12"
          strong
          tone="link"
          className={styles.customize}
          to={customizeFieldsAddress(form, companies)}
        >
          Customize Fields
        </Row>
      </Stack>
      <NativeSelect
        label={form.sortLabel}
        value={sortBy || sort.initial}
        data={sort.options.map(({ key, label }) => ({ value: key, label }))}
        onChange={(event) => store.change({ sortBy: event.currentTarget.value })}
      />
      {shows.length > 0 && (
        <Stack gap={4}>
          {shows.map((name) => (
            <ShowTick key={name} name={name} />
          ))}
        </Stack>
      )}
      <ActiveCriteria />
      <StoredSearches />
    </aside>
  );
}
