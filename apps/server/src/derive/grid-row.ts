import { companyOf } from '@titlenet/catalogue/companies';
import { complianceOfTitle } from '@titlenet/catalogue/completeness/compliance';
import { gridRowText } from '@titlenet/catalogue/result-columns/grid-row';
import type { ResultTitle } from '@titlenet/catalogue/result-columns/result-field';
import { resultSourceOf } from '@titlenet/catalogue/result-columns/result-sources';
import type { TitleCodes } from '@titlenet/catalogue/search-attributes';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { sanitizeRichText } from '../records/sanitize-rich-text.ts';

/**
 * The stored row of a title in power search results.
 *
 * @param derived `content`: the sections of the sheet with sanitized texts; `codes`: with the labels to display;
 * `lacks`: the facts that completeness lacks
 * @returns null if the division has no power search
 */
export function gridRow(
  record: TitleRecord,
  derived: { bar: TitleBar; content: object; codes: TitleCodes; lacks: readonly number[] },
): string | null {
  const source = resultSourceOf(companyOf(record.companyCode).division);
  if (!source) return null;
  const { backCoverCopy } = record.stored;
  return gridRowText(source, {
    bar: derived.bar,
    // The sections are those of the sheet's definitions.
    sheet: derived.content as ResultTitle['sheet'],
    stored: {
      ...record.stored,
      ...(source.hasCompliance && complianceOfTitle(record, derived.lacks)),
      ...(backCoverCopy && { backCoverCopy: sanitizeRichText(backCoverCopy) }),
    },
    codes: derived.codes,
    references: record.references,
    ...(record.notes && { notes: record.notes }),
  });
}
