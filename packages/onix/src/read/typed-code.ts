import { value } from './node-access.ts';
import type { OnixNode } from './parse-record.ts';

/** Reads a code with its type, '02 Y'; undefined without both. */
export function typedCode(node: OnixNode, names: { readonly type: string; readonly code: string }): string | undefined {
  const [type, text] = [value(node, names.type), value(node, names.code)];
  return type === undefined || text === undefined ? undefined : `${type} ${text}`;
}
