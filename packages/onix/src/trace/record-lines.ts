import { SaxesParser } from 'saxes';
import { isHtmlElement, repairReferences } from '../read/markup.ts';
import { isKnownTag } from '../read/short-tags.ts';
import type { ElementPath } from './elements-of-field.ts';

/** A line of a formatted record. */
export interface RecordLine {
  /** Nesting of the line, from 0. */
  level: number;
  text: string;
  /** True in the elements that are looked for. */
  isMarked: boolean;
}

/** An element whose end has not been read. */
interface OpenElement {
  name: string;
  path: number[];
  isMarked: boolean;
  text: string;
  hasChildren: boolean;
  /** Number of its child elements so far. */
  count: number;
}

const startOf = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')}>`;

/**
 * Formats a record of ONIX as it was sent, an element to a line: its names, attributes, texts and order are the sender's,
 * the white space between elements is not. Comments are left out.
 *
 * @param marked paths of elements as `elementsOfField` returns them
 * @throws Error if the record is not well-formed
 */
export function recordLines(xml: string, marked: readonly ElementPath[]): RecordLine[] {
  const keys = new Set(marked.map((path) => path.join('.')));
  const parser = new SaxesParser({ xmlns: false });
  const lines: RecordLine[] = [];
  const open: OpenElement[] = [];
  let markupDepth = 0;
  const here = () => open.at(-1);
  let pending: RecordLine | undefined;
  const flush = () => {
    if (pending) lines.push(pending);
    pending = undefined;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    // Without namespaces the parser gives attributes as strings.
    const attributes = tag.attributes as Record<string, string>;
    const parent = here();
    if (parent && (markupDepth > 0 || (!isKnownTag(tag.name) && isHtmlElement(tag.name)))) {
      markupDepth += 1;
      parent.text += startOf(tag.name, attributes);
      return;
    }
    flush();
    const path = parent ? [...parent.path, parent.count] : [];
    if (parent) {
      parent.count += 1;
      parent.hasChildren = true;
    }
    const isMarked = Boolean(parent?.isMarked) || (parent !== undefined && keys.has(path.join('.')));
    pending = { level: open.length, text: startOf(tag.name, attributes), isMarked };
    open.push({ name: tag.name, path, isMarked, text: '', hasChildren: false, count: 0 });
  });
  parser.on('closetag', (tag) => {
    const node = here();
    if (!node) return;
    if (markupDepth > 0) {
      markupDepth -= 1;
      node.text += `</${tag.name}>`;
      return;
    }
    open.pop();
    const { name, isMarked, text, hasChildren } = node;
    if (hasChildren) lines.push({ level: open.length, text: `</${name}>`, isMarked });
    else {
      lines.push({ level: open.length, text: `${pending?.text ?? ''}${text.trim()}</${name}>`, isMarked });
      pending = undefined;
    }
  });
  const addText = (text: string) => {
    const node = here();
    if (node) node.text += escaped(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(repairReferences(xml)).close();
  return lines;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
