import {
  accessibilityDetails,
  achievements,
  audiences,
  bibleVersions,
  colors,
  complexitySchemes,
  coverMaterials,
  epubFormats,
  formatDetails,
  productForms,
} from './code-lists.ts';
import { allCountries, countryName, languageName } from './countries.ts';

/** The first code that a list has for a word, by the word in lower case. */
function codesByWord(...lists: Iterable<readonly [string, string]>[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of lists) {
    for (const [code, word] of list) if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), code);
  }
  return found;
}

/** List 83 under its own letters too: houses say 'KJV' as often as 'King James'. */
const bibleVersionCodes = codesByWord(
  bibleVersions,
  [...bibleVersions.keys()].map((code) => [code, code] as const),
  Object.entries({
    NKJ: 'NKJV',
    NRS: 'NRSV',
    NAS: 'NASB',
    NAR: 'NABRE',
    HCS: 'CSB',
    NIR: 'NIrV',
    RVL: 'Reina-Valera 1909',
    GNB: 'GNT',
  }),
);

/** ISO 639-2/B codes of languages that books are sold in. */
const LANGUAGES =
  `eng spa fre ger ita por dut rus jpn chi kor ara heb gre lat swe nor dan fin ice pol cze slo slv hrv srp
hun rum bul ukr tur per hin ben urd tam tel mar guj pan vie tha ind may tgl swa afr zul cat baq glg gle wel gla est lav
lit alb arm geo kaz mon yid epo haw mao hat som amh`.split(/\s+/);

const languageCodes = codesByWord(LANGUAGES.map((code) => [code, languageName(code) ?? code] as const));
const countryCodes = codesByWord(allCountries.map((code) => [code, countryName(code) ?? code] as const));

const lookUp = (codes: ReadonlyMap<string, string>) => (word: string) => codes.get(word.trim().toLowerCase());

/** Codes for words as the sheet has them, undefined for a word that no list has; the reverse of `code-lists.ts`. */
export const codeOf = {
  /** List 150: ED for an e-book to keep, and none of the forms that only 2.1 has. */
  productForm: lookUp(codesByWord([...productForms].filter(([code]) => !['DG', 'DH', 'EA', 'EB'].includes(code)))),
  /** List 175. */
  formatDetail: lookUp(codesByWord(formatDetails)),
  /** List 175. */
  epubFormat: lookUp(codesByWord([...epubFormats].filter(([code]) => code.startsWith('E')))),
  /** List 28. */
  audience: lookUp(codesByWord(audiences)),
  /** List 32. */
  complexityScheme: lookUp(codesByWord(complexitySchemes)),
  /** List 41. */
  achievement: lookUp(codesByWord(achievements)),
  /** List 83. */
  bibleVersion: lookUp(bibleVersionCodes),
  /** List 98. */
  color: lookUp(codesByWord(colors)),
  /** List 99. */
  coverMaterial: lookUp(codesByWord(coverMaterials)),
  /** List 74. */
  language: lookUp(languageCodes),
  /** List 196. */
  accessibility: lookUp(codesByWord(accessibilityDetails)),
  /** List 91. */
  country: lookUp(countryCodes),
} as const;
