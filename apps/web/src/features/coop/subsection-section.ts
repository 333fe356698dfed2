import { companyOf } from '@titlenet/catalogue/companies';
import { isNeverShown, isShownIn } from '@titlenet/catalogue/field';
import { type SheetSection, screenOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { entryBlock, entryContext } from '@titlenet/catalogue/sheet/section-blocks';

interface Subsection {
  label: string;
  /** The sheet section that defines the fields of the response. */
  definition: SectionDefinition;
  /** Shown if the response is empty (G-114, G-118). */
  emptyText: string;
}

/**
 * Converts the response of a coop call to a sheet section in the company's layout, without fields that the response
 * does not have. In layouts that hide the whole section, all its fields are shown.
 */
export function subsectionSection(
  { label, definition, emptyText }: Subsection,
  companyCode: string,
  content: Readonly<Record<string, unknown>>,
): SheetSection {
  const context = entryContext(companyCode, false, screenOptions);
  const { layout } = companyOf(companyCode);
  const isLaidOut = isShownIn(definition, layout);
  const blocks = definition.entries
    .filter((entry) => entry.name in content && !isNeverShown(entry) && (!isLaidOut || isShownIn(entry, layout)))
    .filter((entry) => entry.when !== 'contactInfo' || content.hasContactInfo === true)
    .map((entry) => entryBlock(entry, content[entry.name], context));
  return {
    code: definition.code,
    name: definition.name,
    label,
    note: null,
    emptyText: content.hasNoData === true || blocks.every((block) => block.isBlank) ? emptyText : null,
    blocks,
  };
}
