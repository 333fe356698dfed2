/** Whether a title is a reissue: its number is above 0 (SHEET-085). */
export function isReissue(reissueNo: number | null | undefined): reissueNo is number {
  return typeof reissueNo === 'number' && reissueNo > 0;
}

/**
 * @param reissueNo the title's reissue number
 * @returns 'R{n}', shown red after the ISBN (SHEET-086, QUICK-50); empty when the title is no reissue
 */
export function reissueMark(reissueNo: number | null | undefined): string {
  return isReissue(reissueNo) ? `R${reissueNo}` : '';
}

/** The ISBN with its mark, as in Excel exports: '9780061120084 R3' (EXPORT-11). */
export function isbnWithReissue(isbn: string, reissueNo: number | null | undefined): string {
  return isReissue(reissueNo) ? `${isbn} ${reissueMark(reissueNo)}` : isbn;
}
