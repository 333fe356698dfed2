import { defaultLimits } from './limits.ts';
import type { OnixVersion } from './onix-version.ts';
import { mapSections } from './sections.ts';

export type Prolog =
  | {
      readonly kind: 'onix';
      readonly version?: OnixVersion;
      /** Name of the root element as written; absent for a record without a message. */
      readonly root?: string;
      readonly notices: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * A name must be followed by a character that cannot be part of it. Otherwise the expression would try every shorter
 * name and search the rest of the file for each of them. Longer names do not match.
 */
const TAG = /<(\/?)([A-Za-z_][\w:.-]{0,199})(?![\w:.-])([^<>]*)>/g;

/**
 * Decides from the text before the first record whether a file is ONIX and of which version. Files that are not XML,
 * other XML documents, other ONIX messages, entity declarations and deep nesting are refused.
 */
export function inspectProlog(text: string, hasRecords: boolean): Prolog {
  const trimmed = text.trimStart();
  if (trimmed === '' && !hasRecords) return refuse('The file is empty.');
  if (trimmed !== '' && !trimmed.startsWith('<')) return refuse(otherStart(trimmed));
  const bare = mapSections(
    trimmed,
    (part) => part,
    () => '',
  );
  if (/<!ENTITY/i.test(bare)) return refuse('The file declares entities of its own, which are not allowed.');
  const tags = readTags(bare);
  if (tags.depth > defaultLimits.depth) return refuse(`More than ${defaultLimits.depth} levels of elements.`);
  const root = tags.root;
  if (root === undefined) {
    return hasRecords
      ? { kind: 'onix', notices: ['There is no ONIXMessage element.'] }
      : refuse('The file is not XML.');
  }
  const local = root.name.slice(root.name.indexOf(':') + 1).toLowerCase();
  if (local !== 'onixmessage') return refuse(otherRoot(root.name, local));
  return { kind: 'onix', version: version(root.attributes, bare), root: root.name, notices: [] };
}

/** Other ONIX messages have elements <Product> too: those of an acknowledgement only name the products it is about. */
function otherRoot(name: string, local: string): string {
  if (local.startsWith('onixmessageack')) return `The file is an acknowledgement <${name}>, not a message of products.`;
  if (local.startsWith('onix')) return `The file is no ONIX message of products: its root element is <${name}>.`;
  return `The file is not ONIX: its root element is <${name}>.`;
}

const MAX_SHOWN_LENGTH = 40;

/** Of a file that begins with text, that text if an XML declaration or a message follows it. */
function otherStart(text: string): string {
  const start = text.search(/<\?xml\s|<(?:[\w.-]{1,32}:)?onixmessage[\s>]/i);
  if (start < 0) return 'The file is not XML.';
  const before = text.slice(0, Math.min(start, MAX_SHOWN_LENGTH)).trim();
  const isDeclared = text.startsWith('<?', start);
  return `There is text before the ${isDeclared ? 'XML declaration' : 'root element'}: ${JSON.stringify(before)}.`;
}

function refuse(reason: string): Prolog {
  return { kind: 'refused', reason };
}

/** Returns the kind of packed file that begins with these bytes, undefined for other files. */
export function packedKind(head: Uint8Array): 'a zip archive' | 'a gzip file' | undefined {
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 0) < 9) return 'a zip archive';
  return head[0] === 0x1f && head[1] === 0x8b ? 'a gzip file' : undefined;
}

/** Finds the root tag and the nesting of the elements before the first record. */
function readTags(text: string): { root?: { name: string; attributes: string }; depth: number } {
  let root: { name: string; attributes: string } | undefined;
  let level = 0;
  let depth = 0;
  for (const [, slash, name = '', attributes = ''] of text.matchAll(TAG)) {
    root ??= { name, attributes };
    if (slash === '/') level -= 1;
    else if (!attributes.endsWith('/')) level += 1;
    depth = Math.max(depth, level);
    if (depth > defaultLimits.depth) break;
  }
  return { root, depth };
}

const NAMED_VERSION = /onix\/(\d\.\d)/i;

function version(attributes: string, prolog: string): OnixVersion | undefined {
  const release = /\brelease\s*=\s*["']\s*(\d\.\d)/.exec(attributes)?.[1];
  // XML allows one document type, so only the first is examined.
  const doctype = /<!DOCTYPE[^>]*/i.exec(prolog)?.[0] ?? '';
  const found = release ?? NAMED_VERSION.exec(attributes)?.[1] ?? NAMED_VERSION.exec(doctype)?.[1];
  if (found === undefined) return undefined;
  if (found === '3.0' || found === '3.1') return found;
  return found.startsWith('3') ? '3.1' : '2.1';
}
