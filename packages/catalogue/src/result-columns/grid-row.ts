import { checksum } from '../text/checksum.ts';
import type { ResultTitle, RowMember } from './result-field.ts';
import type { ResultSource } from './result-sources.ts';
import { rowMembers } from './row-members.ts';

interface Layout {
  readonly name: string;
  readonly members: readonly RowMember[];
}

const layouts = new WeakMap<ResultSource, Layout>();

function layoutOf(source: ResultSource): Layout {
  let layout = layouts.get(source);
  if (!layout) {
    const members = rowMembers(source);
    layout = { members, name: `${source.name}-${checksum(members.map(({ name }) => name).join())}` };
    layouts.set(source, layout);
  }
  return layout;
}

/**
 * Names the order of values in stored rows, and is their first line: a row of another layout was written by another
 * version of the product and is derived again.
 */
export function gridRowLayout(source: ResultSource): string {
  return layoutOf(source).name;
}

/**
 * A title as its row is stored: the layout's name, then the value of every member as JSON, one to a line, nothing for
 * null. Without the names it is half as long, and the members that a person chose are cut out of it without parsing.
 */
export function gridRowText(source: ResultSource, title: ResultTitle): string {
  const { name, members } = layoutOf(source);
  const values = members.map(({ value }) => {
    const known = value(title) ?? null;
    return known === null ? '' : JSON.stringify(known);
  });
  return [name, ...values].join('\n');
}

/**
 * How stored rows become rows of an answer.
 *
 * @param sent the members that the answer carries
 * @returns a function that gives a stored row as a JSON object with those members, or null for one of another layout
 */
export function gridRowCutter(source: ResultSource, sent: ReadonlySet<string>): (stored: string) => string | null {
  const { name, members } = layoutOf(source);
  const beginning = `${name}\n`;
  // The key that each line is written under; nothing for a line that is left out, and none after the last one taken.
  const keys = members.map((member) => (sent.has(member.name) ? `${JSON.stringify(member.name)}:` : ''));
  keys.length = keys.findLastIndex((key) => key !== '') + 1;
  return (stored) => {
    if (!stored.startsWith(beginning)) return null;
    let text = '';
    let start = beginning.length;
    for (const key of keys) {
      const next = stored.indexOf('\n', start);
      const end = next === -1 ? stored.length : next;
      if (key !== '') text += `${text === '' ? '{' : ','}${key}${end === start ? 'null' : stored.slice(start, end)}`;
      start = end + 1;
    }
    return `${text}}`;
  };
}
