import { escapeHtml, joinBlanks, joinBlanksOfHtml, looksLikeHtml, plainTextOfHtml } from './markup.ts';
import type { OnixNode } from './parse-record.ts';

/** The first child of that name. */
export function child(node: OnixNode | undefined, name: string): OnixNode | undefined {
  if (node === undefined) return undefined;
  for (const one of node.children) if (one.name === name) return one;
  return undefined;
}

/** All children of these names, in the order of the record. */
export function children(node: OnixNode | undefined, ...names: string[]): OnixNode[] {
  const found: OnixNode[] = [];
  if (node === undefined) return found;
  for (const one of node.children) if (names.includes(one.name)) found.push(one);
  return found;
}

/** Whether there is such a child, empty or not (`<MainSubject/>`). */
export function has(node: OnixNode | undefined, name: string): boolean {
  return child(node, name) !== undefined;
}

/** Plain text of an element, blanks joined; undefined when there is none. */
export function plain(node: OnixNode | undefined): string | undefined {
  if (node === undefined || node.text === '') return undefined;
  const isHtml = node.isMarkup || (node.text.includes('<') && looksLikeHtml(node.text)) || node.text.includes('&');
  const text = isHtml ? plainTextOfHtml(node.text) : joinBlanks(node.text);
  return text === '' ? undefined : text;
}

/** Plain text of the first child of the first of these names that has any. */
export function value(node: OnixNode | undefined, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = plain(child(node, name));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Plain texts of all children of these names. */
export function values(node: OnixNode | undefined, ...names: string[]): string[] {
  return children(node, ...names).flatMap((one) => plain(one) ?? []);
}

/** As {@link value}, in upper case: a code of letters. */
export function code(node: OnixNode | undefined, ...names: string[]): string | undefined {
  return value(node, ...names)?.toUpperCase();
}

/**
 * The text of an element as HTML: markup as it came, plain text escaped with a blank line between paragraphs. Formats
 * 06 and 07 (list 34) are plain whatever they look like, unless real tags say otherwise. Not sanitised.
 */
export function html(node: OnixNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  const text = node.text.trim();
  if (text === '') return undefined;
  if (node.isMarkup || looksLikeHtml(text)) return joinBlanksOfHtml(text);
  const paragraphs = text.split(/\r?\n[ \t]*\r?\n/).map((part) => escapeHtml(joinBlanks(part)));
  const filled = paragraphs.filter((part) => part !== '');
  return filled.length > 1 ? filled.map((part) => `<p>${part}</p>`).join('') : filled[0];
}
