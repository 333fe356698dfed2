import { Button, TextInput } from '@mantine/core';
import { type QuickSearchField, quickSearchFields } from '@titlenet/catalogue/quick-search';
import { type SyntheticEvent, useId } from 'react';
import { changeSearchMenu } from '../../domain/search-menu/search-menu.ts';
import { useQuickSearch } from '../../domain/search-menu/use-quick-search.ts';
import styles from './HomeScreen.module.css';

const hints: Record<QuickSearchField, string> = {
  isbn: '10 or 13 digits, with or without hyphens, or how it begins: 9780062',
  title: 'Any part of the title. Capitals and accents do not matter.',
  author: 'Last or first name, or both in either order.',
};

/** The quick search with the same field, text and division as the top menu. */
export function SearchPanel() {
  const { field, value, division, error, setValue, touch, search } = useQuickSearch();
  const id = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <section className={styles.panel} aria-labelledby={`${id}-heading`}>
      <h1 id={`${id}-heading`} className={styles.heading}>
        Find a title
      </h1>
      <form onSubmit={submit} noValidate>
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">Find by</legend>
          {quickSearchFields.map(({ name, label }) => (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-field`}
                checked={field === name}
                onChange={() => changeSearchMenu({ field: name })}
              />
              {label}
            </label>
          ))}
          <span className={styles.division}>in {division?.name}</span>
        </fieldset>
        <div className={styles.row}>
          <TextInput
            className={styles.box}
            aria-label="What to find"
            aria-required
            error={error !== null}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            onBlur={touch}
          />
          <Button type="submit" className={styles.find}>
            Find titles
          </Button>
        </div>
        <p className={styles.hint}>{hints[field]}</p>
      </form>
      <p className={styles.keys}>
        <kbd>/</kbd> puts the cursor into the search from any page.
      </p>
    </section>
  );
}
