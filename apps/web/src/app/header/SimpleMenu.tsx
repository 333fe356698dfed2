import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type DivisionNumber, findDivision } from '@titlenet/catalogue/divisions';
import { type QuickSearchField, quickSearchFields } from '@titlenet/catalogue/quick-search';
import { type SyntheticEvent, useRef } from 'react';
import { clearStoredSearches } from '../../domain/power-search/stored-search-entry.ts';
import { powerSearchPath } from '../../domain/search-menu/power-search-path.ts';
import { changeSearchMenu, searchMenu } from '../../domain/search-menu/search-menu.ts';
import { useMenuFromAddress } from '../../domain/search-menu/use-menu-from-address.ts';
import { useQuickSearch } from '../../domain/search-menu/use-quick-search.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './Header.module.css';
import { HelpLink } from './HelpLink.tsx';
import { useSearchKey } from './use-search-key.ts';

const fieldOptions = quickSearchFields.map(({ name, label }) => ({ value: name, label }));

/** Opens an empty power search of the selected division [NAV-25, NAV-26]; hidden if the user may open none (G-16). */
function PowerSearchButton() {
  const { divisions } = useQuickSearch();
  const goTo = useGoTo();
  if (powerSearchPath(searchMenu(), divisions) === null) return null;
  const open = () => {
    const path = powerSearchPath(searchMenu(), divisions);
    changeSearchMenu({ value: '' });
    clearStoredSearches();
    if (path) goTo(path);
  };
  return (
    <Button className={styles.quiet} variant="outline" onClick={open}>
      Power Search
    </Button>
  );
}

/** Top menu with the quick search [NAV-08..NAV-17]. */
export function SimpleMenu() {
  const quickSearch = useQuickSearch();
  const box = useRef<HTMLInputElement>(null);
  useSearchKey(box);
  useMenuFromAddress();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!quickSearch.search()) box.current?.focus();
  };

  return (
    <search>
      <Row as="form" gap={8} align="center" className={styles.form} onSubmit={submit} noValidate>
        <NativeSelect
          className={styles.field}
          aria-label="Search field"
          data={fieldOptions}
          value={quickSearch.field}
          // The options are these fields.
          onChange={(event) => changeSearchMenu({ field: event.currentTarget.value as QuickSearchField })}
        />
        <TextInput
          ref={box}
          className={styles.text}
          classNames={{ wrapper: styles.box, error: styles.error }}
          aria-label="Search text"
          aria-required
          error={quickSearch.error}
          errorProps={{ role: 'alert' }}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          value={quickSearch.value}
          onChange={(event) => quickSearch.setValue(event.currentTarget.value)}
          onBlur={quickSearch.touch}
        />
        <NativeSelect
          className={styles.division}
          aria-label="Division"
          data={quickSearch.divisions.map(({ number, name }) => ({ value: String(number), label: name }))}
          value={String(quickSearch.division?.number ?? '')}
          onChange={(event) =>
            // The options are divisions.
            changeSearchMenu({ division: findDivision(event.currentTarget.value)?.number as DivisionNumber })
          }
        />
        <Button type="submit" className={styles.search}>
          Search
        </Button>
        <HelpLink />
        <PowerSearchButton />
      </Row>
    </search>
  );
}
