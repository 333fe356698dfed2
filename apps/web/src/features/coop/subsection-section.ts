import { companyOf } from '@titlenet/catalogue/companies';
import { isShownIn } from '@titlenet/catalogue/field';
import { type SheetSection, screenOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { entryBlock, entryContext } from '@titlenet/catalogue/sheet/section-blocks';

interface Subsection {
  label: string;
  /** The section of the sheet whose fields the answer holds, all of them or some. */
  definition: SectionDefinition;
  /** What the page says when the answer holds nothing (decisions G-114, G-118). */
  emptyText: string;
}

/**
 * The answer of a coop call as a section of the sheet, in the company's layout: fields that the answer does not have
 * are left out. A layout without the section has no say in its fields; the page is offered all the same (part 1b).
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
    .filter((entry) => entry.name in content && entry.shown !== '' && (!isLaidOut || isShownIn(entry, layout)))
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
