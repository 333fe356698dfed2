import { type GoldenLine, goldenLines, inLayout } from '@titlenet/catalogue/testing/golden-sheet/golden-sheet';
import { ofTwoSenders } from './golden-answers.ts';
import type { SheetTexts } from './sheet-texts.ts';

const labelled = (labels: string[], text: string) => `${labels.filter(Boolean).join(' / ')} = ${text}`;

/** The texts of the header bar, and of each of its groups. */
function headerTexts(lines: readonly GoldenLine[], layout: string): Pick<SheetTexts, 'header' | 'groups'> {
  const texts: Pick<SheetTexts, 'header' | 'groups'> = { header: [], groups: {} };
  for (const { labels, texts: shown, place } of lines) {
    const text = inLayout(shown, layout);
    if (text === '') continue;
    if (place === 'words') texts.header.push(text);
    else if (place === 'facts') texts.header.push(labelled([inLayout(labels, layout)], text));
    else {
      texts.groups[place] ??= [];
      texts.groups[place].push(labelled([inLayout(labels, layout)], text));
    }
  }
  return texts;
}

/** The texts that the sheet of a layout shows, in the order of the page. */
export function goldenPage(layout: string): SheetTexts {
  const shown = goldenLines.filter(({ layouts, path }) => layouts.includes(layout) && path !== ofTwoSenders);
  const bar = shown.filter(({ path }) => path.startsWith('bar.'));
  const sections = shown.filter(({ path }) => !/[.:]/.test(path));
  return {
    ...headerTexts(bar, layout),
    sections: sections.map((section) => {
      const own = shown.filter(({ path }) => path.startsWith(`${section.path}.`));
      const texts = own.flatMap((line) => {
        const text = inLayout(line.texts, layout);
        if (text === '') return [];
        const [, field = '', column] = line.path.split(/[.:]/);
        const table = column === undefined ? undefined : own.find(({ path }) => path === `${section.path}.${field}`);
        const labels = [table, line].map((one) => (one ? inLayout(one.labels, layout) : ''));
        return [labelled(labels, text)];
      });
      return [inLayout(section.labels, layout), texts];
    }),
  };
}

/** Shorter texts can be part of another one by chance. */
const MIN_LENGTH = 6;

/** Texts of the fields that the sheet of a layout does not show. */
export function hiddenTexts(layout: string): string[] {
  const sections = new Set(
    goldenLines.filter(({ path, layouts }) => !/[.:]/.test(path) && !layouts.includes(layout)).map(({ path }) => path),
  );
  return goldenLines
    .filter(({ path, layouts }) => !layouts.includes(layout) || sections.has(path.split('.')[0]!))
    .map(({ texts }) => inLayout(texts, layout))
    .filter((text) => text.length >= MIN_LENGTH && !text.includes('→'));
}
