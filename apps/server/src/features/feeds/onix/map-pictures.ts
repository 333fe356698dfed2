import { children, value, values } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPictures } from './onix-title.ts';
import type { OnixNode } from './parse-record.ts';

/** Content types of list 158 (3.x) and file types of list 38 (2.1). */
const COVER = ['01'];
const OLD_COVER = ['06', '04', '05', '03'];
const THUMBNAIL = ['27'];
const OLD_THUMBNAIL = ['07'];
const CONTRIBUTOR = ['04'];
const OLD_CONTRIBUTOR = ['08'];
/** Mode of list 159. */
const STILL_IMAGE = '03';

/** Addresses of the front cover, its thumbnail and the contributors' pictures; only http(s). */
export function mapPictures(record: OnixRecord): OnixPictures {
  const resources = children(record.collateral, 'SupportingResource').filter(
    (one) => (value(one, 'ResourceMode') ?? STILL_IMAGE) === STILL_IMAGE,
  );
  const files = children(record.product, 'MediaFile');
  const links = (types: readonly string[], oldTypes: readonly string[]) => [
    ...resources.filter((one) => types.includes(value(one, 'ResourceContentType') ?? '')).flatMap(resourceLinks),
    ...oldTypes.flatMap((type) =>
      files.filter((one) => value(one, 'MediaFileTypeCode') === type).flatMap((one) => values(one, 'MediaFileLink')),
    ),
  ];
  return {
    cover: [...links(COVER, OLD_COVER), ...values(record.product, 'CoverImageLink')].find(isWebAddress),
    thumbnail: links(THUMBNAIL, OLD_THUMBNAIL).find(isWebAddress),
    contributors: links(CONTRIBUTOR, OLD_CONTRIBUTOR).filter(isWebAddress),
  };
}

/** The links of a resource, the downloadable and the largest first. */
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

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}
