import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/dates';
import { labelOf } from '@titlenet/catalogue/field';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { sections } from '@titlenet/catalogue/sheet/sections';
import { type BarField, titleBarFields } from '@titlenet/catalogue/title-bar';
import { getTitleHistory, type TitleHistoryChange } from '@titlenet/contract/title-history';
import { useMemo } from 'react';
import { callApi } from '../../shared/api/call-api.ts';
import type { TitleKey } from '../../shared/sheet/use-title.ts';

/** Changes older than this are no news, in days. */
const newsDays = 30;
/** More than these are not listed; an import that changes more says so by its first ones. */
const mostChanges = 200;

const barFields: readonly BarField[] = titleBarFields;
const allSections: readonly SectionDefinition[] = sections;

/** What a reader calls a field of the history (`editorial.keynote`); null for what no sheet of the company shows. */
function labelOfField(path: string, { layout }: ReturnType<typeof companyOf>): string | null {
  const [place = '', name] = path.split('.');
  if (place === 'references') return 'Related and compared titles';
  const field = place === 'bar' ? barFields.find((one) => one.name === name) : undefined;
  const section = allSections.find((one) => one.name === place);
  const entry = field ?? section?.entries.find((one) => one.name === name);
  if (!entry?.shown.includes(layout)) return null;
  return section ? `${section.label}: ${labelOf(entry, layout)}` : labelOf(entry, layout);
}

export interface Change extends TitleHistoryChange {
  readonly label: string;
  /** M/d/yyyy */
  readonly day: string;
}

/**
 * What imports changed of this title in the last weeks, newest first, of what its sheet shows. Asked for when the sheet
 * stands; a failure costs nothing but the marks.
 */
export function useChanges(title: TitleKey, isWanted: boolean) {
  const since = new Date(Date.now() - newsDays * 86_400_000).toISOString().slice(0, 10);
  const { data } = useQuery({
    queryKey: ['titleHistory', title.companyCode, title.productId, since],
    queryFn: ({ signal }) =>
      callApi(
        getTitleHistory,
        { params: title, query: { since, limit: mostChanges } },
        { signal, blocking: false, toast: false },
      ),
    enabled: isWanted,
    retry: false,
  });
  return useMemo(() => {
    const company = companyOf(title.companyCode);
    const changes = (data?.changes ?? []).flatMap((change): Change[] => {
      const label = labelOfField(change.field, company);
      return label === null ? [] : [{ ...change, label, day: formatDate(change.changedAt, 'M/d/yyyy') }];
    });
    // The newest change of a field is the one that its mark tells of.
    const byField = new Map(changes.toReversed().map(({ field, day }) => [field, day]));
    return { changes, byField };
  }, [data, title.companyCode]);
}
