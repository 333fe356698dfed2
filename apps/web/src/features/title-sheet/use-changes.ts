import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { type Company, knownField } from '@titlenet/catalogue/sheet/known-field';
import { valueText } from '@titlenet/catalogue/sheet/value-text';
import { getTitleHistory, type TitleHistoryChange } from '@titlenet/contract/title-history';
import { useMemo } from 'react';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { dayText, timeText } from '../../ui/dates/time-text.ts';

/** Older changes are not marked. */
const HISTORY_DAYS = 30;
/** Maximum number of listed changes. */
const MAX_CHANGES = 200;

export interface Change {
  readonly id: number;
  /** `section.field` */
  readonly path: string;
  readonly label: string;
  /** Day of the reader, M/d/yyyy. */
  readonly day: string;
  /** Day and time of the reader. */
  readonly time: string;
  /** Name of the sender; '' if none is known. */
  readonly sender: string;
  readonly before: string;
  readonly after: string;
  readonly fileName: string;
}

function changeOf({ id, field: path, ...change }: TitleHistoryChange, company: Company): Change[] {
  const definition = knownField(path, company);
  if (!definition) return [];
  return [
    {
      id,
      path,
      label: definition.label,
      day: dayText(change.changedAt, 'M/d/yyyy'),
      time: timeText(change.changedAt),
      sender: change.sender ?? '',
      before: valueText(definition.field, change.oldValue, company),
      after: valueText(definition.field, change.newValue, company),
      fileName: change.feed?.fileName ?? '',
    },
  ];
}

/**
 * Recent changes of the fields that the sheet shows, newest first. Loaded after the sheet; a failure only omits the
 * marks.
 */
export function useChanges(title: TitleKey, isWanted: boolean) {
  const since = new Date(Date.now() - HISTORY_DAYS * 86_400_000).toISOString().slice(0, 10);
  const { data } = useQuery({
    queryKey: ['titleHistory', title.companyCode, title.productId, since],
    queryFn: ({ signal }) =>
      callApi(
        getTitleHistory,
        { params: title, query: { since, limit: MAX_CHANGES } },
        { signal, blocking: false, toast: false },
      ),
    enabled: isWanted,
    retry: false,
  });
  return useMemo(() => {
    const company = companyOf(title.companyCode);
    const changes = (data?.changes ?? []).flatMap((change) => changeOf(change, company));
    // Later entries override earlier ones, so the newest change comes last.
    const byField = new Map(changes.toReversed().map(({ path, day }) => [path, day]));
    return { changes, byField };
  }, [data, title.companyCode]);
}
