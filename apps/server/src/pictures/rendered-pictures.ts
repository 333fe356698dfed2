import { LRUCache } from 'lru-cache';
import { type Drawing, drawSvg } from './drawing.ts';
import { type EncodedPicture, encodedPicture } from './encoded-picture.ts';
import { PngPictures } from './png-pictures.ts';

export type RenderedFormat = 'svg' | 'png';

/** Size of the SVG cache: about three thousand covers. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;

/** Draws covers and portraits and caches recent ones by their texts, so that a revalidation needs no drawing. */
export class RenderedPictures {
  readonly #pngs = new PngPictures();
  readonly #svgs = new LRUCache<string, EncodedPicture>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  /** @throws AppError `overload` when too many drawings wait to become PNG, or this one takes too long */
  async draw(drawing: Drawing, format: RenderedFormat): Promise<EncodedPicture> {
    if (format === 'png') return encodedPicture('image/png', await this.#pngs.draw(drawing));
    const key = JSON.stringify(drawing);
    const cached = this.#svgs.get(key);
    if (cached) return cached;
    const rendered = encodedPicture('image/svg+xml', Buffer.from(drawSvg(drawing)));
    this.#svgs.set(key, rendered);
    return rendered;
  }

  close(): Promise<void> {
    return this.#pngs.close();
  }
}
