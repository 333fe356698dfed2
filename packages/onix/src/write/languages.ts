import { languageOfName } from '@titlenet/catalogue/rules/languages';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Children } from './write-element.ts';

/** List 22. */
const LANGUAGE_OF_TEXT = '01';

/** Returns the codes of the languages of a title's text (ISO 639-2/B). */
export function languageCodes({ sheet, codes }: Pick<TitleRecord, 'sheet' | 'codes'>): string[] {
  const { hccpLanguageCode, productLanguage } = sheet.subrights ?? {};
  const named = (productLanguage ?? '').split(/[,;/]/).flatMap((name) => languageOfName(name.trim()) ?? []);
  const coded = (codes.language ?? []).map(({ code }) => code);
  const all = [hccpLanguageCode, ...(named.length > 0 ? named : coded)];
  return [...new Set(all.map((code) => code?.trim().toLowerCase() ?? ''))].filter((code) => /^[a-z]{3}$/.test(code));
}

export function writeLanguages(record: Pick<TitleRecord, 'sheet' | 'codes'>): Children {
  const languages = languageCodes(record).map((code) => ({ LanguageRole: LANGUAGE_OF_TEXT, LanguageCode: code }));
  return { DescriptiveDetail: { Language: languages } };
}
