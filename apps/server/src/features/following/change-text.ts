import type { ChangedTitle } from '@titlenet/catalogue/lists/changed-titles';

/** Longer values are cut. */
const MAX_VALUE = 120;

const short = (value: string | null) =>
  value === null ? 'blank' : value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value;

/** 'Price: $24.99 → $26.99'; of a new or deleted title its kind. */
export const changeText = ({ field, kind, oldValue, newValue }: ChangedTitle): string =>
  field === null ? kind : `${field}: ${short(oldValue)} → ${short(newValue)}`;
