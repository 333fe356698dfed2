import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { plainText } from '@titlenet/catalogue/text/plain-text';
import { joinBlanks, joinBlanksOfHtml, looksLikeHtml } from './markup.ts';
import type { OnixNode } from './parse-record.ts';

/** Returns the first child with this name. */
export function child(node: OnixNode | undefined, name: string): OnixNode | undefined {
  if (node === undefined) return undefined;
  for (const one of node.children) if (one.name === name) return one;
  return undefined;
}

/** Returns all children with these names in the order of the record. */
export function children(node: OnixNode | undefined, ...names: string[]): OnixNode[] {
  const found: OnixNode[] = [];
  if (node === undefined) return found;
  for (const one of node.children) if (names.includes(one.name)) found.push(one);
  return found;
}

/** True if there is a child with this name, empty or not (`<MainSubject/>`). */
export function has(node: OnixNode | undefined, name: string): boolean {
  return child(node, name) !== undefined;
}

/** Returns the plain text of an element with blanks joined; undefined if it is empty or absent. */
export function plain(node: OnixNode | undefined): string | undefined {
  if (node === undefined || node.text === '') return undefined;
  // A text that is no HTML keeps its ampersands: 'Food&ethics' contains the old form of a reference.
  const isHtml = node.isMarkup || (/[<&]/.test(node.text) && looksLikeHtml(node.text));
  const text = isHtml ? plainText(node.text) : joinBlanks(node.text);
  return text === '' ? undefined : text;
}

/** Returns the plain text of the first child with the first of these names that has text. */
export function value(node: OnixNode | undefined, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = plain(child(node, name));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** As {@link value}, of several nodes: any node with the first of these names before one with the next. */
export function firstValue(nodes: readonly OnixNode[], ...names: string[]): string | undefined {
  for (const name of names)
    for (const node of nodes) {
      const text = value(node, name);
      if (text !== undefined) return text;
    }
  return undefined;
}

/** Returns the plain texts of all children with these names. */
export function values(node: OnixNode | undefined, ...names: string[]): string[] {
  return children(node, ...names).flatMap((one) => plain(one) ?? []);
}

/** As {@link value}, in upper case, for codes of letters. */
export function code(node: OnixNode | undefined, ...names: string[]): string | undefined {
  return value(node, ...names)?.toUpperCase();
}

/**
 * Returns the text of an element as HTML: markup unchanged, plain text escaped with paragraphs at blank lines. Whether
 * it is markup is decided by the text, not by its stated format. Not sanitized.
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
