import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { countTitles } from '../../domain/packs/count-titles.ts';
import type { LoadedBinder } from './binder-parts.ts';

/** What the first page of a binder says. */
export interface CoverText {
  /** Name of the company whose mark the page has. */
  readonly mark: string | null;
  readonly name: string;
  /** Meeting and its day. */
  readonly meeting: string;
  readonly readers: string;
  /** Size, figures, titles that are left out. */
  readonly lines: readonly string[];
}

/** The texts of the cover page, the same for all renderers. */
export function coverText({ pack, binder, figures, volume }: LoadedBinder): CoverText {
  const { name, meeting, meetingDay, mark } = pack;
  const { sections, hidden, audience } = binder;
  const titles = sections.reduce((sum, section) => sum + section.titles.length, 0);
  const size =
    sections.length > 1 ? `${countTitles(titles)} in ${formatCount(sections.length)} sections` : countTitles(titles);
  const isOne = hidden === 1;
  return {
    mark: mark && companyOf(mark).label,
    name,
    meeting: [meeting, meetingDay && formatDate(`${meetingDay}T00:00:00`, 'MM/dd/yyyy')].filter(Boolean).join(' · '),
    readers: audience === 'internal' ? 'Internal' : '',
    lines: [
      ...(volume ? [volume] : []),
      size,
      ...figures,
      ...(hidden > 0 ? [`${countTitles(hidden)} of other companies ${isOne ? 'is' : 'are'} not in this binder.`] : []),
    ],
  };
}
