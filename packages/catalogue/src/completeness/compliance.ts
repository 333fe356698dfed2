import type { StoredOnly } from '../stored-only-fields.ts';
import type { TitleRecord } from '../title-record.ts';
import { completenessOf, lackedForNext } from './completeness.ts';
import { completenessLabels } from './completeness-levels.ts';

/** The compliance of a title in results: a text, and the marks of its two prices (GRID-035 to GRID-039, G-90). */
export type Compliance = Pick<StoredOnly, 'complianceText' | 'compliancePrice' | 'complianceCanadianPrice'>;

const nextNames = { bronze: 'silver', silver: 'gold' } as const;

/**
 * The compliance of a title: the values of the house feed if it has any, otherwise computed from the completeness. A
 * title of level bronze or higher complies; the text names its level and the facts that the next level needs.
 *
 * @param title the merged record
 * @param lacked numbers of the facts that it lacks (`lackedFacts`)
 */
export function complianceOfTitle({ stored, bar }: Pick<TitleRecord, 'stored' | 'bar'>, lacked: readonly number[]) {
  const { complianceText = null, compliancePrice = null, complianceCanadianPrice = null } = stored;
  const sent: Compliance = { complianceText, compliancePrice, complianceCanadianPrice };
  if (Object.values(sent).some((text) => text?.trim())) return sent;
  const mark = completenessOf(lacked) === 'none' ? 'RED' : 'GREEN';
  return {
    complianceText: completenessText(lacked),
    compliancePrice: mark,
    // An absent price has no mark.
    complianceCanadianPrice: (bar.canadianPrice ?? null) === null ? null : mark,
  } satisfies Compliance;
}

function completenessText(lacked: readonly number[]): string {
  const level = completenessOf(lacked);
  const labels = lackedForNext(lacked)
    .map(({ label }) => label)
    .join(', ');
  if (level === 'none') return `Missing: ${labels}`;
  if (level === 'gold') return completenessLabels.gold;
  return `${completenessLabels[level]}. Missing for ${nextNames[level]}: ${labels}`;
}
