import { useMemo, useState } from 'react';
import { type PersonalEntry, personalEntry, storagePerson } from './personal-storage.ts';

/** Input that is not saved yet. */
export interface Draft<Value> {
  readonly value: Value;
  change(value: Value): void;
  /** Removes the draft, because it was saved or given up. @param value shown from now on, by default the saved one */
  discard(value?: Value): void;
}

/** Drafts that the storage could not take, by name. */
const unstored = new Map<string, unknown>();
storagePerson.subscribe(() => unstored.clear());

/** Asks before such a draft is lost. */
function askBeforeLoss(event: BeforeUnloadEvent): void {
  if (unstored.size > 0) event.preventDefault();
}
window.addEventListener('beforeunload', askBeforeLoss);

function readDraft<Value>(name: string, entry: PersonalEntry<Value | undefined>): Value | undefined {
  // Only values of the same draft are stored under its name.
  return unstored.has(name) ? (unstored.get(name) as Value) : entry.read();
}

/**
 * Keeps what a person types in this tab until it is saved or discarded: when the screen is left, the page is reloaded,
 * or the session ends and the person signs in again.
 *
 * @param name of the input, with the id of the object that it belongs to
 * @param saved the value without a draft
 * @param parse reads a stored draft; undefined if it is invalid
 */
export function useDraft<Value>(
  name: string,
  saved: Value,
  parse: (stored: unknown) => Value | undefined,
): Draft<Value> {
  // `parse` is a function of the module, so that the entry of a name is always the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const entry = useMemo(() => personalEntry({ name: 'draft', part: name, area: 'tab', parse }), [name]);
  const read = () => ({ name, value: readDraft(name, entry) });
  const [kept, setKept] = useState(read);
  // The component may be reused for another object.
  const current = kept.name === name ? kept : read();
  return {
    value: current.value ?? saved,
    change(value) {
      setKept({ name, value });
      unstored.delete(name);
      if (JSON.stringify(value) === JSON.stringify(saved)) entry.remove();
      else if (!entry.write(value) && storagePerson.get() !== null) unstored.set(name, value);
    },
    discard(value) {
      setKept({ name, value });
      unstored.delete(name);
      entry.remove();
    },
  };
}

/** Reads the draft of a text. */
export const parseText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);
