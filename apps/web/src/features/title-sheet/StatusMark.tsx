import { type MarketStatusCode, marketStatus } from '@titlenet/catalogue/market-status';
import styles from './HeaderBar.module.css';

const glyphs: Record<MarketStatusCode, string> = { AV: '●', FC: '◐', DV: '◇', UN: '✕' };

/** The market status of a title: its glyph and always its word (TS §4, UX.md); nothing for any other code. */
export function StatusMark({ salesMarketingCode }: { salesMarketingCode: string | null }) {
  const status = marketStatus(salesMarketingCode);
  if (!status) return null;
  return (
    <span className={styles.status} data-status={status.code}>
      <span aria-hidden>{glyphs[status.code]}</span> {status.text}
    </span>
  );
}
