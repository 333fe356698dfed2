import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { SaxesParser } from 'saxes';
import { defaultLimits, type OnixLimits } from './limits.ts';
import { endTag, isHtmlElement, repairReferences, startTag } from './markup.ts';
import { isKnownTag, isShortTag, referenceName } from './short-tags.ts';

/** An ONIX element with its reference name. */
export type OnixNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Character data; markup (see `isMarkup`) if the element contains XHTML. */
  text: string;
  /** The text is a piece of XHTML whose own `&` and `<` are escaped, not plain characters. */
  isMarkup: boolean;
  readonly children: OnixNode[];
  /** Line of its start tag, from 1 in the record. */
  readonly line: number;
};

/** A parsed record; `hasShortTags`: it is written in short tags. */
export type ParsedRecord = { readonly node: OnixNode; readonly hasShortTags: boolean };

/** Why a record cannot be read; `line` counts from the first line of the record. */
export class RecordError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'RecordError';
    this.line = line;
  }
}

const emptyNode = (name: string, attributes: Record<string, string>, line: number): OnixNode => ({
  name,
  attributes,
  text: '',
  isMarkup: false,
  children: [],
  line,
});

/**
 * Parses one record (or the header of a message) into a plain tree. Names become reference names, prefixes and
 * namespaces are dropped, XHTML inside a text is kept as a string of markup. No DTD is read and nothing is fetched.
 *
 * @throws {RecordError} if the text is not well-formed or exceeds a limit
 */
export function parseRecord(text: string, limits: OnixLimits = defaultLimits): ParsedRecord {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const root = emptyNode('', {}, 1);
  const open: OnixNode[] = [root];
  /** Nesting of XHTML inside the innermost ONIX element. */
  let markupDepth = 0;
  let elements = 0;
  let hasShortTags = false;

  const fail = (message: string): never => {
    throw new RecordError(message, parser.line);
  };
  const here = () => open.at(-1) ?? root;

  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => fail('A document type inside a record.'));
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > limits.elements) fail(`More than ${limits.elements.toLocaleString('en-US')} elements.`);
    if (open.length + markupDepth > limits.depth) fail(`More than ${limits.depth} levels of elements.`);
    // Without namespaces the parser gives attributes as strings.
    const attributes = tag.attributes as Record<string, string>;
    const node = here();
    if (markupDepth > 0 || (!isKnownTag(tag.name) && isHtmlElement(tag.name))) {
      if (!node.isMarkup) {
        node.text = escapeHtml(node.text);
        node.isMarkup = true;
      }
      markupDepth += 1;
      node.text += startTag(tag.name, attributes);
      return;
    }
    hasShortTags ||= isShortTag(tag.name);
    const child = emptyNode(referenceName(tag.name), attributes, parser.line);
    node.children.push(child);
    open.push(child);
  });
  parser.on('closetag', (tag) => {
    if (markupDepth > 0) {
      markupDepth -= 1;
      here().text += endTag(tag.name);
    } else {
      open.pop();
    }
  });
  const addText = (piece: string) => {
    const node = here();
    node.text += node.isMarkup ? escapeHtml(piece) : piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(repairReferences(text)).close();
  const node = root.children[0];
  if (node === undefined) throw new RecordError('There is no element.', 1);
  return { node, hasShortTags };
}
