import { barLines } from './bar-lines.ts';
import { listLines } from './list-lines.ts';
import { textLines } from './text-lines.ts';

/*
 * A title with a value in every field, and what its sheet shows, by hand from the requirements: the visibility matrix
 * (decisions, part 1b), the types of the fields (part 2) and their labels (G-156). A line is
 *
 *   path | layouts that show it | label | value, as fed and as answered | text on screen
 *
 * `-` stands for no layout, or for no text of its own; `*` for the value. A label or text of some layouts follows as `;
 * CB: other`. Sections and tables have a label only. Texts that are made of several fields have a path with a colon,
 * and with an empty label the label of the table.
 */

export interface GoldenLine {
  path: string;
  /** Empty for a field that is never shown. */
  layouts: string;
  labels: ReadonlyMap<string, string>;
  /** Undefined for sections, tables and texts of several fields. */
  value: unknown;
  /** By layout; empty for lines without a text of their own. */
  texts: ReadonlyMap<string, string>;
  /** Place in the header bar; empty outside it. */
  place: string;
}

/** The value for other layouts. */
const OTHERS = '';

/** Reads `text; CB: other text`. */
function byLayout(text: string): Map<string, string> {
  const [common = '', ...others] = text.split(/; (?=[A-Z]+: )/);
  const pairs = others.flatMap((other) => {
    const [layouts = '', own = ''] = other.split(/: (.*)/);
    return [...layouts].map((layout): [string, string] => [layout, own]);
  });
  return new Map([[OTHERS, common], ...pairs]);
}

/** The text for a layout. */
export const inLayout = (texts: ReadonlyMap<string, string>, layout: string): string =>
  texts.get(layout) ?? texts.get(OTHERS) ?? '';

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readLine(line: string, place: string): GoldenLine {
  const [path = '', layouts = '', label = '', fed = '', shown = '-'] = line
    .split(/(?<= )\|(?= )/)
    .map((part) => part.trim());
  const value = fed === '' ? undefined : readValue(fed);
  return {
    path,
    layouts: layouts === '-' ? '' : layouts,
    labels: byLayout(label),
    value,
    texts: byLayout(shown === '-' ? '' : shown === '*' ? String(value) : shown),
    place,
  };
}

function readLines(text: string): GoldenLine[] {
  let place = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('= ')) return [readLine(line, place)];
      place = line.slice(2);
      return [];
    });
}

/** All lines in the order of the sheet. */
export const goldenLines: readonly GoldenLine[] = [barLines, textLines, listLines].flatMap(readLines);

const linesByPath = new Map(goldenLines.map((line) => [line.path, line]));

/** @returns whether a layout shows a section or field, with its label; undefined for a path that is not in the table */
export function goldenField(path: string, layout: string): { isShown: boolean; label: string } | undefined {
  const line = linesByPath.get(path);
  return line && { isShown: line.layouts.includes(layout), label: inLayout(line.labels, layout) };
}
