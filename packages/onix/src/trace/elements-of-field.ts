import type { OnixField } from '../fields/onix-field.ts';
import { onixFields } from '../fields/onix-fields.ts';
import { type MapOptions, openRecord } from '../read/onix-record.ts';
import type { OnixNode } from '../read/parse-record.ts';

/** Maximum number of readings of one record; then the elements found so far are as precise as it gets. */
const MAX_READINGS = 2_000;

/** Positions among the child elements, from the product on: [2, 0] is the first child of the third child. */
export type ElementPath = readonly number[];

/**
 * Finds the elements of a record from which the value of a field is read: those without which the field has another
 * value, by the mapping itself. An element of which several parts count, such as a price with its currency, is found as
 * a whole.
 *
 * @param field a name of the field table, 'bar.price'
 * @returns no paths if the record does not give the field its value
 */
export function elementsOfField(product: OnixNode, field: string, options: MapOptions = {}): ElementPath[] {
  // The field may be any text of a request.
  const definition = (onixFields as Readonly<Record<string, OnixField | undefined>>)[field];
  if (!definition) return [];
  let readings = 0;
  const read = (node: OnixNode): string => {
    readings += 1;
    try {
      return JSON.stringify(definition.read(openRecord(node, { senderIdentifiers: [] }, options))) ?? '';
    } catch {
      return '';
    }
  };
  const whole = read(product);
  if (whole === '') return [];

  const within = (node: OnixNode, path: ElementPath): ElementPath[] => {
    const counting = node.children.flatMap((child, index) => {
      if (readings >= MAX_READINGS) return [];
      return read(without(product, [...path, index])) === whole ? [] : [{ child, path: [...path, index] }];
    });
    const isWhole = path.length > 0 && (counting.length === 0 || (counting.length > 1 && path.length > 2));
    return isWhole ? [path] : counting.flatMap((one) => within(one.child, one.path));
  };
  return within(product, []);
}

/** Returns a copy of a tree without the element at a path; the rest is shared. */
function without(node: OnixNode, [index, ...rest]: ElementPath): OnixNode {
  const children = node.children.flatMap((child, at) => {
    if (at !== index) return child;
    return rest.length === 0 ? [] : without(child, rest);
  });
  return { ...node, children };
}
