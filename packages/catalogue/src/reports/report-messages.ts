/** What stands in place of a report (G-290): on screen, on paper, in files and in responses. */

/** The company has the title, and nothing was sent from which this report could be made. */
export const noSuchReport = 'There is no such report of this title.';

/** Of a selected title without an ISBN. */
export const reportsNeedIsbn = 'Reports need an ISBN, which this title does not have.';

/** No title is known by the ISBN in the company, or the reader may not see it (REPORT-14). */
export const titleNotFound = ({ isbn, companyCode }: { isbn: string; companyCode: string }) =>
  `ISBN: ${isbn} was not found in Company Code: ${companyCode}`;

/** Follows `titleNotFound`, or stands alone where no company is known (REPORT-15, G-129). */
export const titleUnknown = 'This title does not exist in TitleNet.';
