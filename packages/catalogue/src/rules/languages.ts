import { foldText } from '../text/fold.ts';

/** ISO 639-2/B codes (ONIX list 74) of languages in which books are sold. */
const LANGUAGES =
  `eng spa fre ger ita por dut rus jpn chi kor ara heb gre lat swe nor dan fin ice pol cze slo slv hrv srp
hun rum bul ukr tur per hin ben urd tam tel mar guj pan vie tha ind may tgl swa afr zul cat baq glg gle wel gla est lav
lit alb arm geo kaz mon yid epo haw mao hat som amh fil aka twi fat sgn`.split(/\s+/);

/**
 * Names of codes of ONIX list 74 that `Intl.DisplayNames` does not know, because they are groups of languages, or names
 * like another language of which it takes them for a variant (Tagalog for Filipino, Twi for Akan).
 */
const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  `tgl Tagalog; twi Twi; fat Fanti; bih Bihari languages; sgn Sign languages; afa Afro-Asiatic languages;
  alg Algonquian languages; alq Algonquin; apa Apache languages; art Artificial languages; ath Athapascan languages;
  aus Australian languages; aav Austro-Asiatic languages; map Austronesian languages; bad Banda languages;
  bai Bamileke languages; bat Baltic languages; ber Berber languages; bnt Bantu languages; btk Batak languages;
  cai Central American Indian languages; cau Caucasian languages; cel Celtic languages; cmc Chamic languages;
  cpe English-based creoles; cpf French-based creoles; cpp Portuguese-based creoles; crp Creoles and pidgins;
  cus Cushitic languages; day Land Dayak languages; dra Dravidian languages; esx Eskaleut languages;
  fiu Finno-Ugrian languages; fkv Kven; fuf Pular; gem Germanic languages; git Gitxsan; gml Middle Low German; grt Garo;
  him Himachali languages; hmx Hmong-Mien languages; hop Hopi; ijo Ijo languages; inc Indic languages;
  ine Indo-European languages; ira Iranian languages; iro Iroquoian languages; jow Jowulu; jpx Japanese languages;
  kar Karen languages; kbp Kabiye; kdr Karaim; khi Khoisan languages; kqs Northern Kissi; kro Kru languages;
  kss Southern Kissi; lom Loma; mkh Mon-Khmer languages; mno Manobo languages; mun Munda languages; mwf Murrinh-Patha;
  myn Mayan languages; nah Nahuatl; nai North American Indian languages; nic Niger-Kordofanian languages;
  nrf Guernésiais and Jèrriais; nsk Naskapi; nub Nubian languages; odt Old Dutch; omq Oto-Manguean languages;
  ood O’odham; oto Otomian languages; paa Papuan languages; phi Philippine languages; poz Malayo-Polynesian languages;
  pra Prakrit languages; qar Aranese; qav Valencian; qgl Gallo; qiv Inuvialuktun; qlk Lemko;
  qls Neutral Latin American Spanish; qnf Norman; qsp Picture communication symbols; qsw Widgit symbols;
  rcf Réunion Creole French; rjs Rajbanshi; rkt Rangpuri; rmg Traveller Norwegian; roa Romance languages;
  sai South American Indian languages; sal Salishan languages; sdn Gallurese; sem Semitic languages; shs Shuswap;
  sio Siouan languages; sit Sino-Tibetan languages; sla Slavic languages; smi Sami languages; son Songhai languages;
  srm Saramaccan; sro Campidanese; ssa Nilo-Saharan languages; sto Stoney; tai Tai languages; thp Thompson; tod Toma;
  tup Tupi languages; tut Altaic languages; tzo Tzotzil; urj Uralic languages; wak Wakashan languages;
  wen Sorbian languages; wls Wallisian; wym Wymysorys; xuu Khwedam; ypk Yupik languages; znd Zande languages;
  zhx Sinitic languages`
    .split(/;\s+/)
    .map((line) => [line.slice(0, 3), line.slice(4)]),
);

/** Codes of two letters of these languages. */
const SHORT_CODES: ReadonlyMap<string, string> = new Map([
  ['tl', 'tgl'],
  ['tw', 'twi'],
]);

const displayNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const names = new Map<string, string | undefined>();

/** English name of a language by its ISO 639 code (`fre` → French), undefined when unknown. */
export function languageName(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/i.test(code) || code.toLowerCase() === 'und') return undefined;
  const key = SHORT_CODES.get(code.toLowerCase()) ?? code.toLowerCase();
  if (!names.has(key)) names.set(key, OWN_NAMES.get(key) ?? displayNames.of(key));
  return names.get(key);
}

const codesByName = new Map(LANGUAGES.map((code) => [foldText(languageName(code) ?? code), code]));
/** `en`, `deu` and `ger` have one tag, that of two letters where a language has it. */
const tagOf = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;
const codesByTag = new Map(LANGUAGES.filter((code) => !OWN_NAMES.has(code)).map((code) => [tagOf(code), code]));

/** ISO 639-2/B code of a language by its English name, undefined when unknown. */
export function languageOfName(name: string): string | undefined {
  return codesByName.get(foldText(name));
}

const codesByVariant = new Map<string, string>();

/** ISO 639-2/B code for a code of any part of ISO 639 in any case (`en`, `DEU`), undefined when it is none. */
export function languageOfCode(code: string): string | undefined {
  if (languageName(code) === undefined) return undefined;
  const variant = SHORT_CODES.get(code.toLowerCase()) ?? code.toLowerCase();
  if (OWN_NAMES.has(variant)) return variant;
  // A canonical tag takes 10 µs, and nearly all titles have one of few languages.
  const found = codesByVariant.get(variant) ?? codesByTag.get(tagOf(variant)) ?? variant;
  codesByVariant.set(variant, found);
  return found;
}
