import { foldText } from '../text/fold.ts';

/** Countries of ISO 3166-1, with XK (Kosovo) as list 91 has it. */
const CODES = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM
KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ
SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU
WF WS XK YE YT ZA ZM ZW`;

/** All countries, in alphabetical order of their codes. */
export const allCountries: readonly string[] = CODES.split(/\s+/);

const codes = new Set(allCountries);
const displayNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
// Asked for once: a feed names the same two hundred countries with every record.
const names = new Map(allCountries.map((code) => [code, displayNames.of(code) ?? code]));

/** Whether it is the ISO 3166-1 code of a country (upper case). */
export function isCountry(code: string): boolean {
  return codes.has(code);
}

/** English name of a country, undefined when the code is none. */
export function countryName(code: string): string | undefined {
  return names.get(code);
}

/** Other names under which feeds send countries, by code. */
const VARIANTS = `US USA, U.S.A., U.S., United States of America; GB UK, U.K., Great Britain, Britain; KR Korea, Republic of Korea;
KP Democratic People's Republic of Korea; RU Russian Federation; VN Viet Nam; TR Turkey; CZ Czech Republic; CI Ivory Coast;
HK Hong Kong; MO Macao, Macau; MM Myanmar, Burma; CD Democratic Republic of the Congo; CG Congo, Republic of the Congo;
MK Macedonia; SZ Swaziland; CV Cabo Verde; TL East Timor; IR Islamic Republic of Iran; SY Syrian Arab Republic;
LA Lao People's Democratic Republic; MD Republic of Moldova; BN Brunei Darussalam; PS Palestine; VA Holy See, Vatican;
BA Bosnia and Herzegovina; TT Trinidad and Tobago; AG Antigua and Barbuda; KN Saint Kitts and Nevis; LC Saint Lucia;
VC Saint Vincent and the Grenadines; ST Sao Tome and Principe; NL The Netherlands, Holland; PH The Philippines;
BS The Bahamas; GM The Gambia; AE UAE; ZA Republic of South Africa; IE Republic of Ireland; CN People's Republic of China`;

const variants = VARIANTS.replace(/\s+/g, ' ')
  .split('; ')
  .flatMap((text) =>
    text
      .slice(3)
      .split(', ')
      .map((name) => [foldText(name), text.slice(0, 2)] as const),
  );

const codesByName = new Map([...variants, ...[...names].map(([code, name]) => [foldText(name), code] as const)]);

/** Code of a country by its English name or a common variant ('USA', 'Great Britain'), undefined when unknown. */
export function countryOfName(name: string): string | undefined {
  return codesByName.get(foldText(name.trim()));
}

/**
 * Countries of a territory in words: 'World', 'World except Canada, Mexico', or a country's name. Undefined when a part
 * of it is unknown.
 */
export function countriesOfName(text: string): readonly string[] | undefined {
  const world = /^world(?:\s+except\s+(\S.*))?$/i.exec(text.trim());
  if (!world) {
    const country = countryOfName(text);
    return country === undefined ? undefined : [country];
  }
  const excepted = (world[1] ?? '').split(',').filter((name) => name.trim() !== '');
  const excluded = new Set(excepted.map((name) => countryOfName(name)));
  return excluded.has(undefined) ? undefined : allCountries.filter((code) => !excluded.has(code));
}
