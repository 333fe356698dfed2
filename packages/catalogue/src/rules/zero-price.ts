/**
 * The header text of a title that is free on purpose (SHEET-083, SHEET-084, G-112).
 *
 * @param title its price in units of its currency, and its indicator 'Y' or 'N'
 * @returns 'Zero Priced Y' or 'Zero Priced N' when the price is 0 and the indicator is set; otherwise null
 */
export function zeroPricedText(title: {
  readonly zeroPriceInd: string | null | undefined;
  readonly price: number | null | undefined;
}): string | null {
  const indicator = title.zeroPriceInd?.trim().toUpperCase();
  return title.price === 0 && (indicator === 'Y' || indicator === 'N') ? `Zero Priced ${indicator}` : null;
}
