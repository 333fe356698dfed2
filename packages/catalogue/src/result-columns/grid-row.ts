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
 * Version of the order of values in stored rows, written as their first line. Rows with another version are derived
 * again.
 */
export function gridRowLayout(source: ResultSource): string {
  return layoutOf(source).name;
}

/**
 * Serializes a title's row for storage: the layout version, then the JSON value of each member on a line of its own,
 * empty for null. Without member names it is half as long, and chosen members can be extracted without parsing JSON.
 */
export function gridRowText(source: ResultSource, title: ResultTitle): string {
  const { name, members } = layoutOf(source);
  const values = members.map(({ value }) => {
    const stored = value(title) ?? null;
    return stored === null ? '' : JSON.stringify(stored);
  });
  return [name, ...values].join('\n');
}

/**
 * @param sent members of the response
 * @returns a function that converts a stored row to a JSON object with these members; null for another layout version
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
