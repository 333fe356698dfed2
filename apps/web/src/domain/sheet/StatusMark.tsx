import { type MarketStatusCode, marketStatus } from '@titlenet/catalogue/rules/market-status';
import type { ReactNode } from 'react';
import { Text } from '../../ui/layout/primitives.tsx';
import styles from './StatusMark.module.css';

/** ● ◐ ◇ ✕ as SVG, because fonts have them in different sizes. */
const glyphs: Record<MarketStatusCode, ReactNode> = {
  AV: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  FC: (
    <>
      <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d="M5 1a4 4 0 0 0 0 8Z" fill="currentColor" />
    </>
  ),
  DV: <path d="M5 0.8 9.2 5 5 9.2 0.8 5Z" fill="none" stroke="currentColor" strokeWidth="1.3" />,
  UN: <path d="m1.5 1.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="1.8" />,
};

/** Glyph and text of the market status [SHEET-074..SHEET-079]; nothing for other codes. */
export function StatusMark({ salesMarketingCode }: { salesMarketingCode: string | null }) {
  const status = marketStatus(salesMarketingCode);
  if (!status) return null;
  return (
    <Text strong tone="muted" nowrap className={styles.status} data-status={status.code}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden>
        {glyphs[status.code]}
      </svg>{' '}
      {status.text}
    </Text>
  );
}
