import { complianceOf } from '@titlenet/catalogue/result-columns/format-cell';
import type { ResultValue } from '@titlenet/catalogue/result-columns/result-field';
import styles from './PowerSearchResult.module.css';

const marks = {
  compliant: { glyph: '●', className: styles.compliant },
  not: { glyph: '◆', className: styles.notCompliant },
} as const;

interface ComplianceMarkProps {
  value: ResultValue | undefined;
  /** The title's compliance text, used as tooltip [GRID-039]. */
  text: ResultValue | undefined;
}

/**
 * Mark for compliant or not, which differs in shape as well as in colour; nothing if unknown (G-90)
 * [GRID-035..GRID-038].
 */
export function ComplianceMark({ value, text }: ComplianceMarkProps) {
  const compliance = complianceOf(value);
  if (compliance === null) return null;
  const { glyph, className } = marks[compliance];
  const label = (typeof text === 'string' && text.trim()) || String(value).trim();
  return (
    <span role="img" aria-label={label} title={label} className={className}>
      {glyph}
    </span>
  );
}
