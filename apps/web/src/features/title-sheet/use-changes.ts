import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { type FieldType, isNumericType } from '@titlenet/catalogue/field';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { fieldPieces } from '@titlenet/catalogue/sheet/field-pieces';
import { type Company, inWords, type KnownField, knownField } from '@titlenet/catalogue/sheet/known-field';
import { plainText } from '@titlenet/catalogue/text/plain-text';
import { getTitleHistory, type TitleHistoryChange } from '@titlenet/contract/title-history';
import { useMemo } from 'react';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';

/** Older changes are not marked. */
const HISTORY_DAYS = 30;
/** Maximum number of listed changes. */
const MAX_CHANGES = 200;

/** Maximum characters of a shown value. */
const MAX_VALUE_LENGTH = 240;
/** Types whose values are formatted; values of other types are shown as text. */
const isFormatted = (type: FieldType) => ['date', 'name', 'flag'].includes(type) || isNumericType(type);

function wordsOf(value: unknown, name = ''): string[] {
  if (value === true) return [inWords(name)];
  if (value === null || value === false || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([member, of]) => wordsOf(of, Array.isArray(value) ? name : member));
}

/** The plain text of rich text, or of a JSON list of rows ('9780061122415, Paperback; 9780062040800'). */
function richValueText(value: string): string {
  if (!value.startsWith('[')) return plainText(value);
  try {
    const rows = JSON.parse(value) as unknown[];
    return rows.map((row) => [...new Set(wordsOf(row).map(plainText))].join(', ')).join('; ');
  } catch {
    // The server truncates long values, which are then invalid JSON.
    return plainText(value);
  }
}

/** Formats a value of the history as the sheet does; of rich text its plain text; long texts are truncated. */
function valueText(field: KnownField['field'], value: string | null, company: Company): string {
  if (value === null) return '';
  if (field && isFormatted(field.type)) {
    const definition = Number.isFinite(Number(value)) ? Number(value) : value;
    const pieces = fieldPieces(field, definition, { dateFormat: 'MM/dd/yyyy', currency: company.currency });
    return pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  }
  const isRich = !field || field.type === 'html' || field.type === 'htmls';
  const text = isRich ? richValueText(value) : value.replace(/\s+/g, ' ').trim();
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

export interface Change {
  readonly id: number;
  /** `section.field` */
  readonly path: string;
  readonly label: string;
  /** M/d/yyyy */
  readonly day: string;
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
      day: formatDate(change.changedAt, 'M/d/yyyy'),
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
