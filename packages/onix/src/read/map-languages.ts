import { languageName } from '@titlenet/catalogue/rules/languages';
import { mapTitle } from './map-title.ts';
import { children, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';

/** Language roles of list 22. */
const TEXT = ['01', '08', '07'];
const ORIGINAL = ['02', '06', '10'];

/**
 * Reads the languages of the text as names and ISO 639-2/B codes; the message's default where the record has none. A
 * record without a title is an update and gets no default, which would replace a stated language.
 */
export const mapLanguages = once((record) => {
  const languages = codes(record, TEXT, 'LanguageOfText');
  const fallback = mapTitle(record).title === undefined ? undefined : record.header.defaultLanguage;
  const all = languages.length > 0 ? languages : fallback === undefined ? [] : [fallback];
  const names = all.map((one) => {
    const name = languageName(one);
    if (name === undefined)
      record.warnings.push({ path: 'Language/LanguageCode', message: 'Unknown code', value: one });
    return name ?? one;
  });
  return {
    languages: all,
    originalLanguages: codes(record, ORIGINAL, 'OriginalLanguage'),
    productLanguage: names.length > 0 ? names.join(', ') : undefined,
    hccpLanguageCode: all[0],
  };
});

function codes(record: OnixRecord, roles: readonly string[], oldName: string): string[] {
  const composites = children(record.descriptive, 'Language').filter((one) =>
    roles.includes(value(one, 'LanguageRole') ?? ''),
  );
  const found = composites.flatMap((one) => value(one, 'LanguageCode') ?? []);
  return [...new Set([...found, ...values(record.product, oldName)].map((one) => one.toLowerCase()))];
}
