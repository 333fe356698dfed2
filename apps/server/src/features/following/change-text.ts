import type { ChangedTitle } from '@titlenet/catalogue/lists/changed-titles';
import { shownChanges } from '@titlenet/catalogue/lists/shown-changes';
import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';

/** Longer values are cut. */
const MAX_VALUE = 120;

const short = (value: string) => (value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value);
const same = (text: string) => text;

function changeIn(
  change: ChangedTitle,
  markup: { escaped: (text: string) => string; struck: (text: string) => string },
) {
  const { escaped, struck } = markup;
  if (change.field === null) return escaped(change.kind);
  const texts = shownChanges(change).map(({ oldValue, newValue }) => {
    const before = oldValue === null ? 'blank' : struck(escaped(short(oldValue)));
    return `${before} → ${newValue === null ? 'blank' : escaped(short(newValue))}`;
  });
  return `${escaped(change.field)}: ${texts.join('; ')}`;
}

/** 'Price: $24.99 → $26.99'; of a new or deleted title its kind. */
export const changeText = (change: ChangedTitle): string => changeIn(change, { escaped: same, struck: same });

/** The same as HTML, with the old value struck through. */
export const changeHtml = (change: ChangedTitle): string =>
  changeIn(change, { escaped: escapeHtml, struck: (text) => `<del>${text}</del>` });
