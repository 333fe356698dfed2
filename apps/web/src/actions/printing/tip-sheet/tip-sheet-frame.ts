import { companyOf } from '@titlenet/catalogue/companies';
import { coverWidths } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import type { TipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { Configuration } from '@titlenet/contract/configuration';
import { coverAddress, personAddress } from '../../../domain/covers/picture-address.ts';
import type { TipSheetFrame } from './TipSheet.tsx';

const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** Address of the barcode as a picture, with the add-on of the price where the company has one. */
export function barcodeAddress(barcode: TipSheetContent['barcode']): string | null {
  if (!barcode) return null;
  return `/images/barcodes/${barcode.isbn}.svg${barcode.addOn ? `?addOn=${barcode.addOn}` : ''}`;
}

interface FrameOptions {
  readonly configuration: Configuration;
  readonly audience: Audience;
  /** Position in the run, from 0. */
  readonly index: number;
  readonly count: number;
  readonly now: Date;
}

/** Pictures and foot of a title's tip sheet. */
export function tipSheetFrame(bar: TitleBar, content: TipSheetContent, options: FrameOptions): TipSheetFrame {
  const { configuration, audience, index, count, now } = options;
  const { pictures } = configuration;
  const { companyCode } = bar;
  return {
    cover: hasPicture(bar.isbn)
      ? coverAddress(pictures, { companyCode, isbn: bar.isbn ?? '' }, coverWidths.large, audience)
      : null,
    photo: content.author.photoId ? personAddress(pictures, content.author.photoId, audience) : null,
    audience,
    orders: configuration.orders[companyCode] ?? `Order from your ${companyOf(companyCode).label} sales representative`,
    printedOn: days.format(now),
    page: index + 1,
    pages: count,
  };
}
