import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { defaultText, htmlText } from './element-texts.ts';
import type { Attributed, Children } from './write-element.ts';

/** Text types of list 153. */
const SENDER_DEFINED = '01';
const DESCRIPTION = '03';
const COVER_COPY = '05';
const HEADLINE = '10';
const FEATURE = '11';
const BIOGRAPHY = '12';
/** Audiences of list 154. */
const UNRESTRICTED = '00';
const RESTRICTED = '01';
const TEACHERS = '05';

type Texts = Pick<TitleRecord, 'sheet'>;

/** A text of CollateralDetail; nothing for an empty one. */
function text(type: string, content: Attributed | undefined, audience = UNRESTRICTED): Children[] {
  return content ? [{ TextType: type, ContentAudience: audience, Text: content }] : [];
}

const inCollateral = (...texts: Children[][]): Children => ({ CollateralDetail: { TextContent: texts.flat() } });

/** Writes a text for the public. @param type list 153 */
export const textContent = (type: string, content: Attributed | undefined): Children =>
  inCollateral(text(type, content));

export const writeTagline = ({ sheet }: Texts): Children =>
  inCollateral(text(HEADLINE, defaultText(sheet.editorial?.tagline || sheet.marketing?.tagline)));

/** Writes the description; the cover copy only if it differs from it. */
export function writeDescriptions({ sheet }: Texts): Children {
  const { bookDescription, onixRetailerDescription } = sheet.editorial ?? {};
  const hasBoth = onixRetailerDescription && bookDescription && onixRetailerDescription !== bookDescription;
  return inCollateral(
    text(DESCRIPTION, htmlText(onixRetailerDescription || bookDescription)),
    hasBoth ? text(COVER_COPY, htmlText(bookDescription)) : [],
  );
}

export const writeSellPoints = ({ sheet }: Texts): Children =>
  inCollateral(text(FEATURE, htmlText(sheet.editorial?.sellPoints)));

export const writeInternalSellPoints = ({ sheet }: Texts): Children =>
  inCollateral(text(FEATURE, htmlText(sheet.editorial?.internalSellPoints), RESTRICTED));

export const writeEducational = ({ sheet }: Texts): Children =>
  inCollateral(text(SENDER_DEFINED, htmlText(sheet.marketing?.educational), TEACHERS));

/** The author's biography as a text, for titles without a contributor. */
export const biographyText = ({ sheet }: Texts): Children =>
  inCollateral(text(BIOGRAPHY, htmlText(sheet.editorial?.authorBio)));
