import type { Audience } from '@titlenet/catalogue/field';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { Configuration } from '@titlenet/contract/configuration';
import { thumbnailAddress } from '../../domain/covers/picture-address.ts';
import type { WordPicture } from './word/word-pictures.ts';

/** Size of a cover in a file, in CSS pixels, with the proportions and resolution of print. */
const wordCoverBox = { width: 110, height: 168 } as const;

/** Address of the cover for a file; null if the title has none. */
export function fileCoverAddress(
  pictures: Configuration['pictures'],
  bar: TitleBar,
  audience: Audience,
): string | null {
  return hasPicture(bar.isbn) ? thumbnailAddress(pictures, bar, audience) : null;
}

/** A picture that takes longer is left out, as on paper (W1). */
const PICTURE_TIMEOUT_MS = 2_000;

async function fetchPicture(address: string, signal?: AbortSignal): Promise<Blob | null> {
  try {
    const timeout = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
    const answer = await fetch(address, {
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return answer.ok ? await answer.blob() : null;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return null;
  }
}

/** Loads a picture as a `data:` address; null if it cannot be loaded. */
export async function pictureDataAddress(address: string, signal?: AbortSignal): Promise<string | null> {
  const blob = await fetchPicture(address, signal);
  if (!blob) return null;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const signatures: readonly [WordPicture['type'], readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46]],
];

/** Resolution of rendered pictures, in pixels per CSS pixel. */
const PIXEL_RATIO = 2;

/** A size in CSS pixels. */
interface Box {
  readonly width: number;
  readonly height: number;
}

/** @returns null if the browser cannot render it */
export async function drawAsPng(vector: Blob, box: Box): Promise<Blob | null> {
  const address = URL.createObjectURL(vector);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(box.width / image.width, box.height / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale * PIXEL_RATIO);
    canvas.height = Math.round(image.height * scale * PIXEL_RATIO);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * A scaled picture for a Word file; null if it cannot be loaded or Word cannot show it. Vector pictures are converted
 * to PNG, because Word before 2016 does not support them.
 *
 * @param box in which the picture fits, in CSS pixels
 */
export async function wordPicture(
  address: string,
  signal?: AbortSignal,
  box: Box = wordCoverBox,
): Promise<WordPicture | null> {
  const loaded = await fetchPicture(address, signal);
  const blob = loaded?.type.startsWith('image/svg') ? await drawAsPng(loaded, box) : loaded;
  if (!blob) return null;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
  const size = type && (await createImageBitmap(blob).catch(() => null));
  if (!type || !size) return null;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const scaled = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  size.close();
  return { bytes, type, ...scaled };
}
