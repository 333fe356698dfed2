import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/dates';
import { type FieldType, labelOf } from '@titlenet/catalogue/field';
import { fieldPieces } from '@titlenet/catalogue/sheet/field-pieces';
import type { FieldEntry, SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { sections } from '@titlenet/catalogue/sheet/sections';
import { type BarField, titleBarFields } from '@titlenet/catalogue/title-bar';
import { withoutTags } from '@titlenet/catalogue/without-tags';
import { getTitleHistory, type TitleHistoryChange } from '@titlenet/contract/title-history';
import { useMemo } from 'react';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';

/** Changes older than this are no news, in days. */
const HISTORY_DAYS = 30;
/** More than these are not listed; an import that changes more says so by its first ones. */
const MAX_CHANGES = 200;

const barFields: readonly BarField[] = titleBarFields;
const allSections: readonly SectionDefinition[] = sections;

type Company = ReturnType<typeof companyOf>;

interface KnownField {
  readonly label: string;
  /** How its values are written; absent for lists of rows. */
  readonly field?: Pick<BarField | FieldEntry, 'name' | 'type'>;
}

/** 'sellingTerritory' as 'selling territory'. */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a reader calls a field of the history (`editorial.keynote`); null for what no sheet of the company shows. */
function knownField(path: string, { layout }: Company): KnownField | null {
  const [place = '', name = ''] = path.split('.');
  if (path === 'isDeleted') return { label: 'Deleted', field: { name: path, type: 'flag' } };
  if (place === 'codes') return { label: `Found by: ${inWords(name)}` };
  if (place === 'bar') {
    const field = barFields.find((one) => one.name === name);
    return field?.shown.includes(layout) ? { label: labelOf(field, layout), field } : null;
  }
  const section = allSections.find((one) => one.name === place);
  const entry = section?.entries.find((one) => one.name === name);
  if (!section || !entry?.shown.includes(layout)) return null;
  const label = `${section.label}: ${labelOf(entry, layout)}`;
  return 'columns' in entry ? { label } : { label, field: entry };
}

/** Characters of a value that tell what it was. */
const MAX_VALUE_LENGTH = 240;
const written: readonly FieldType[] = ['date', 'name', 'flag', 'integer', 'decimal', 'money', 'percent'];

function wordsOf(value: unknown, name = ''): string[] {
  if (value === true) return [inWords(name)];
  if (value === null || value === false || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([member, of]) => wordsOf(of, Array.isArray(value) ? name : member));
}

/** The words of a list of rows ('9780061122415, Paperback; 9780062040800'); a text that is no list as it came. */
function rowsText(value: string): string {
  if (!value.startsWith('[')) return value;
  try {
    const rows = JSON.parse(value) as unknown[];
    return rows.map((row) => [...new Set(wordsOf(row))].join(', ')).join('; ');
  } catch {
    // The server cuts long ones off.
    return value;
  }
}

/** A value of the history as the sheet writes it; long texts in short and without their markup. */
function valueText(field: KnownField['field'], value: string | null, company: Company): string {
  if (value === null) return '';
  if (field && written.includes(field.type)) {
    const known = Number.isFinite(Number(value)) ? Number(value) : value;
    const pieces = fieldPieces(field, known, { dateFormat: 'MM/dd/yyyy', currency: company.currency });
    return pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  }
  const text = withoutTags(rowsText(value)).replace(/\s+/g, ' ').trim();
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

export interface Change {
  readonly id: number;
  /** `section.field`, as marks are found by it. */
  readonly path: string;
  readonly label: string;
  /** M/d/yyyy */
  readonly day: string;
  readonly before: string;
  readonly after: string;
  readonly fileName: string;
}

function changeOf({ id, field: path, ...change }: TitleHistoryChange, company: Company): Change[] {
  const known = knownField(path, company);
  if (!known) return [];
  return [
    {
      id,
      path,
      label: known.label,
      day: formatDate(change.changedAt, 'M/d/yyyy'),
      before: valueText(known.field, change.oldValue, company),
      after: valueText(known.field, change.newValue, company),
      fileName: change.feed?.fileName ?? '',
    },
  ];
}

/**
 * What imports changed of this title in the last weeks, newest first, of what its sheet shows. Asked for when the sheet
 * stands; a failure costs nothing but the marks.
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
    // The newest change of a field is the one that its mark tells of.
    const byField = new Map(changes.toReversed().map(({ path, day }) => [path, day]));
    return { changes, byField };
  }, [data, title.companyCode]);
}
