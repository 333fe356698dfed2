import { type Company, companyOf } from '../companies.ts';
import { type Audience, isForAudience, isShownIn, labelOf } from '../field.ts';
import { isAudioTitle } from '../rules/audio.ts';
import { isBible } from '../rules/bible.ts';
import { splitBisacCategory } from '../rules/bisac-category.ts';
import { furtherDateText } from '../rules/further-dates.ts';
import { publisherStatus } from '../rules/publisher-status.ts';
import { isReissue, reissueMark } from '../rules/reissue.ts';
import { specialDayLabel } from '../rules/special-day.ts';
import { zeroPricedText } from '../rules/zero-price.ts';
import { type TitleBar, type TitleBarNotes, titleBarFields } from '../title-bar.ts';
import type { BarField, BarGroup } from '../title-bar-fields/bar-field.ts';
import { describedPieces, fieldPieces } from './field-pieces.ts';
import type { Fact, Piece, SheetHeader } from './outline-blocks.ts';

/** Groups of the header bar in their order; a group without facts is omitted. */
const groups: readonly { name: BarGroup; label: string }[] = [
  { name: 'numbers', label: 'Numbers' },
  { name: 'prices', label: 'Prices' },
  { name: 'dates', label: 'Dates' },
  { name: 'classification', label: 'Classification' },
  { name: 'make', label: 'Make' },
  { name: 'audio', label: 'Audio' },
  { name: 'bible', label: 'Bible' },
  { name: 'onix', label: 'ONIX' },
];

const fields: readonly BarField[] = titleBarFields;

/** A no-break space before the dot prevents a line from starting with the dot. */
const SEPARATOR = '\u00a0· ';

const text = (value: string | null): Piece[] => (value ? [{ kind: 'text', text: value }] : []);

/** Separated like BISAC categories, because headings and names contain commas. */
const itemsText = (items: readonly string[] | undefined): Piece[] => text((items ?? []).join(SEPARATOR));

/** The company and the readers of a header. */
interface HeaderContext {
  readonly company: Company;
  readonly audience: Audience;
}

/**
 * A status of the publisher; one that contradicts the house's market status says so. Accounts get the house's status
 * alone.
 */
function publisherStatusPieces(field: BarField, bar: TitleBar, audience: Audience): Piece[] {
  // Only these two fields have this rendering.
  const status = publisherStatus(field.name as 'publishingStatus' | 'availability', bar);
  if (!status) return [];
  if (status.contradicted === null) return text(status.label);
  if (audience === 'accounts') return [];
  const warning = `${status.label} (contradicts ${status.contradicted})`;
  return [{ kind: 'text', text: warning, tone: 'danger', isStrong: true }];
}

const renderings: Record<
  NonNullable<BarField['rendering']>,
  (bar: TitleBar, field: BarField, audience: Audience) => Piece[]
> = {
  bisacCategories: (bar) => itemsText(splitBisacCategory(bar.category)),
  reissueMark: (bar) => [{ kind: 'text', text: reissueMark(bar.reissueNo), tone: 'danger', isStrong: true }],
  specialDay: (bar) => text(specialDayLabel(bar.pubOnSpecialDay)),
  zeroPriced: (bar) => text(zeroPricedText(bar)),
  publisherStatus: (bar, field, audience) => publisherStatusPieces(field, bar, audience),
  furtherDates: (bar) => itemsText((bar.furtherDates ?? []).map(furtherDateText)),
};

function piecesOf(field: BarField, bar: TitleBar & TitleBarNotes, { company, audience }: HeaderContext): Piece[] {
  if (field.rendering) return renderings[field.rendering](bar, field, audience);
  if (field.type === 'texts')
    // These are the fields of this type.
    return itemsText(bar[field.name as 'thema' | 'bic' | 'furtherSeries' | 'editionTypes' | 'furtherDates']);
  // The fields of the bar's definitions are its members.
  const own = fieldPieces(field, bar[field.name as keyof TitleBar], {
    dateFormat: 'MM/dd/yyyy',
    currency: company.currency,
  });
  return describedPieces(own, bar.descriptions?.[field.name]);
}

/** Whether the layout has the field, and its readers may see it. */
const isForReader = (field: BarField, { company, audience }: HeaderContext): boolean =>
  isShownIn(field, company.layout) && isForAudience(field, audience);

/** Whether the condition of a field is met; conditions depend on the title or on the value of the field. */
function isConditionMet(field: BarField, bar: TitleBar, context: HeaderContext): boolean {
  switch (field.when) {
    case 'audio':
      return isAudioTitle(bar);
    case 'bible':
      return isBible(bar);
    case 'reissue':
      return isReissue(bar.reissueNo);
    case 'zeroPriced':
      return zeroPricedText(bar) !== null;
    case 'publisherStatus':
      return piecesOf(field, bar, context).length > 0;
    case 'present':
      return piecesOf({ ...field, rendering: undefined }, bar, context).length > 0;
    default:
      return true;
  }
}

/** Appends the fields that are shown as part of a field. */
function withParts(
  field: BarField,
  own: Piece[],
  bar: TitleBar,
  context: HeaderContext,
): Pick<Fact, 'pieces' | 'fields'> {
  const parts = fields.filter((other) => other.partOf?.field === field.name && isForReader(other, context));
  const pieces = [...own];
  for (const part of parts) {
    const value = piecesOf(part, bar, context)
      .map((piece) => (piece.kind === 'text' ? piece.text : ''))
      .join('');
    if (value === '') continue;
    const lead = pieces.length > 0 ? ' ' : '';
    if (part.partOf?.as === 'brackets') pieces.push({ kind: 'text', text: `${lead}(${value})`, tone: 'muted' });
    else pieces.push({ kind: 'text', text: `${lead}to ${value}` });
  }
  return { pieces, fields: [field.name, ...parts.map((part) => part.name)] };
}

function factOf(field: BarField, bar: TitleBar, context: HeaderContext): Fact {
  const content = withParts(field, piecesOf(field, bar, context), bar, context);
  return {
    kind: 'fact',
    name: field.name,
    label: labelOf(field, context.company.layout),
    ...content,
    isBlank: content.pieces.length === 0,
    ...(field.headerPart && { headerPart: field.headerPart }),
  };
}

/** A deleted title keeps its address (docs/decisions/0007). */
const deletedNotice = 'This title has been deleted. The sheet shows what was last known of it.';

/** Builds the header bar of a title in the layout of its company, without what its readers may not see. */
export function headerOutline(bar: TitleBar & TitleBarNotes, audience: Audience): SheetHeader {
  const context = { company: companyOf(bar.companyCode), audience };
  const shown = fields.filter(
    (field) => isForReader(field, context) && !field.partOf && isConditionMet(field, bar, context),
  );
  const factsOf = (group: BarGroup) =>
    shown.filter((field) => field.group === group).map((field) => factOf(field, bar, context));
  return {
    notice: bar.isDeleted ? deletedNotice : null,
    identity: factsOf('identity'),
    groups: groups.map((group) => ({ ...group, facts: factsOf(group.name) })).filter((group) => group.facts.length > 0),
  };
}
