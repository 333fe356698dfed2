import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { withKnown } from './with-known.ts';

/**
 * What the house says of a title besides its record, each kind in a message of its own; `figures` is what the store
 * adds up itself from monthly sales. No two kinds speak of the same fields.
 */
export const housePartKinds = ['publicity', 'coop', 'contract', 'award', 'figures'] as const;
export type HousePartKind = (typeof housePartKinds)[number];

/** A list of awards that names a title in a year (decisions, part 2.6). */
export interface AwardPlace {
  awardId: number;
  year: number;
}

export interface PartContent {
  sheet?: TitleRecord['sheet'];
  stored?: TitleRecord['stored'];
  codes?: TitleRecord['codes'];
  /** What lists need of each row of the sheet's publicity and the sheet does not show, in the order of its rows. */
  bookings?: readonly { dateAdded: string | null; market: string | null }[];
  awards?: readonly AwardPlace[];
}

export interface InHouseFragment {
  companyCode: CompanyCode;
  isbn: string;
  kind: HousePartKind;
  /** ISO time; null counts as now. */
  sentAt: string | null;
  content: PartContent;
}

/** Names the title that a part speaks of. */
export function partTitleKey(part: { companyCode: string; isbn: string | null }): string {
  return `${part.companyCode}\n${part.isbn}`;
}

/**
 * A title with what the house says of it in parts. A message of a kind of its own is the house's word on its fields,
 * whichever came first; figures that were added up only stand in where nobody says them.
 */
export function withParts(
  title: TitleRecord,
  parts: readonly Pick<InHouseFragment, 'kind' | 'content'>[],
): TitleRecord {
  let told = title;
  for (const { kind, content } of parts)
    told = kind === 'figures' ? withFigures(told, content) : withPart(told, content);
  return told;
}

function withFigures(title: TitleRecord, figures: PartContent): TitleRecord {
  return { ...title, stored: withKnown(figures.stored ?? {}, title.stored) };
}

function withPart(title: TitleRecord, { sheet = {}, stored, codes }: PartContent): TitleRecord {
  const sections = Object.entries(sheet).map(([name, section]) => [
    name,
    withKnown({ ...title.sheet[name as keyof TitleRecord['sheet']] }, section),
  ]);
  return {
    ...title,
    sheet: { ...title.sheet, ...Object.fromEntries(sections) },
    stored: withKnown(title.stored, stored),
    codes: withKnown(title.codes, codes),
  };
}
