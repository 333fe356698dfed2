import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the checklist. */
export interface ChecklistLine {
  /** Such as `GRID-12`. */
  id: string;
  /** Such as `GRID`. */
  group: string;
  /** True for a single data field, marked `{F}`, which a test driven by a table covers. */
  isField: boolean;
  /** The whole line, with its ID. */
  text: string;
}

/** The requirements of `docs/requirements`. */
export interface Requirements {
  /** By ID, in the order of the file. */
  checklist: Map<string, ChecklistLine>;
  /** IDs of the decisions, such as `G-168`. */
  decisions: Set<string>;
}

const FOLDER = 'docs/requirements';

/**
 * Reads the checklist and the decisions.
 * @param root the repository's folder
 * @throws Error when an ID is defined twice, or when a file defines none
 */
export function readRequirements(root: string): Requirements {
  const read = (name: string): string => readFileSync(join(root, FOLDER, name), 'utf8');
  const lines = [...read('checklist.md').matchAll(/^- `\[(([A-Z]+)-\d+)\]` (.*)$/gm)].map(
    ([line, id = '', group = '', rest = '']) => ({ id, group, isField: rest.startsWith('{F}'), text: line.slice(2) }),
  );
  const decisions = [...read('decisions.md').matchAll(/^\*\*(G-\d+)\b/gm)].map(([, id = '']) => id);
  requireUnique(
    'checklist.md',
    lines.map(({ id }) => id),
  );
  requireUnique('decisions.md', decisions);
  return { checklist: new Map(lines.map((line) => [line.id, line])), decisions: new Set(decisions) };
}

function requireUnique(file: string, ids: string[]): void {
  if (ids.length === 0) throw new Error(`${FOLDER}/${file} defines no requirement`);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) throw new Error(`${FOLDER}/${file} defines ${repeated} twice`);
}
