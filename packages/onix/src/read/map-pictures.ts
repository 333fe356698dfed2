import { mapContributors } from './map-contributors.ts';
import { children, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixNode } from './parse-record.ts';
import { type PersonPicture, picturesOfPeople } from './pictures-of-people.ts';

/** Content types of list 158 (3.x) and file types of list 38 (2.1). */
const COVER = '01';
const OLD_COVER = ['06', '04', '05', '03'];
const THUMBNAIL = '27';
const OLD_THUMBNAIL = ['07'];
const CONTRIBUTOR = '04';
const OLD_CONTRIBUTOR = ['08'];
/** Mode of list 159. */
const STILL_IMAGE = '03';

/** Reads the addresses of the front cover, its thumbnail and the pictures of author and artist; http(s) only. */
export const mapPictures = once((record) => {
  const resources = children(record.collateral, 'SupportingResource').filter(
    (one) => (value(one, 'ResourceMode') ?? STILL_IMAGE) === STILL_IMAGE,
  );
  const ofType = (type: string) => resources.filter((one) => value(one, 'ResourceContentType') === type);
  const files = children(record.product, 'MediaFile');
  const oldLinks = (types: readonly string[]) =>
    types.flatMap((type) =>
      files.filter((one) => value(one, 'MediaFileTypeCode') === type).flatMap((one) => values(one, 'MediaFileLink')),
    );
  const covers = [...ofType(COVER).flatMap(resourceLinks), ...oldLinks(OLD_COVER)];
  return {
    cover: firstAddress([...covers, ...values(record.product, 'CoverImageLink')]),
    thumbnail: firstAddress([...ofType(THUMBNAIL).flatMap(resourceLinks), ...oldLinks(OLD_THUMBNAIL)]),
    ...picturesOfPeople(
      [
        ...ofType(CONTRIBUTOR).flatMap((one) => personPicture(resourceLinks(one), one)),
        ...oldLinks(OLD_CONTRIBUTOR).flatMap((link) => personPicture([link])),
      ],
      mapContributors(record),
    ),
  };
});

function personPicture(links: readonly string[], resource?: OnixNode): PersonPicture[] {
  const url = firstAddress(links);
  const features = children(resource, 'ResourceFeature').map((one) => ({
    type: value(one, 'ResourceFeatureType') ?? '',
    value: value(one, 'FeatureValue'),
    note: value(one, 'FeatureNote'),
  }));
  return url === undefined ? [] : [{ url, features }];
}

/** Returns the links of a resource, those of the largest version first. */
function resourceLinks(resource: OnixNode): string[] {
  const versions = children(resource, 'ResourceVersion').map((one) => ({
    links: values(one, 'ResourceLink'),
    width: width(one),
  }));
  return versions.sort((a, b) => b.width - a.width).flatMap((one) => one.links);
}

/** Feature types of list 162: 02 and 03 are height and width in pixels. */
function width(version: OnixNode): number {
  const sizes = children(version, 'ResourceVersionFeature')
    .filter((one) => ['02', '03'].includes(value(one, 'ResourceVersionFeatureType') ?? ''))
    .map((one) => Number(value(one, 'FeatureValue')));
  return Math.max(0, ...sizes.filter((size) => Number.isFinite(size)));
}

/** Returns the first web address. Blanks, which some senders leave in file names, become %20. */
function firstAddress(links: readonly string[]): string | undefined {
  const found = links.find((url) => /^https?:\/\//i.test(url) && URL.canParse(url));
  return found?.replaceAll(' ', '%20');
}
