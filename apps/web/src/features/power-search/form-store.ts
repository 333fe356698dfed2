import type { PowerSearchValue, PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { useSyncExternalStore } from 'react';

/** Holds what is entered, outside of React: a key typed in one row draws that row and not the fifty others. */
export interface FormStore {
  values(): PowerSearchValues;
  /** Sets some fields; undefined empties one. */
  change(values: PowerSearchValues): void;
  /** Puts other values in place of all. */
  replace(values: PowerSearchValues): void;
  subscribe(listener: () => void): () => void;
}

export function createFormStore(initial: PowerSearchValues): FormStore {
  let values = initial;
  const listeners = new Set<() => void>();
  const set = (next: PowerSearchValues) => {
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    values: () => values,
    change: (some) => set({ ...values, ...some }),
    replace: set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A field that holds a text, a code or a typed number; empty without a value. */
export function textOf(value: PowerSearchValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

const none: readonly string[] = [];

/** A field that holds a list of codes; always the same empty list without a value. */
export function listOf(value: PowerSearchValue | undefined): readonly string[] {
  return typeof value === 'object' ? value : none;
}

/** The value of a field; the component is drawn again when it changes, and not when another one does. */
export function useField(store: FormStore, name: string): PowerSearchValue | undefined {
  return useSyncExternalStore(store.subscribe, () => store.values()[name]);
}

/** A number or text worked out from all values; the component is drawn again when that changes. */
export function useFromValues<T extends string | number | boolean>(
  store: FormStore,
  work: (values: PowerSearchValues) => T,
): T {
  return useSyncExternalStore(store.subscribe, () => work(store.values()));
}

/** All values, for what says something about the whole form. */
export function useAllValues(store: FormStore): PowerSearchValues {
  return useSyncExternalStore(store.subscribe, store.values);
}
