import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { createContext, useContext } from 'react';
import type { SearchLists } from '../../domain/power-search/use-search-lists.ts';
import type { FormStore } from './form-store.ts';

/** What the rows of one form share. */
export interface SearchFormContext {
  readonly form: PowerSearchForm;
  readonly store: FormStore;
  readonly lists: SearchLists;
  /** GO was pressed since the form was last clear: every field says what is wrong with it, not only those left. */
  readonly isSubmitted: boolean;
}

const FormContext = createContext<SearchFormContext | null>(null);

export const SearchFormProvider = FormContext.Provider;

/** The form around a row. Throws outside of one. */
export function useSearchForm(): SearchFormContext {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no search form around this row');
  return form;
}
