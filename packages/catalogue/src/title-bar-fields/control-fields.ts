import { allButHqna, noLayout } from '../layouts.ts';
import type { BarField } from './bar-field.ts';

/** ONIX export, and fields that control links and rules. */
export const controlFields = [
  {
    name: 'excludedFromONIX',
    label: 'Excluded from ONIX',
    type: 'flag',
    shown: allButHqna,
    audience: 'internal',
    group: 'onix',
  },
  {
    name: 'exclusionDate',
    label: 'Exclusion Date',
    type: 'date',
    shown: allButHqna,
    audience: 'internal',
    group: 'onix',
  },
  {
    name: 'removedExclusionDate',
    label: 'Exclusion Removed',
    type: 'date',
    shown: allButHqna,
    audience: 'internal',
    group: 'onix',
  },
  { name: 'onixDate', label: 'ONIX Date', type: 'date', shown: allButHqna, audience: 'internal', group: 'onix' },
  {
    name: 'imageURL',
    label: 'Image',
    type: 'text',
    shown: noLayout,
    audience: 'accounts',
    group: 'link',
    isAddress: true,
  },
  {
    name: 'imageThumbnailURL',
    label: 'Thumbnail',
    type: 'text',
    shown: noLayout,
    audience: 'accounts',
    group: 'link',
    isAddress: true,
  },
  { name: 'isAudio', label: 'Audio', type: 'boolean', shown: noLayout, audience: 'accounts', group: 'link' },
  {
    name: 'productId',
    label: 'Product Id',
    type: 'integer',
    shown: noLayout,
    audience: 'accounts',
    group: 'link',
    isRequired: true,
  },
  {
    name: 'companyCode',
    label: 'Company Code',
    type: 'code',
    shown: noLayout,
    audience: 'accounts',
    group: 'link',
    isRequired: true,
  },
] as const satisfies readonly BarField[];
