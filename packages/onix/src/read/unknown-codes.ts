import { knownCodesOf } from '../codes/known-codes.ts';
import { plain } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** Element names in warnings are cut to this length: an unknown element may have a name of a megabyte. */
const MAX_NAME_LENGTH = 60;

/**
 * Warns of each code that is not in its code list, anywhere in the record: its value may not reach a field. Known codes
 * that no field uses are not reported. The mappers warn of the codes that they convert to words.
 */
export function warnOfUnknownCodes(record: OnixRecord): void {
  warnBelow(record.product, record);
}

function warnBelow(node: OnixNode, record: OnixRecord): void {
  for (const one of node.children) {
    if (one.children.length > 0) warnBelow(one, record);
    const isKnown = knownCodesOf(one.name);
    // Nearly all codes are written exactly as in the list, so the text is tested before it is normalized.
    if (isKnown && !isKnown(one.text))
      warnUnlessKnown(isKnown, plain(one), `${node.name.slice(0, MAX_NAME_LENGTH)}/${one.name}`, record);
  }
}

/** Warns of a single code if it is present and not in its list. */
export function warnUnlessKnown(
  isKnown: (code: string) => boolean,
  code: string | undefined,
  path: string,
  { warnings }: OnixRecord,
): void {
  if (code !== undefined && !isKnown(code.toUpperCase())) warnings.push({ path, message: 'Unknown code', value: code });
}
