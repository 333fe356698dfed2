import { foldText } from '../text/fold.ts';

/** ISO 639-2/B codes (ONIX list 74) of languages in which books are sold. */
const LANGUAGES =
  `eng spa fre ger ita por dut rus jpn chi kor ara heb gre lat swe nor dan fin ice pol cze slo slv hrv srp
hun rum bul ukr tur per hin ben urd tam tel mar guj pan vie tha ind may tgl swa afr zul cat baq glg gle wel gla est lav
lit alb arm geo kaz mon yid epo haw mao hat som amh`.split(/\s+/);

const displayNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const names = new Map<string, string | undefined>();

/** English name of a language by its ISO 639 code (`fre` → French), undefined when unknown. */
export function languageName(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/i.test(code) || code.toLowerCase() === 'und') return undefined;
  const key = code.toLowerCase();
  if (!names.has(key)) names.set(key, displayNames.of(key));
  return names.get(key);
}

const codesByName = new Map(LANGUAGES.map((code) => [foldText(languageName(code) ?? code), code]));
/** `en`, `deu` and `ger` have one tag, that of two letters where a language has it. */
const tagOf = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;
const codesByTag = new Map(LANGUAGES.map((code) => [tagOf(code), code]));

/** ISO 639-2/B code of a language by its English name, undefined when unknown. */
export function languageOfName(name: string): string | undefined {
  return codesByName.get(foldText(name));
}

const codesByVariant = new Map<string, string>();

/** ISO 639-2/B code for a code of any part of ISO 639 in any case (`en`, `DEU`), undefined when it is none. */
export function languageOfCode(code: string): string | undefined {
  if (languageName(code) === undefined) return undefined;
  const variant = code.toLowerCase();
  // A canonical tag takes 10 µs, and nearly all titles have one of few languages.
  const found = codesByVariant.get(variant) ?? codesByTag.get(tagOf(variant)) ?? variant;
  codesByVariant.set(variant, found);
  return found;
}
