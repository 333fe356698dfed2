import { type Coded, type SearchAttributeName, searchAttributes, type TitleCodes } from '../search-attributes.ts';
import { foldText } from '../text/fold.ts';
import type { TitleRecord } from '../title-record.ts';
import { entriesOf } from '../typed-objects.ts';

/** In-house labels of codes, by attribute and code. */
export type CodeLabels = Partial<Record<SearchAttributeName, ReadonlyMap<string, string>>>;

/** The attributes whose labels are displayed with titles (G-175). */
export const attributesWithShownLabel = searchAttributes.filter((attribute) => 'isLabelShown' in attribute);

/** @returns the codes of a title with in-house labels where they exist, otherwise with the labels of its own feeds */
export function withInHouseLabels(codes: TitleCodes, labels: CodeLabels): TitleCodes {
  const labelled = attributesWithShownLabel.flatMap(({ name }) => {
    const [own, known] = [codes[name], labels[name]];
    if (!own || !known) return [];
    return [[name, own.map(({ code, description }) => ({ code, description: known.get(code) ?? description }))]];
  });
  return { ...codes, ...Object.fromEntries(labelled) };
}

/** @returns the attributes whose codes have the in-house labels of this attribute, itself first */
export function attributesLabelledBy(name: SearchAttributeName): SearchAttributeName[] {
  const sharing = searchAttributes.filter((one) => 'labelsOf' in one && one.labelsOf === name);
  return [name, ...sharing.map((one) => one.name)];
}

/** The code whose in-house label a text is, if it is the label of exactly one code, and no code itself. */
function codeOfLabel(labels: ReadonlyMap<string, string>, text: string): string | undefined {
  if (labels.has(text)) return undefined;
  const folded = foldText(text);
  const [found, ...more] = [...labels].filter(([, label]) => foldText(label) === folded);
  return more.length === 0 ? found?.[0] : undefined;
}

type BarCode = 'salesMarketingCode' | 'answerCode' | 'casBusinessUnit' | 'pubSeason';
type SubrightsCode = 'currentTerritoryCode' | 'originalTerritoryCode';

const barCodes: readonly (readonly [BarCode, SearchAttributeName])[] = [
  ['salesMarketingCode', 'salesMarketingCode'],
  ['answerCode', 'answerCode'],
  ['casBusinessUnit', 'businessGroup'],
  ['pubSeason', 'pubSeason'],
];
const subrightsCodes: readonly (readonly [SubrightsCode, SearchAttributeName])[] = [
  ['currentTerritoryCode', 'territory'],
  ['originalTerritoryCode', 'originalTerritory'],
];

/**
 * Resolves in-house labels that feeds sent in place of codes to these codes (G-204): 'Fall 2026' is FALL.
 *
 * @param labels in-house labels of the title's codes, and of the codes that have one of its texts as label, at least
 * @returns the same object if it has no such label
 */
export function withCodesOfLabels(record: TitleRecord, labels: CodeLabels): TitleRecord {
  const resolve = (attribute: SearchAttributeName, text: string | null | undefined) =>
    text && labels[attribute] ? codeOfLabel(labels[attribute], text.trim()) : undefined;
  const resolved = <Field extends string>(
    fields: readonly (readonly [Field, SearchAttributeName])[],
    values: { readonly [F in Field]?: string | null },
  ) =>
    fields.flatMap(([field, attribute]) => {
      const code = resolve(attribute, values[field]);
      return code === undefined ? [] : [[field, code] as const];
    });
  const bar = resolved(barCodes, record.bar);
  const subrights = resolved(subrightsCodes, record.sheet.subrights ?? {});
  const codes = entriesOf(record.codes).flatMap(([name, own = []]) => {
    const coded = own.map((one): Coded => {
      const code = resolve(name, one.code);
      return code === undefined ? one : { code, description: one.description };
    });
    return coded.some((one, index) => one !== own[index]) ? [[name, coded]] : [];
  });
  if (bar.length + subrights.length + codes.length === 0) return record;
  return {
    ...record,
    bar: { ...record.bar, ...Object.fromEntries(bar) },
    ...(subrights.length > 0 && {
      sheet: { ...record.sheet, subrights: { ...record.sheet.subrights, ...Object.fromEntries(subrights) } },
    }),
    codes: { ...record.codes, ...Object.fromEntries(codes) },
  };
}
