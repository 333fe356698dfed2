import { type Company, companyOf } from '../companies.ts';
import { isShownIn, labelOf } from '../field.ts';
import { isAudioTitle } from '../rules/audio.ts';
import { isBible } from '../rules/bible.ts';
import { splitBisacCategory } from '../rules/bisac-category.ts';
import { isReissue, reissueMark } from '../rules/reissue.ts';
import { specialDayLabel } from '../rules/special-day.ts';
import { zeroPricedText } from '../rules/zero-price.ts';
import { type BarField, type BarPlace, type TitleBar, titleBarFields } from '../title-bar.ts';
import { fieldPieces } from './field-pieces.ts';
import type { Fact, Piece, SheetHeader } from './outline-blocks.ts';

/** The groups of the header bar in their order; a group without facts is left out. */
const groups: readonly { name: BarPlace; label: string }[] = [
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

/** Conditions that belong to the whole title or to a value (the visibility matrix of docs/requirements/decisions.md). */
function holds(field: BarField, bar: TitleBar): boolean {
  switch (field.when) {
    case 'audio':
      return isAudioTitle(bar);
    case 'bible':
      return isBible(bar);
    case 'reissue':
      return isReissue(bar.reissueNo);
    case 'zeroPriced':
      return zeroPricedText(bar) !== null;
    case 'present':
      return (
        fieldPieces(field, bar[field.name as keyof TitleBar], { dateFormat: 'MM/dd/yyyy', currency: 'USD' }).length > 0
      );
    default:
      return true;
  }
}

const text = (value: string | null): Piece[] => (value ? [{ kind: 'text', text: value }] : []);

/** Values that are not shown as they are stored. */
const special: Partial<Record<keyof TitleBar, (bar: TitleBar) => Piece[]>> = {
  // The blank before the dot does not break: no line begins with a dot.
  category: (bar) => text(splitBisacCategory(bar.category).join('\u00a0· ')),
  reissueNo: (bar) => [{ kind: 'text', text: reissueMark(bar.reissueNo), tone: 'danger', isStrong: true }],
  pubOnSpecialDay: (bar) => text(specialDayLabel(bar.pubOnSpecialDay)),
  zeroPriceInd: (bar) => text(zeroPricedText(bar)),
};

function piecesOf(field: BarField, bar: TitleBar, company: Company): Piece[] {
  const name = field.name as keyof TitleBar;
  return (
    special[name]?.(bar) ?? fieldPieces(field, bar[name], { dateFormat: 'MM/dd/yyyy', currency: company.currency })
  );
}

function withInside(
  field: BarField,
  own: Piece[],
  bar: TitleBar,
  company: Company,
): { pieces: Piece[]; fields: string[] } {
  const inside = fields.filter((other) => other.inside?.of === field.name && isShownIn(other, company.layout));
  const pieces = [...own];
  for (const other of inside) {
    const more = piecesOf(other, bar, company).map((piece) => (piece.kind === 'text' ? piece.text : ''));
    if (more.length === 0) continue;
    const lead = pieces.length > 0 ? ' ' : '';
    if (other.inside!.how === 'brackets')
      pieces.push({ kind: 'text', text: `${lead}(${more.join('')})`, tone: 'muted' });
    else pieces.push({ kind: 'text', text: `${lead}to ${more.join('')}` });
  }
  return { pieces, fields: [field.name, ...inside.map((other) => other.name)] };
}

function factOf(field: BarField, bar: TitleBar, company: Company): Fact {
  const { pieces, fields: names } = withInside(field, piecesOf(field, bar, company), bar, company);
  return {
    kind: 'fact',
    name: field.name,
    fields: names,
    label: labelOf(field, company.layout),
    pieces,
    isBlank: pieces.length === 0,
  };
}

/** A deleted title keeps its address; who has it is told (docs/decisions/0007). */
const deletedNotice = 'This title has been deleted. The sheet shows what was last known of it.';

/** The header bar of a title in its company's layout: every field is one line of `titleBarFields`. */
export function headerOutline(bar: TitleBar & { isDeleted?: true }): SheetHeader {
  const company = companyOf(bar.companyCode);
  const shown = fields.filter((field) => isShownIn(field, company.layout) && !field.inside && holds(field, bar));
  const factsAt = (place: BarPlace) =>
    shown.filter((field) => field.place === place).map((field) => factOf(field, bar, company));
  return {
    notice: bar.isDeleted ? deletedNotice : null,
    identity: factsAt('identity'),
    groups: groups.map((group) => ({ ...group, facts: factsAt(group.name) })).filter((group) => group.facts.length > 0),
  };
}
