import { type CodeListNumber, codeListNames } from '../codes/code-list-names.ts';
import type { FieldDocumentation, OnixField } from './onix-field.ts';
import { onixFields, partsOfName } from './onix-fields.ts';

type Entry = readonly [name: string, field: OnixField];

const entries: readonly Entry[] = Object.entries<OnixField>(onixFields);
const groupOf = (name: string) => partsOfName(name).group ?? '';

/** The fields of groups as rows; fields with the same documentation share one. */
function rowsOf(groups: readonly string[]): { names: string[]; doc: FieldDocumentation; lists: CodeListNumber[] }[] {
  const ofGroups = entries.filter(([name]) => groups.includes(groupOf(name)) || groups.includes(name));
  const byDoc = Map.groupBy(ofGroups, ([, { doc }]) => doc);
  return [...byDoc].map(([doc, fields]) => ({
    names: fields.map(([name]) => name),
    doc,
    lists: [...new Set(fields.flatMap(([, { lists }]) => lists))],
  }));
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || ' ').join(' | ')} |`;
  return [line(heading), `|${heading.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** How the fields of these groups are read. */
const readTable =
  (...groups: string[]) =>
  () =>
    table(
      ['field', '3.0, 3.1', '2.1', 'lists', 'rule'],
      rowsOf(groups).map(({ names, doc: { elements, old = 'the same', rule = '' }, lists }) => [
        names.map((name) => name.replace(/^bar\./, '')).join(', '),
        elements,
        old,
        lists.join(', '),
        rule,
      ]),
    );

/** The fields that each combination of blocks replaces. */
function blockTable(): string {
  const stored = entries.filter(([name]) => groupOf(name) !== 'facts' && name !== 'isbn');
  const byBlocks = Map.groupBy(stored, ([, { blocks }]) => blocks.toSorted().join(' and '));
  const rows = [...byBlocks].map(([blocks, fields]) => [blocks || 'any', fields.map(([name]) => name).join(', ')]);
  return table(['block', 'fields'], rows);
}

/** How fields are written, where that is not simply the element they are read from. */
function writeTable(): string {
  const documented = entries.flatMap(([name, { doc }]) => (doc.written ? [{ name, written: doc.written }] : []));
  const byText = Map.groupBy(documented, ({ written }) => written);
  const rows = [...byText].map(([text, fields]) => [fields.map(({ name }) => name).join(', '), text]);
  return table(['field', 'element'], rows);
}

/** The code lists that the fields use. */
function listNames(): string {
  const used = new Set(entries.flatMap(([, { lists }]) => lists));
  const numbers = [...used].toSorted((a, b) => a - b);
  return `${numbers.map((list) => `${list} ${codeListNames[list]}`).join('; ')}.`;
}

const tables: Readonly<Record<string, () => string>> = {
  'title bar': readTable('isbn', 'bar'),
  'editorial, marketing, online': readTable('editorial', 'marketing', 'online'),
  'other sections': readTable('subrights', 'quotes', 'awards', 'references'),
  'stored facts and codes': readTable('stored', 'codes', 'scheduledPrices'),
  'block updates': blockTable,
  export: writeTable,
  'code lists': listNames,
};

const START = /^<!-- field table: (.+) -->$/;
const END = '<!-- end of field table -->';

/**
 * Replaces the tables in a Markdown text between `<!-- field table: NAME -->` and `<!-- end of field table -->` by
 * those of the field table.
 *
 * @throws RangeError for an unknown name, a table without an end, or if a table is missing in the text
 */
export function withFieldTables(markdown: string): string {
  const lines: string[] = [];
  const missing = new Set(Object.keys(tables));
  let isInTable = false;
  for (const line of markdown.split('\n')) {
    if (line === END) isInTable = false;
    if (!isInTable) lines.push(line);
    const name = START.exec(line)?.[1];
    if (name === undefined) continue;
    const write = tables[name];
    if (isInTable || !write || !missing.delete(name)) throw new RangeError(`Unexpected field table: ${name}`);
    lines.push('', write(), '');
    isInTable = true;
  }
  if (isInTable || missing.size > 0)
    throw new RangeError(`Field tables missing in the document: ${[...missing].join('; ')}`);
  return lines.join('\n');
}
