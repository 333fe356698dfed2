import { LRUCache } from 'lru-cache';
import { type Drawing, drawSvg } from './drawing.ts';
import { PngPictures } from './png-pictures.ts';
import { type SentPicture, sentPicture } from './sent-picture.ts';

export type DrawnFormat = 'svg' | 'png';

/** Bytes of the SVG texts that are kept: some three thousand covers. */
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * The product's own drawings, the last ones kept under the words that they are drawn from: whoever asks whether a cover
 * is still the same is answered without drawing it.
 */
export class DrawnPictures {
  readonly #pngs = new PngPictures();
  readonly #svgs = new LRUCache<string, SentPicture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  /** @throws AppError `overload` when too many drawings wait to become PNG, or this one takes too long */
  async draw(drawing: Drawing, format: DrawnFormat): Promise<SentPicture> {
    if (format === 'png') return sentPicture('image/png', await this.#pngs.draw(drawing));
    const key = JSON.stringify(drawing);
    const kept = this.#svgs.get(key);
    if (kept) return kept;
    const drawn = sentPicture('image/svg+xml', Buffer.from(drawSvg(drawing)));
    this.#svgs.set(key, drawn);
    return drawn;
  }

  close(): Promise<void> {
    return this.#pngs.close();
  }
}
