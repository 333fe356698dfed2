import { type Children, type Content, isAttributed } from './write-element.ts';

type Mutable = Record<string, Content | readonly Content[] | undefined>;

const isComposite = (content: unknown): content is Children =>
  typeof content === 'object' && content !== null && !Array.isArray(content) && !isAttributed(content);

/**
 * Merges elements that several fields write into one: lists are concatenated, composites merged, empty lists and
 * undefined members skipped.
 *
 * @throws RangeError if two fields write different values to an element that is not a list
 */
export function mergeElements(...all: readonly Children[]): Children {
  const merged: Mutable = {};
  for (const children of all) mergeInto(merged, children);
  return merged;
}

function mergeInto(target: Mutable, source: Children): void {
  for (const [name, added] of Object.entries(source)) {
    if (added === undefined || (Array.isArray(added) && added.length === 0)) continue;
    const present = target[name];
    if (present === undefined) target[name] = isComposite(added) ? mergeElements(added) : added;
    else if (Array.isArray(present) && Array.isArray(added)) target[name] = [...present, ...added];
    else if (isComposite(present) && isComposite(added)) mergeInto(present, added);
    else if (present !== added) throw new RangeError(`Two fields write ${name}`);
  }
}
