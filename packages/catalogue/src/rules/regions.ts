/** Parts of countries (ONIX list 49), which places of people and markets of prices name instead of their country. */
const REGIONS = `US-AL Alabama; US-AK Alaska; US-AZ Arizona; US-AR Arkansas; US-CA California; US-CO Colorado; US-CT Connecticut; US-DE
Delaware; US-DC District of Columbia; US-FL Florida; US-GA Georgia; US-HI Hawaii; US-ID Idaho; US-IL Illinois; US-IN
Indiana; US-IA Iowa; US-KS Kansas; US-KY Kentucky; US-LA Louisiana; US-ME Maine; US-MD Maryland; US-MA Massachusetts;
US-MI Michigan; US-MN Minnesota; US-MS Mississippi; US-MO Missouri; US-MT Montana; US-NE Nebraska; US-NV Nevada; US-NH
New Hampshire; US-NJ New Jersey; US-NM New Mexico; US-NY New York; US-NC North Carolina; US-ND North Dakota; US-OH Ohio;
US-OK Oklahoma; US-OR Oregon; US-PA Pennsylvania; US-RI Rhode Island; US-SC South Carolina; US-SD South Dakota; US-TN
Tennessee; US-TX Texas; US-UT Utah; US-VT Vermont; US-VA Virginia; US-WA Washington; US-WV West Virginia; US-WI
Wisconsin; US-WY Wyoming; CA-AB Alberta; CA-BC British Columbia; CA-MB Manitoba; CA-NB New Brunswick; CA-NL Newfoundland
and Labrador; CA-NT Northwest Territories; CA-NS Nova Scotia; CA-NU Nunavut; CA-ON Ontario; CA-PE Prince Edward Island;
CA-QC Québec; CA-SK Saskatchewan; CA-YT Yukon; GB-ENG England; GB-NIR Northern Ireland; GB-SCT Scotland; GB-WLS Wales`;

const pairs = REGIONS.replace(/\s+/g, ' ')
  .split('; ')
  .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const);

const names = new Map(pairs);
const codes = new Map([
  ...pairs.map(([code, name]) => [name.toLowerCase(), code] as const),
  ...pairs.map(([code]) => [code.toLowerCase(), code] as const),
  ['quebec', 'CA-QC'] as const,
]);

/** Name of a region by its code, undefined when the code is none of these. */
export function regionName(code: string): string | undefined {
  return names.get(code.toUpperCase());
}

/** Code of a region by its name or code, undefined when it is none of these. */
export function regionCode(name: string): string | undefined {
  return codes.get(name.trim().toLowerCase());
}
