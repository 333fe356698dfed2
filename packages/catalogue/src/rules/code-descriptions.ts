import type { CodedTitle, SearchAttributeName, TitleCodes } from '../search-attributes.ts';
import type { TitleBar } from '../title-bar.ts';

interface DescribedField {
  readonly attribute: SearchAttributeName;
  readonly code: (bar: TitleBar, sheet: CodedTitle['sheet']) => string | null | undefined;
}

/**
 * Fields of title bar and sheet that hold a code without a field for its description, and the attribute that has it.
 */
const describedFields: Readonly<Record<string, DescribedField>> = {
  casBusinessUnit: { attribute: 'businessGroup', code: (bar) => bar.casBusinessUnit },
  pubSeason: { attribute: 'pubSeason', code: (bar) => bar.pubSeason },
  answerCode: { attribute: 'answerCode', code: (bar) => bar.answerCode },
  originalTerritoryCode: {
    attribute: 'originalTerritory',
    code: (_, { subrights }) => subrights?.originalTerritoryCode,
  },
  currentTerritoryCode: { attribute: 'territory', code: (_, { subrights }) => subrights?.currentTerritoryCode },
};

/**
 * Descriptions of the codes in a title bar and its sheet, from the codes by which the title is found.
 *
 * @returns descriptions by field, without those that repeat the code; null if there are none
 */
export function codeDescriptions(
  bar: TitleBar,
  sheet: CodedTitle['sheet'],
  codes: TitleCodes,
): Record<string, string> | null {
  const found = Object.entries(describedFields).flatMap(([field, described]): [string, string][] => {
    const code = described.code(bar, sheet)?.trim();
    const description = codes[described.attribute]?.find((one) => one.code === code)?.description.trim();
    return description && description !== code ? [[field, description]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
