import { type Company, companyOf } from '../companies.ts';
import { isShownIn, labelOf } from '../field.ts';
import { isAudioTitle } from '../rules/audio.ts';
import { isBible } from '../rules/bible.ts';
import { splitBisacCategory } from '../rules/bisac-category.ts';
import { publisherStatus } from '../rules/publisher-status.ts';
import { isReissue, reissueMark } from '../rules/reissue.ts';
import { specialDayLabel } from '../rules/special-day.ts';
import { zeroPricedText } from '../rules/zero-price.ts';
import { type BarField, type BarGroup, type TitleBar, type TitleBarNotes, titleBarFields } from '../title-bar.ts';
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

/** A status of the publisher; one that contradicts the house's market status says so. */
function publisherStatusPieces(field: BarField, bar: TitleBar): Piece[] {
  const status = publisherStatus(field.name as 'publishingStatus' | 'availability', bar);
  if (!status) return [];
  if (status.contradicted === null) return text(status.label);
  const warning = `${status.label} (contradicts ${status.contradicted})`;
  return [{ kind: 'text', text: warning, tone: 'danger', isStrong: true }];
}

const renderings: Record<NonNullable<BarField['rendering']>, (bar: TitleBar, field: BarField) => Piece[]> = {
  bisacCategories: (bar) => itemsText(splitBisacCategory(bar.category)),
  reissueMark: (bar) => [{ kind: 'text', text: reissueMark(bar.reissueNo), tone: 'danger', isStrong: true }],
  specialDay: (bar) => text(specialDayLabel(bar.pubOnSpecialDay)),
  zeroPriced: (bar) => text(zeroPricedText(bar)),
  publisherStatus: (bar, field) => publisherStatusPieces(field, bar),
};

function piecesOf(field: BarField, bar: TitleBar & TitleBarNotes, { currency }: Company): Piece[] {
  if (field.rendering) return renderings[field.rendering](bar, field);
  if (field.type === 'texts') return itemsText(bar[field.name as 'thema' | 'bic' | 'furtherSeries']);
  const own = fieldPieces(field, bar[field.name as keyof TitleBar], { dateFormat: 'MM/dd/yyyy', currency });
  return describedPieces(own, bar.descriptions?.[field.name]);
}

/** Whether the condition of a field is met; conditions depend on the title or on the value of the field. */
function isConditionMet(field: BarField, bar: TitleBar, company: Company): boolean {
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
      return piecesOf(field, bar, company).length > 0;
    case 'present':
      return piecesOf({ ...field, rendering: undefined }, bar, company).length > 0;
    default:
      return true;
  }
}

/** Appends the fields that are shown as part of a field. */
function withParts(field: BarField, own: Piece[], bar: TitleBar, company: Company): Pick<Fact, 'pieces' | 'fields'> {
  const parts = fields.filter((other) => other.partOf?.field === field.name && isShownIn(other, company.layout));
  const pieces = [...own];
  for (const part of parts) {
    const value = piecesOf(part, bar, company)
      .map((piece) => (piece.kind === 'text' ? piece.text : ''))
      .join('');
    if (value === '') continue;
    const lead = pieces.length > 0 ? ' ' : '';
    if (part.partOf?.as === 'brackets') pieces.push({ kind: 'text', text: `${lead}(${value})`, tone: 'muted' });
    else pieces.push({ kind: 'text', text: `${lead}to ${value}` });
  }
  return { pieces, fields: [field.name, ...parts.map((part) => part.name)] };
}

function factOf(field: BarField, bar: TitleBar, company: Company): Fact {
  const content = withParts(field, piecesOf(field, bar, company), bar, company);
  return {
    kind: 'fact',
    name: field.name,
    label: labelOf(field, company.layout),
    ...content,
    isBlank: content.pieces.length === 0,
    ...(field.headerPart && { headerPart: field.headerPart }),
  };
}

/** A deleted title keeps its address (docs/decisions/0007). */
const deletedNotice = 'This title has been deleted. The sheet shows what was last known of it.';

/** Builds the header bar of a title in the layout of its company. */
export function headerOutline(bar: TitleBar & TitleBarNotes): SheetHeader {
  const company = companyOf(bar.companyCode);
  const shown = fields.filter(
    (field) => isShownIn(field, company.layout) && !field.partOf && isConditionMet(field, bar, company),
  );
  const factsOf = (group: BarGroup) =>
    shown.filter((field) => field.group === group).map((field) => factOf(field, bar, company));
  return {
    notice: bar.isDeleted ? deletedNotice : null,
    identity: factsOf('identity'),
    groups: groups.map((group) => ({ ...group, facts: factsOf(group.name) })).filter((group) => group.facts.length > 0),
  };
}
