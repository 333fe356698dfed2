import {
  accessibilityDetails,
  achievements,
  audiences,
  bibleVersions,
  colors,
  complexitySchemes,
  coverMaterials,
  editionTypes,
  epubFormats,
  formatDetails,
  productForms,
  unnamedPersons,
} from './code-lists.ts';

/** Indexes lists by their words in lower case; the first code of a word is kept. */
function codesByWord(...lists: Iterable<readonly [string, string]>[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of lists) {
    for (const [code, word] of list) if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), code);
  }
  return found;
}

/** List 83 by its words, its codes and common abbreviations ('KJV', 'NRSV'). */
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

const lookUp = (codes: ReadonlyMap<string, string>) => (word: string) => codes.get(word.trim().toLowerCase());

/** Returns the code of a word as the sheet has it, undefined for unknown words; the reverse of `code-lists.ts`. */
export const codeOf = {
  /** List 150: an e-book is ED; without the forms that only 2.1 has. */
  productForm: lookUp(codesByWord([...productForms].filter(([code]) => !['DG', 'DH', 'EA', 'EB'].includes(code)))),
  /** List 175. */
  formatDetail: lookUp(codesByWord(formatDetails)),
  /** List 175. */
  epubFormat: lookUp(codesByWord([...epubFormats].filter(([code]) => code.startsWith('E')))),
  /** List 21. */
  editionType: lookUp(codesByWord(editionTypes)),
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
  /** List 196. */
  accessibility: lookUp(codesByWord(accessibilityDetails)),
  /** List 19. */
  unnamedPersons: lookUp(codesByWord(unnamedPersons)),
} as const;
