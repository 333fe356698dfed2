import type { TitleBar } from '../title-bar.ts';

/** Words of the house and of ONIX for formats that are not sold as things: 'E-Book', 'Digital Audio', 'Online Resource'. */
const DOWNLOAD = /\be-?books?\b(?! reader)|\bepub\b|\bkindle\b|\bdigital\b(?! print)|\bdownload|\bonline\b|\bstream/i;

/** Whether a title is an e-book or another download, by its format or by prices that only e-books have. */
export const isDownload = (bar: TitleBar): boolean =>
  bar.ebAgencyPrice !== null ||
  bar.ebLibraryPrice !== null ||
  DOWNLOAD.test(`${bar.formatDesc ?? ''} ${bar.formatDescSRP5 ?? ''}`);
