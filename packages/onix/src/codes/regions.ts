import { countriesUsing } from './currencies.ts';

/** Parts of countries, list 49, by the country that begins their code. */
const PARTS = `AU CT NS NT QL SA TS VI WA; BE BRU VLG WAL; CA AB BC MB NB NL NS NT NU ON PE QC SK YT; CN 11 12 13 14 15 21
22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 91 92 AH BJ CQ FJ GD GS GX GZ HA HB HE HI
HK HL HN JL JS JX LN MO NM NX QH SC SD SH SN SX TJ TW XJ XZ YN ZJ; ES CN; FR H; GB AIR APS CHA ENG EWS IOM NIR SCT WLS;
IE AIR; IT AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN FC FE FG FI
FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT PA PC PD PE PG PI PN PO PR PT PU PV
PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV; RS KM VO; RU AD
AL ALT AMU ARK AST BA BEL BRY BU CE CHE CHU CU DA IN IRK IVA KAM KB KC KDA KEM KGD KGN KHA KHM KIR KK KL KLU KO KOS KR
KRS KYA LEN LIP MAG ME MO MOS MOW MUR NEN NGR NIZ NVS OMS ORE ORL PER PNZ PRI PSK ROS RYA SA SAK SAM SAR SE SMO SPE STA
SVE TA TAM TOM TUL TVE TY TYU UD ULY VGG VLA VLG VOR YAN YAR YEV ZAB; US AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN
KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY`;

const parts = new Set(
  PARTS.split(/;\s+/).flatMap((text) => {
    const [country, ...codes] = text.split(/\s+/);
    return codes.map((code) => `${country}-${code}`);
  }),
);

const EUROZONE = 'ECZ';
export const KOSOVO_REGION = 'RS-KM';

/** Regions of list 49 that are countries of list 91 (ISO 3166-1). */
const countriesByRegion: ReadonlyMap<string, readonly string[]> = new Map([
  [KOSOVO_REGION, ['XK']],
  ['GB-CHA', ['GG', 'JE']],
  ['GB-IOM', ['IM']],
  ['CN-71', ['TW']],
  ['CN-TW', ['TW']],
  ['CN-91', ['HK']],
  ['CN-HK', ['HK']],
  ['CN-92', ['MO']],
  ['CN-MO', ['MO']],
  [EUROZONE, countriesUsing('EUR')],
]);

/** Whether it is a code of list 49 (upper case) but the world. */
export const isRegion = (code: string): boolean => parts.has(code) || code === EUROZONE;

/** Returns the countries (ISO 3166-1) that a region consists of; empty for a part of a country. */
export const countriesOfRegion = (region: string): readonly string[] => countriesByRegion.get(region) ?? [];

/** Returns the country that a region is a part of; undefined for one of several countries. */
export const countryOfPart = (region: string): string | undefined =>
  parts.has(region) ? region.slice(0, region.indexOf('-')) : undefined;
