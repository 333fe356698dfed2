import { foldText } from './fold.ts';

// Roman numerals in capitals and from two letters on: 'Vi' is a first name and 'V.' an initial.
const GENERATION = /^(?:[jJ][rR]\.?|[sS][rR]\.?|[IVX]{2,}|\d+(?:nd|rd|th))$/;

// What may follow a whole name after a comma; none of these can be a first name or initials.
const ADDITION = /^(?:Ph\.?\s?D|Esq|Inc|Ltd|LLC|L\.L\.C|LLP|Co|Corp|GmbH|PLC|S\.A)\.?$/i;

/**
 * A stored name in display order (CHMS-25, G-55): 'Last, First' becomes 'First Last'.
 * Generations stay last ('King, Martin Luther, Jr.' becomes 'Martin Luther King Jr.'), other additions stay after
 * their comma ('Tutu, Desmond, Archbishop' gives 'Desmond Tutu, Archbishop'), and a name whose only comma sets off
 * such an addition ('Chronicle Books, LLC') keeps its order.
 *
 * @param name one name, of a person or a body
 * @returns the name to show; empty for an empty name
 */
export function displayName(name: string): string {
  const parts = name
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const last = parts.shift() ?? '';
  const first = takeFirstName(parts);
  const generations = parts.filter((part) => GENERATION.test(part));
  const additions = parts.filter((part) => !GENERATION.test(part));
  const whole = [first, last, ...generations].filter((part) => part !== '').join(' ');
  return [whole, ...additions].join(', ');
}

/** Removes the first name from the parts after the last name: the first part, or the one after the generation. */
function takeFirstName(parts: string[]): string {
  const index = parts.findIndex((part) => !GENERATION.test(part));
  const [first = ''] = index === -1 ? [] : parts.slice(index, index + 1);
  if (first === '' || ADDITION.test(first)) return '';
  parts.splice(index, 1);
  return first;
}

/**
 * The text in which a search by author looks: the folded name in stored and in displayed order, separated by a line
 * feed. A folded query cannot contain a line feed, so a match cannot span both (G-55).
 *
 * @param name as stored, 'Last, First'
 * @returns both orders, or one if they are equal
 */
export function authorSearchText(name: string): string {
  const stored = foldText(name);
  const shown = foldText(displayName(name));
  return stored === shown ? stored : `${stored}\n${shown}`;
}
