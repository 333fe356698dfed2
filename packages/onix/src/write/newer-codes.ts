import { isExportedCode, isInList } from '../codes/list-codes.ts';
import { elementOrder } from './element-order.ts';
import { codeListOf } from './element-values.ts';
import { type Children, type Content, isAttributed, isList } from './write-element.ts';

/** Content without codes that are newer than issue 68 of the code lists, and what was left out because of them. */
interface OlderContent<C> {
  /** Undefined if nothing remains that could be written. */
  readonly content: C | undefined;
  /** 'ContributorRole A56', or with what went with it 'Contributor (ContributorRole A56)'. */
  readonly leftOut: readonly string[];
}

/**
 * Leaves out codes that the schemas of exports do not have yet. A composite that needs such a code is left out with it.
 *
 * @param composite name of the element
 */
export function withoutNewerCodes(composite: string, children: Children): OlderContent<Children> {
  const older: Record<string, Children[string]> = { ...children };
  const leftOut: string[] = [];
  let isWritable = true;
  for (const { key, name, isRequired } of elementOrder.get(composite) ?? []) {
    const child = children[key];
    if (child === undefined) continue;
    const contents: readonly Content[] = isList(child) ? child : [child];
    const all = contents.map((content) => olderContent(name, content));
    const gone = all.flatMap((one) => one.leftOut);
    if (gone.length === 0) continue;
    leftOut.push(...gone);
    const kept = all.map(({ content }) => content).filter((content) => content !== undefined);
    older[key] = isList(child) ? kept : kept[0];
    if (isRequired && kept.length === 0) isWritable = false;
  }
  if (isWritable) return { content: older, leftOut };
  return { content: undefined, leftOut: [`${composite} (${leftOut.join(', ')})`] };
}

function olderContent(name: string, content: Content): OlderContent<Content> {
  if (typeof content === 'object')
    return isAttributed(content) ? { content, leftOut: [] } : withoutNewerCodes(name, content);
  const list = codeListOf(name);
  const code = String(content);
  const isNewer = list !== undefined && isInList(list, code) && !isExportedCode(list, code);
  return isNewer ? { content: undefined, leftOut: [`${name} ${code}`] } : { content, leftOut: [] };
}
