import type { CountedPages, PaperPart } from './paper-part.ts';
import { allPapers, mediaOf } from './paper-sizes.ts';

/** Writes a string of CSS. Also without `<`, so that the text can stand in the style element of a file. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Chromium needs seconds for more named pages and counters; larger runs have the head of the run on all pages. */
const MAX_NAMED_PARTS = 400;

/** True if the pages of each part are counted; a single part has those of the document. */
export const isCountedRun = (parts: readonly PaperPart[]): boolean =>
  parts.length > 1 && parts.length <= MAX_NAMED_PARTS;

function headRules({ orientation, head, kind }: PaperPart): string {
  return [
    `size: ${orientation};`,
    `@top-left { content: ${cssString(head)}; }`,
    `@top-right { content: ${cssString(kind)}; }`,
  ].join(' ');
}

const marginBoxes = ['top-left', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'];

const plainRules = `size: portrait; ${marginBoxes.map((box) => `@${box} { content: none; }`).join(' ')}`;

/** Pages of a part count with a counter of their own, because Chromium cannot reset the counter of pages. */
function partStyles(part: PaperPart, counted: CountedPages): string[] {
  const { name } = part;
  if (part.isPlain) return [`@page ${name} { ${plainRules} }`];
  if (part.isShared) return [`@page ${name} { ${headRules(part)} @bottom-center { content: none; } }`];
  const counter = `page-of-${name}`;
  const counts = counted.get(name);
  const foot = (total: string) => `@bottom-center { content: "Page " counter(${counter})${total}; }`;
  return [
    `@page ${name} { ${headRules(part)} counter-increment: ${counter}; ${foot('')} }`,
    ...(counts
      ? allPapers.map(
          (paper) => `@media ${mediaOf(paper)} { @page ${name} { ${foot(` " of ${counts[paper.name]}"`)} } }`,
        )
      : []),
  ];
}

/** Empty elements after a part would be printed on a page of another name. */
const bodyOn = (name: string): string => `@media print { body { page: ${name}; } }`;

interface FrameOptions {
  counted: CountedPages;
  /** The day in words. */
  printedOn: string;
  /** False for parts beside pages that have feet of their own. */
  isNumbered?: boolean;
}

/**
 * Style sheet of the heads and feet of printed pages. `@page` of `base.css` has their type, and "Page x of y" of all
 * pages; with several parts that is the page of the run, at the right, and the middle has the page of the part.
 *
 * @param counted without it the feet of parts say "Page 3", not "Page 3 of 7"
 */
export function frameStyles(
  parts: readonly PaperPart[],
  { counted, printedOn, isNumbered = true }: FrameOptions,
): string {
  const dayRule = `@bottom-left { content: ${cssString(`Printed ${printedOn}`)}; }`;
  const day = `@page { ${dayRule} }`;
  const end = parts.at(-1);
  if (end === undefined) return isNumbered ? day : '';
  const last = bodyOn(end.name);
  if (!isNumbered) {
    const rules = (part: PaperPart) =>
      `@page ${part.name} { ${headRules(part)} ${dayRule} @bottom-center { content: none; } }`;
    // The other pages have no foot of this frame.
    return [last, ...parts.map(rules)].join('\n');
  }
  if (parts.length === 1) return [day, `@page ${end.name} { ${headRules(end)} }`, last].join('\n');
  const run = '@page { @bottom-right { content: "Run page " counter(page) " of " counter(pages); } }';
  if (parts.length > MAX_NAMED_PARTS) {
    return [
      day,
      last,
      ...parts.map((part) => `@page ${part.name} { ${part.isPlain ? plainRules : headRules(part)} }`),
    ].join('\n');
  }
  return [day, run, last, ...parts.flatMap((part) => partStyles(part, counted))].join('\n');
}
