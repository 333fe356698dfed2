import { bibleVersions, colors, coverMaterials } from '../codes/code-lists.ts';
import { child, children, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';

interface BibleFields {
  bibleTranslation?: string;
  redLetter?: 'Y' | 'N';
  thumbIndexed?: 'Y' | 'N';
  fontSize?: string;
  ribbon?: string;
  formatColor?: string;
  formatOption?: string;
}

/** Product form details of list 175 and features of list 79. */
const THUMB_INDEX = 'B505';
const RIBBON = 'B506';
const COVER_COLOR = '01';
const TEXT_FONT = '03';
const COVER_MATERIAL = '04';
const RIBBON_COLOR = '57';

/** Reads the fields of a Bible; empty for other titles. */
export const mapBible = once((record): BibleFields => {
  const bible = child(child(record.descriptive, 'ReligiousText'), 'Bible');
  if (bible === undefined) return {};
  const details = values(record.descriptive, 'ProductFormDetail');
  const versions = values(bible, 'BibleVersion');
  for (const version of versions) {
    if (!bibleVersions.has(version)) {
      record.warnings.push({ path: 'Bible/BibleVersion', message: 'Unknown code', value: version });
    }
  }
  const ribbonColor = feature(record, RIBBON_COLOR, colors);
  return {
    bibleTranslation: versions.map((version) => bibleVersions.get(version) ?? version).join(', ') || undefined,
    redLetter: values(bible, 'BibleTextFeature').includes('RL') ? 'Y' : 'N',
    thumbIndexed: details.includes(THUMB_INDEX) ? 'Y' : 'N',
    fontSize: fontSize(record),
    ribbon: ribbonColor ?? (details.includes(RIBBON) ? 'Yes' : undefined),
    formatColor: feature(record, COVER_COLOR, colors),
    formatOption: feature(record, COVER_MATERIAL, coverMaterials),
  };
});

function features(record: OnixRecord, type: string) {
  return children(record.descriptive, 'ProductFormFeature').filter(
    (one) => value(one, 'ProductFormFeatureType') === type,
  );
}

/** Returns the codes of a feature in words; for unknown codes and 'other' the sender's description. */
function feature(record: OnixRecord, type: string, words: ReadonlyMap<string, string>): string | undefined {
  const texts = features(record, type).flatMap((one) => {
    const code = value(one, 'ProductFormFeatureValue');
    const description = value(one, 'ProductFormFeatureDescription');
    return (code === undefined || code === 'ZZZ' ? undefined : words.get(code)) ?? description ?? code ?? [];
  });
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/** Returns the size in the font's description ('Helvetica 9.5 pt'), else the whole description. */
function fontSize(record: OnixRecord): string | undefined {
  const font = features(record, TEXT_FONT)[0];
  const text = value(font, 'ProductFormFeatureDescription') ?? value(font, 'ProductFormFeatureValue');
  return /\d{1,3}(?:\.\d{1,2})?\s?-?(?:pt|point)\b/i.exec(text ?? '')?.[0] ?? text;
}
