import { displayName } from '@titlenet/catalogue/text/names';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { isArtist } from './contributors.ts';
import { defaultText, htmlText, line } from './element-texts.ts';
import { awardLines, prize } from './prizes.ts';
import { quoteTexts } from './quotes.ts';
import type { Attributed, Children } from './write-element.ts';

/** Text types of list 153. */
const SENDERS_OWN = '01';
const SHORT_DESCRIPTION = '02';
const DESCRIPTION = '03';
const COVER_COPY = '05';
const HEADLINE = '10';
const FEATURE = '11';
const BIOGRAPHY = '12';
/** Audiences of list 154. */
const EVERYBODY = '00';
const RESTRICTED = '01';
const TEACHERS = '05';
/** List 158. */
const FRONT_COVER = '01';
const CONTRIBUTOR = '04';
const COVER_THUMBNAIL = '27';
/** List 159. */
const STILL_IMAGE = '03';
/** List 160. */
const CAPTION = '02';

/** What is told about a title: texts, quotes, pictures, awards (block 2). */
export function collateralDetail(record: TitleRecord): Children {
  return {
    TextContent: [...texts(record), ...quoteTexts(record)],
    SupportingResource: pictures(record),
    Prize: titleAwards(record).map(prize),
  };
}

function texts({ bar, sheet }: TitleRecord): Children[] {
  const { editorial = {}, marketing = {} } = sheet;
  const { bookDescription, onixRetailerDescription } = editorial;
  const [description, coverCopy] =
    onixRetailerDescription && bookDescription && onixRetailerDescription !== bookDescription
      ? [onixRetailerDescription, bookDescription]
      : [onixRetailerDescription || bookDescription, undefined];
  return [
    ...text(SHORT_DESCRIPTION, defaultText(editorial.keynote)),
    ...text(DESCRIPTION, htmlText(description)),
    ...text(COVER_COPY, htmlText(coverCopy)),
    ...text(HEADLINE, defaultText(editorial.tagline || marketing.tagline)),
    ...text(FEATURE, htmlText(editorial.sellPoints)),
    ...text(FEATURE, htmlText(editorial.internalSellPoints), RESTRICTED),
    // The note of a title that names no author.
    ...(line(bar.author1) ? [] : text(BIOGRAPHY, htmlText(editorial.authorBio))),
    ...text(SENDERS_OWN, htmlText(marketing.educational), TEACHERS),
  ];
}

function text(type: string, content: Attributed | undefined, audience = EVERYBODY): Children[] {
  return content ? [{ TextType: type, ContentAudience: audience, Text: content }] : [];
}

/** Addresses of pictures that others can fetch: not the product's own, which need a sign-in. */
function pictures(record: TitleRecord): Children[] {
  const { bar, stored } = record;
  const thumbnail = bar.imageThumbnailURL === bar.imageURL ? null : bar.imageThumbnailURL;
  return [
    ...picture(FRONT_COVER, bar.imageURL),
    ...picture(COVER_THUMBNAIL, thumbnail),
    ...portrait(bar.author1, stored.authorPicture),
    ...(isArtist(record) ? portrait(bar.author2, stored.artistPicture) : []),
  ];
}

function picture(type: string, url: string | null | undefined, about: Children = {}): Children[] {
  const address = url?.trim().replaceAll(' ', '%20');
  if (!address || !/^https?:\/\/\S+$/i.test(address)) return [];
  return [
    {
      ResourceContentType: type,
      ContentAudience: EVERYBODY,
      ResourceMode: STILL_IMAGE,
      ...about,
      ResourceVersion: { ResourceForm: '02', ResourceLink: address },
    },
  ];
}

/** A person's picture, with a caption that says whose it is. */
function portrait(name: string | null | undefined, url: string | null | undefined): Children[] {
  const shown = line(displayName(name ?? ''));
  if (shown === undefined) return [];
  return picture(CONTRIBUTOR, url, { ResourceFeature: { ResourceFeatureType: CAPTION, FeatureNote: shown } });
}

/** The awards of the title and its author; those of its artist stand with the artist. */
export function titleAwards({ sheet, bar }: Pick<TitleRecord, 'sheet' | 'bar'>): string[] {
  const { authorAwards, artistAwards, hccpAwards } = sheet.awards ?? {};
  const ofArtist = awardLines(artistAwards);
  const own = [...awardLines(authorAwards), ...awardLines(hccpAwards).filter((award) => !ofArtist.includes(award))];
  return [...new Set(bar.author2?.trim() ? own : [...own, ...ofArtist])];
}
