import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** List 82. */
const GENERAL_CANON = 'GE';
const CATHOLIC_CANON = 'GA';
/** List 83: versions whose canon is the Catholic one. */
const CATHOLIC_VERSIONS = new Set(['DOU', 'JER', 'NAB', 'NAR', 'NCB', 'NJB', 'RSC', 'JEL']);
/** A version that is not in the list. */
const OTHER_VERSION = 'ZZZ';
/** Features of list 79. */
const COVER_COLOR = '01';
const TEXT_FONT = '03';
const COVER_MATERIAL = '04';

/** Returns the codes of a Bible's translations (list 83). */
export function bibleVersionCodes(text: string | null | undefined): string[] {
  const whole = line(text);
  if (whole === undefined) return [];
  const parts = codeOf.bibleVersion(whole) ? [whole] : whole.split(', ');
  return [...new Set(parts.map((part) => codeOf.bibleVersion(part) ?? OTHER_VERSION))];
}

/** Writes the elements of a Bible; a title is one if it names a translation. */
export function writeBible({ bar }: Pick<TitleRecord, 'bar'>): Children {
  const versions = bibleVersionCodes(bar.bibleTranslation);
  if (versions.length === 0) return {};
  const contents = versions.some((version) => CATHOLIC_VERSIONS.has(version)) ? CATHOLIC_CANON : GENERAL_CANON;
  return {
    DescriptiveDetail: {
      ReligiousText: {
        Bible: {
          BibleContents: contents,
          BibleVersion: versions,
          ...(bar.redLetter === 'Y' ? { BibleTextFeature: 'RL' } : {}),
        },
      },
      ProductFormDetail: [...(bar.thumbIndexed === 'Y' ? ['B505'] : []), ...(hasRibbon(bar.ribbon) ? ['B506'] : [])],
      ProductFormFeature: [
        ...feature(COVER_COLOR, bar.formatColor, codeOf.color),
        ...feature(TEXT_FONT, bar.fontSize, () => undefined),
        ...feature(COVER_MATERIAL, bar.formatOption, codeOf.coverMaterial),
      ],
    },
  };
}

/** True if a Bible has ribbons; ONIX does not state their number. */
export function hasRibbon(text: string | null | undefined): boolean {
  const ribbon = line(text)?.toLowerCase();
  return ribbon !== undefined && !['none', 'no', 'n', '0'].includes(ribbon);
}

function feature(
  type: string,
  text: string | null | undefined,
  code: (word: string) => string | undefined,
): Children[] {
  const words = line(text);
  if (words === undefined) return [];
  const value = code(words);
  return [
    {
      ProductFormFeatureType: type,
      ...(value ? { ProductFormFeatureValue: value } : { ProductFormFeatureDescription: words }),
    },
  ];
}
