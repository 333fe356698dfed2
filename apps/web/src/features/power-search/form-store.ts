import { createAtom, type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import type { PowerSearchValue, PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { SearchCount } from '@titlenet/contract/power-search/counts';

/** The criteria that leave no titles. */
export type Blocking = SearchCount['blocking'];

/** Holds the form's values outside of React, so that typing renders only one of some fifty rows. */
export interface FormStore extends ReadonlyAtom<PowerSearchValues> {
  /** Sets some fields; undefined clears one. */
  change(values: PowerSearchValues): void;
  /** Replaces all values. */
  replace(values: PowerSearchValues): void;
}

export function createFormStore(initial: PowerSearchValues): FormStore {
  const values = createAtom(initial);
  return {
    get: values.get,
    subscribe: values.subscribe,
    change: (some) => values.set((all) => ({ ...all, ...some })),
    replace: (all) => values.set(all),
  };
}

/** The value as text; empty if it is not text. */
export function textOf(value: PowerSearchValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

const none: readonly string[] = [];

/** The value as a list; always the same empty list if it is none, so that rows do not render again. */
export function listOf(value: PowerSearchValue | undefined): readonly string[] {
  return typeof value === 'object' ? value : none;
}

/** The value of a field; renders the component again only when this field changes. */
export function useField(store: FormStore, name: string): PowerSearchValue | undefined {
  return useSelector(store, (values) => values[name]);
}

/** A value computed from all fields; renders the component again when the result changes. */
export function useFromValues<T extends string | number | boolean>(
  store: FormStore,
  work: (values: PowerSearchValues) => T,
): T {
  return useSelector(store, work);
}

/** All values; renders the component again on every change. */
export function useAllValues(store: FormStore): PowerSearchValues {
  return useSelector(store);
}
