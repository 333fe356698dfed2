import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawableText } from './drawable-text.ts';
import { type Drawing, drawSvg, withDrawableTexts } from './drawing.ts';
import { loadPictureFonts } from './picture-fonts.ts';

const { resolve } = createRequire(import.meta.url);

const ready = (async () => {
  await initWasm(readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return loadPictureFonts();
})();

/** Renders a drawing as PNG in the worker thread. */
export async function renderPng(drawing: Drawing): Promise<Uint8Array> {
  const { buffers, has } = await ready;
  const svg = drawSvg(withDrawableTexts(drawing, (text) => drawableText(text, has)));
  const font = { fontBuffers: buffers, defaultFontFamily: 'Source Serif 4' };
  const rasteriser = new Resvg(svg, { fitTo: { mode: 'original' }, font });
  try {
    const picture = rasteriser.render();
    const png = picture.asPng();
    picture.free();
    return png;
  } finally {
    // The memory of WebAssembly objects is not garbage collected.
    rasteriser.free();
  }
}
