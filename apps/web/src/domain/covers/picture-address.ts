import { findCompany } from '@titlenet/catalogue/companies';
import { coverWidths } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { Configuration } from '@titlenet/contract/configuration';
import { fillAddress } from '../../ui/address/configured-address.ts';

type Pictures = Configuration['pictures'];

/** Fills the place of a division where there is none: no cover is kept under it. */
const noDivision = '0';

/** The picture that the settings name for a title's division, in one of the two widths (decision G-149, TS §9). */
export function coverAddress(
  pictures: Pictures,
  title: { companyCode: string | undefined; isbn: string },
  width: (typeof coverWidths)[keyof typeof coverWidths],
): string {
  const division = String(findCompany(title.companyCode)?.division ?? noDivision);
  return fillAddress(pictures.cover, { division, isbn: title.isbn.trim(), width: String(width) });
}

/**
 * Where the browser gets a picture that a record names: outside hosts are asked by the product alone, which passes on
 * what its settings allow (decision G-149); the page's policy lets a browser load nothing from elsewhere.
 */
export function proxiedAddress(address: string): string {
  const isOutside = /^https?:\/\//i.test(address) && URL.parse(address)?.origin !== window.location.origin;
  return isOutside ? `/images/outside?address=${encodeURIComponent(address)}` : address;
}

/**
 * The address of a picture that is to be saved: what the product draws comes as PNG, which every tool opens, and as large
 * as a page shows it; any other picture is what it is (decision 16).
 */
export function downloadAddress(address: string): string {
  const url = URL.parse(address, window.location.origin);
  const isGenerated = url?.origin === window.location.origin && /\/images\/(covers|people)\/[^/]+/.test(url.pathname);
  if (!url || !isGenerated) return address;
  if (!url.searchParams.has('width')) url.searchParams.set('width', String(coverWidths.large));
  url.searchParams.set('format', 'png');
  return `${url.pathname}${url.search}`;
}

/** The small cover of a title: the one that its record names, else the picture of the settings. */
export function thumbnailAddress(pictures: Pictures, bar: TitleBar): string {
  const { companyCode, isbn, imageThumbnailURL } = bar;
  if (imageThumbnailURL) return proxiedAddress(imageThumbnailURL);
  return coverAddress(pictures, { companyCode, isbn: isbn ?? '' }, coverWidths.thumbnail);
}

/** The picture of an author, reader, performer or artist (decision G-149). */
export function personAddress(pictures: Pictures, id: string): string {
  return fillAddress(pictures.person, { id: id.trim() });
}
