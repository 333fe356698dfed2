import type { ReadonlyAtom } from '@tanstack/react-store';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { createContext, useContext } from 'react';
import type { SearchLists } from '../../domain/power-search/use-search-lists.ts';
import type { Blocking, FormStore } from './form-store.ts';

/** Shared by the rows of a form. */
export interface SearchFormContext {
  readonly form: PowerSearchForm;
  readonly store: FormStore;
  readonly lists: SearchLists;
  /** True after GO was pressed: all fields show their errors, not only those that were touched. */
  readonly isSubmitted: boolean;
  /** The criteria that leave no titles, as last counted. */
  readonly blocking: ReadonlyAtom<Blocking>;
  readonly setBlocking: (blocking: Blocking) => void;
}

const FormContext = createContext<SearchFormContext | null>(null);

export const SearchFormProvider = FormContext.Provider;

/** The form of a row. Throws outside of one. */
export function useSearchForm(): SearchFormContext {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no search form around this row');
  return form;
}
