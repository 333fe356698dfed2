import { knownCodesOf } from '../codes/known-codes.ts';
import { plain } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** Of an element that ONIX does not know: a sender may write a megabyte, and each warning names the place. */
const LONGEST_NAME = 60;

/**
 * Warns of each code that its list does not have, wherever it stands in the record: what it speaks of may find no field.
 * Codes that are known and that nothing is made of are no news. The mappers warn of the codes that they have words for.
 */
export function warnOfUnknownCodes(record: OnixRecord): void {
  warnBelow(record.product, record);
}

function warnBelow(node: OnixNode, record: OnixRecord): void {
  for (const one of node.children) {
    if (one.children.length > 0) warnBelow(one, record);
    const isKnown = knownCodesOf(one.name);
    // Nearly all codes stand there as they are in the list.
    if (isKnown && !isKnown(one.text))
      warnUnlessKnown(isKnown, plain(one), `${node.name.slice(0, LONGEST_NAME)}/${one.name}`, record);
  }
}

/** As above, of a single code; one that is absent is none. */
export function warnUnlessKnown(
  isKnown: (code: string) => boolean,
  code: string | undefined,
  path: string,
  { warnings }: OnixRecord,
): void {
  if (code !== undefined && !isKnown(code.toUpperCase())) warnings.push({ path, message: 'Unknown code', value: code });
}
