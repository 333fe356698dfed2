/** The label beside a reissued title (TS §4). */
export const reissueLabel = 'Reissue';

/** Whether a title is a reissue: its number is above 0 (TS §4). */
export function isReissue(reissueNo: number | null | undefined): reissueNo is number {
  return typeof reissueNo === 'number' && reissueNo > 0;
}

/**
 * @param reissueNo the title's reissue number
 * @returns 'R{n}', shown red behind the ISBN (TS §4, CS §2); empty when the title is no reissue
 */
export function reissueMark(reissueNo: number | null | undefined): string {
  return isReissue(reissueNo) ? `R${reissueNo}` : '';
}

/** The ISBN with its mark, as Excel exports write it: '9780061120084 R3' (TS §7). */
export function isbnWithReissue(isbn: string, reissueNo: number | null | undefined): string {
  return isReissue(reissueNo) ? `${isbn} ${reissueMark(reissueNo)}` : isbn;
}
