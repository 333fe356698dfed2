import type { OnixRecord } from './onix-record.ts';

let slots = 0;

/** Wraps a computation so that it runs at most once per record: several fields are read from one result. */
export function once<T extends object>(compute: (record: OnixRecord) => T): (record: OnixRecord) => T {
  const slot = slots;
  slots += 1;
  return (record) => {
    const cached = record.results[slot];
    // Only this function writes the slot.
    if (cached !== undefined) return cached as T;
    const result = compute(record);
    record.results[slot] = result;
    return result;
  };
}
