/** Formats of a work by kind of list, first edition first, with their probability. */
export const adultFormats = [
  ['hardcover', 0.82],
  ['ebook', 0.88],
  ['audioDownload', 0.55],
  ['tradePaperback', 0.72],
  ['largePrint', 0.26],
  ['audioDiscs', 0.14],
  ['massMarket', 0.16],
  ['boxedSet', 0.015],
] as const;

export const practicalFormats = [
  ['hardcover', 0.7],
  ['tradePaperback', 0.75],
  ['ebook', 0.85],
  ['audioDownload', 0.4],
  ['largePrint', 0.05],
] as const;

export const romanceFormats = [
  ['massMarket', 0.96],
  ['largerPrint', 0.5],
  ['ebook', 0.95],
  ['audioDownload', 0.2],
  ['audioDiscs', 0.04],
] as const;

export const pictureFormats = [
  ['pictureHardcover', 0.92],
  ['libraryBinding', 0.35],
  ['ebook', 0.55],
  ['tradePaperback', 0.35],
  ['boardBook', 0.28],
  ['audioDownload', 0.12],
] as const;

export const youngFormats = [
  ['hardcover', 0.85],
  ['tradePaperback', 0.7],
  ['ebook', 0.85],
  ['audioDownload', 0.45],
  ['audioDiscs', 0.05],
  ['boxedSet', 0.03],
] as const;

export const faithFormats = [
  ['tradePaperback', 0.75],
  ['hardcover', 0.5],
  ['ebook', 0.9],
  ['audioDownload', 0.5],
  ['largePrint', 0.08],
  ['audioDiscs', 0.06],
] as const;

export const bibleFormats = [
  ['imitationLeather', 0.95],
  ['hardcover', 0.7],
  ['bondedLeather', 0.45],
  ['genuineLeather', 0.3],
  ['tradePaperback', 0.3],
  ['ebook', 0.4],
] as const;
