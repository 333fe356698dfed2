import type { Figure, SheetSection } from '@titlenet/catalogue/sheet/outline-blocks';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FigureView } from '../../domain/sheet/figures/FigureView.tsx';
import { figureWidth } from '../../domain/sheet/figures/figure-size.ts';
import { isOnlyLinks } from './printed-blocks.ts';
import { drawAsPng } from './title-pictures.ts';
import { figureKey, type WordFigure, type WordFigures } from './word/word-pictures.ts';

/** Properties that the style sheets of the page set on a figure. */
const styled = 'fill stroke stroke-width stroke-dasharray dominant-baseline text-anchor font-size font-weight'.split(
  ' ',
);

/** Font of pictures, the same as of the text in the Word file; the page's fonts are not available. */
const FONT = 'Arial, sans-serif';

/** Copies the computed styles of a drawing to its attributes. */
function withOwnStyles(drawing: SVGElement): SVGElement {
  // The copy of an SVG element is one.
  const own = drawing.cloneNode(true) as SVGElement;
  const copies = [own, ...own.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const computed = getComputedStyle(element);
    const style = styled.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
    copies[index]?.setAttribute('style', `${style};font-family:${FONT}`);
    copies[index]?.removeAttribute('class');
  }
  own.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return own;
}

async function drawFigure(figure: Figure): Promise<WordFigure | null> {
  const container = document.createElement('div');
  // Attached to the page, outside the visible area, because only attached elements have computed styles.
  container.style.cssText = 'color-scheme: light; position: fixed; left: -10000px; visibility: hidden;';
  document.body.append(container);
  const root = createRoot(container);
  try {
    flushSync(() => root.render(<FigureView figure={figure} />));
    const drawing = container.querySelector('svg');
    if (!drawing) return null;
    const caption = container.querySelector('figcaption')?.textContent ?? '';
    const vector = new Blob([withOwnStyles(drawing).outerHTML], { type: 'image/svg+xml' });
    const height = Number(drawing.getAttribute('height'));
    const png = await drawAsPng(vector, { width: figureWidth, height });
    if (!png) return null;
    const bytes = new Uint8Array(await png.arrayBuffer());
    return { picture: { bytes, type: 'png', width: figureWidth, height }, caption, alternative: figure.alternative };
  } finally {
    root.unmount();
    container.remove();
  }
}

/**
 * Renders the figures of a title to pictures, with the components of screen and print.
 *
 * @param sections the outline of the file
 */
export async function wordFigures(sections: readonly SheetSection[]): Promise<WordFigures> {
  const figures: Record<string, WordFigure> = {};
  for (const section of sections) {
    for (const block of section.blocks) {
      if (block.kind !== 'table' || !block.figure || isOnlyLinks(block)) continue;
      const figure = await drawFigure(block.figure);
      if (figure) figures[figureKey(section, block)] = figure;
    }
  }
  return figures;
}
