import { expect, test } from 'vitest';
import { emptyRecord } from '../field.ts';
import { type TitleBar, titleBarFields } from '../title-bar.ts';
import { isDownload } from './download.ts';

const bar = (parts: Partial<TitleBar>): TitleBar => ({ ...emptyRecord(titleBarFields), ...parts });

test.each([
  'E-Book',
  'Ebook',
  'Digital Audio, Unabridged',
  'Audio Download',
  'Online Resource',
  'Streamed Audio',
  'Digital Licence Key',
  'Digital Set',
  'EPUB 3',
])('%s is a download [PRINT-65]', (formatDesc) => {
  expect(isDownload(bar({ formatDesc }))).toBe(true);
});

test.each([
  'Hardcover',
  'Trade Paperback',
  'Digitally Printed Paperback',
  'Paperback, digital print',
  'CD-ROM',
  'Audio CD, Unabridged',
  'E-Book Reader',
  '',
])('%s is none', (formatDesc) => {
  expect(isDownload(bar({ formatDesc }))).toBe(false);
});

test('a format of HQNA, and prices of e-books alone, make a download [PRINT-65]', () => {
  expect(isDownload(bar({ formatDescSRP5: 'E-Book' }))).toBe(true);
  expect(isDownload(bar({ ebAgencyPrice: 9.99 }))).toBe(true);
  expect(isDownload(bar({ ebLibraryPrice: 30 }))).toBe(true);
});
