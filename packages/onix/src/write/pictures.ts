import { displayName } from '@titlenet/catalogue/text/names';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { isArtist } from './contributors.ts';
import { line } from './element-texts.ts';
import { webAddress } from './web-address.ts';
import type { Children } from './write-element.ts';

/** List 158. */
const FRONT_COVER = '01';
const CONTRIBUTOR = '04';
const COVER_THUMBNAIL = '27';
/** List 154. */
const UNRESTRICTED = '00';
/** List 159. */
const STILL_IMAGE = '03';
/** List 160. */
const CAPTION = '02';
/** List 161. */
const DOWNLOADABLE = '02';

/** Writes the cover and its thumbnail, if they differ. */
export function writeCover({ bar }: Pick<TitleRecord, 'bar'>): Children {
  const thumbnail = bar.imageThumbnailURL === bar.imageURL ? null : bar.imageThumbnailURL;
  return inCollateral([...picture(FRONT_COVER, bar.imageURL), ...picture(COVER_THUMBNAIL, thumbnail)]);
}

/** Writes the pictures of author and artist that a feed has sent. */
export function writePortraits(record: TitleRecord): Children {
  const { bar, stored } = record;
  return inCollateral([
    ...portrait(bar.author1, stored.authorPicture),
    ...(isArtist(record) ? portrait(bar.author2, stored.artistPicture) : []),
  ]);
}

const inCollateral = (pictures: Children[]): Children => ({ CollateralDetail: { SupportingResource: pictures } });

/** Only web addresses are written: the server's own pictures need a sign-in, so that no recipient could fetch them. */
function picture(type: string, url: string | null | undefined, features: Children = {}): Children[] {
  // An address of the house without a scheme is a path of its own server.
  const address = /^https?:/i.test(url?.trim() ?? '') ? webAddress(url) : undefined;
  if (address === undefined) return [];
  return [
    {
      ResourceContentType: type,
      ContentAudience: UNRESTRICTED,
      ResourceMode: STILL_IMAGE,
      ...features,
      ResourceVersion: { ResourceForm: DOWNLOADABLE, ResourceLink: address },
    },
  ];
}

/** A person's picture, with the name as its caption. */
function portrait(name: string | null | undefined, url: string | null | undefined): Children[] {
  const caption = line(displayName(name ?? ''));
  if (caption === undefined) return [];
  return picture(CONTRIBUTOR, url, { ResourceFeature: { ResourceFeatureType: CAPTION, FeatureNote: caption } });
}
