import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readFontCoverage } from './font-coverage.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * Font files of PNG pictures (docs/decisions/0016), in the weights that drawings use. A glyph that the first family
 * lacks is taken from the next one; Hebrew and Japanese have one weight each.
 */
const files = [
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter/700Bold/Inter_700Bold.ttf',
  'inter/800ExtraBold/Inter_800ExtraBold.ttf',
  'noto-serif-hebrew/700Bold/NotoSerifHebrew_700Bold.ttf',
  'sawarabi-mincho/400Regular/SawarabiMincho_400Regular.ttf',
];

export interface PictureFonts {
  buffers: Uint8Array[];
  /** @returns true when one of the fonts has a glyph for the character */
  has(character: string): boolean;
}

export async function loadPictureFonts(): Promise<PictureFonts> {
  const buffers = await Promise.all(files.map((file) => readFile(resolve(`@expo-google-fonts/${file}`))));
  const coverages = buffers.map(readFontCoverage);
  return { buffers, has: (character) => coverages.some((covered) => covered.has(character.codePointAt(0) ?? 0)) };
}
