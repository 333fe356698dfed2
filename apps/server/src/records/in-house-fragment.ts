import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { entriesOf } from '@titlenet/catalogue/typed-objects';
import { withKnown } from './with-known.ts';

/**
 * In-house data of a title beside its record: each kind is a message of its own. `figures` is computed by the store
 * from monthly sales, `team` from the notes and tags of the company's team. No two kinds contain the same fields.
 */
export const inHouseFragmentKinds = ['publicity', 'coop', 'contract', 'award', 'figures', 'team'] as const;
export type InHouseFragmentKind = (typeof inHouseFragmentKinds)[number];

/** A title on an award list in a year. */
export interface ListedAward {
  awardId: number;
  year: number;
}

export interface FragmentContent {
  sheet?: TitleRecord['sheet'];
  stored?: TitleRecord['stored'];
  codes?: TitleRecord['codes'];
  /** Values of publicity rows that lists need and the sheet does not show, in the order of the sheet's rows. */
  bookings?: readonly { dateAdded: string | null; market: string | null }[];
  awards?: readonly ListedAward[];
  /** Texts of the team's notes, the newest first. */
  notes?: readonly string[];
}

export interface InHouseFragment {
  companyCode: CompanyCode;
  isbn: string;
  kind: InHouseFragmentKind;
  /** ISO time; null counts as now. */
  sentAt: string | null;
  content: FragmentContent;
  /** Only in messages: members of the content ('bookings') or fields of the sheet ('publicity.info') that stay stored. */
  keeps?: readonly string[];
}

/** @returns the content with those members and fields of the stored content, where it has them */
export function withKeptContent(
  content: FragmentContent,
  stored: FragmentContent,
  keeps: readonly string[],
): FragmentContent {
  const members = Object.entries(stored).filter(([member]) => keeps.includes(member));
  const sections = entriesOf<TitleRecord['sheet']>(stored.sheet ?? {}).map(([name, section]) => {
    const kept = Object.entries(section ?? {}).filter(([field]) => keeps.includes(`${name}.${field}`));
    return [name, { ...content.sheet?.[name], ...Object.fromEntries(kept) }];
  });
  const sheet = { ...content.sheet, ...Object.fromEntries(sections) };
  return { ...content, ...(sections.length > 0 && { sheet }), ...Object.fromEntries(members) };
}

/** The key of a fragment's title. */
export function titleKeyOf(title: { companyCode: string; isbn: string | null }): string {
  return `${title.companyCode}\n${title.isbn}`;
}

/**
 * Merges in-house fragments into a title. A fragment replaces the same fields of records, older or newer; computed
 * figures are used only where no record has the field.
 */
export function withFragments(
  title: TitleRecord,
  fragments: readonly Pick<InHouseFragment, 'kind' | 'content'>[],
): TitleRecord {
  return fragments.reduce(
    (merged, { kind, content }) => (kind === 'figures' ? withFigures(merged, content) : withFragment(merged, content)),
    title,
  );
}

function withFigures(title: TitleRecord, figures: FragmentContent): TitleRecord {
  return { ...title, stored: withKnown(figures.stored ?? {}, title.stored) };
}

function withFragment(title: TitleRecord, { sheet = {}, stored, codes, notes }: FragmentContent): TitleRecord {
  const sections = entriesOf<TitleRecord['sheet']>(sheet).map(([name, section]) => [
    name,
    withKnown({ ...title.sheet[name] }, { ...section }),
  ]);
  return {
    ...title,
    sheet: { ...title.sheet, ...Object.fromEntries(sections) },
    stored: withKnown(title.stored, stored),
    codes: withKnown(title.codes, codes),
    ...(notes && { notes }),
  };
}
