import { required } from './required.ts';

type Named = { readonly name: string };

/**
 * The entry of a table of definitions with a name.
 * @throws Error if there is none, which the type of `name` excludes
 */
export function byName<Entry extends Named, Name extends Entry['name']>(
  entries: readonly Entry[],
  name: Name,
): Extract<Entry, { readonly name: Name }> {
  const found = entries.find((entry): entry is Extract<Entry, { readonly name: Name }> => entry.name === name);
  return required(found, name);
}
