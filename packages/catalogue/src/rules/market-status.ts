/** The market statuses, by the first two letters of the sales and marketing code (SHEET-074 to SHEET-077). */
export const marketStatuses = [
  { code: 'DV', label: 'Development' },
  { code: 'FC', label: 'Forthcoming' },
  { code: 'AV', label: 'Available' },
  { code: 'UN', label: 'Unavailable' },
] as const;

export type MarketStatusCode = (typeof marketStatuses)[number]['code'];

export interface MarketStatus {
  readonly code: MarketStatusCode;
  readonly label: string;
  /** Text after the two letters, including its separator (G-111). */
  readonly rest: string;
  /** Label followed by the rest. */
  readonly text: string;
}

/**
 * The market status of a title (SHEET-074 to SHEET-079, G-111).
 *
 * @param salesMarketingCode such as 'AV - In Stock'
 * @returns the status; null for other codes, which are not shown
 */
export function marketStatus(salesMarketingCode: string | null | undefined): MarketStatus | null {
  const status = marketStatuses.find(({ code }) => salesMarketingCode?.startsWith(code));
  if (!status || !salesMarketingCode) return null;
  const rest = salesMarketingCode.slice(status.code.length);
  return { ...status, rest, text: status.label + rest };
}
