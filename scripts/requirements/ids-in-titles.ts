import type { ChecklistLine } from './requirements.ts';

/** A range of more lines than this counts only its single data fields, see `ChecklistLine.isField`. */
const MAX_RANGE_OF_ANY_LINES = 3;

/** Whichever starts first wins: an ID in a comment is not a title. */
const commentOrString = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const bracketedIds = /\[([A-Z]+-\d+(?:\s*(?:,|\.\.)\s*[A-Z]+-\d+)*)\]/g;

/**
 * Finds the checklist lines that the test titles of a file name, as `[QUICK-14]`, `[SIGN-02, SIGN-03]` or
 * `[SHEET-093..SHEET-168]`.
 * @param source text of a test file
 * @param checklist the lines by ID
 * @returns IDs, which may repeat; IDs that the checklist does not have are left out
 */
export function idsInTitles(source: string, checklist: Map<string, ChecklistLine>): string[] {
  return [...source.matchAll(commentOrString)]
    .filter(([token]) => !token.startsWith('/'))
    .flatMap(([token]) => [...token.matchAll(bracketedIds)])
    .flatMap(([, inside = '']) => inside.split(','))
    .flatMap((part) => idsOfPart(part.trim(), checklist));
}

/** @param part one ID, or two with `..` between them */
function idsOfPart(part: string, checklist: Map<string, ChecklistLine>): string[] {
  const [first = '', last = first] = part.split('..').map((id) => id.trim());
  const group = first.split('-')[0];
  const [from, to] = [numberOf(first), numberOf(last)];
  return [...checklist.values()]
    .filter((line) => line.group === group && numberOf(line.id) >= from && numberOf(line.id) <= to)
    .filter((line) => to - from < MAX_RANGE_OF_ANY_LINES || line.isField)
    .map(({ id }) => id);
}

const numberOf = (id: string): number => Number(id.split('-')[1]);
