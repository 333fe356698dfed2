import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { ClassicAuthor } from '../works/classic-authors.ts';
import { type PublishingList, publishingLists } from './publishing-lists.ts';

export interface CompanyProfile {
  /** Percentage of the catalogue's titles. */
  share: number;
  publisher: string;
  /** ISBN ranges: prefix with group, first and last four-digit registrant. */
  registrants: readonly [group: string, first: number, last: number];
  /** Share (0 to 1) of its first authors that are authors of public-domain works. */
  classics: number;
  /** Audiences of those authors; repeated entries are more frequent. */
  classicAudiences: readonly ClassicAuthor['audience'][];
  lists: readonly PublishingList[];
}

/** Demo settings of each company. All names are invented. */
export const companyProfiles: Record<CompanyCode, CompanyProfile> = {
  '001': {
    share: 45,
    publisher: 'Harbourline',
    registrants: ['978-0', 7000, 7499],
    classics: 0.36,
    classicAudiences: ['adult'],
    lists: publishingLists['001'],
  },
  '003': {
    share: 18,
    publisher: 'Kite & Thimble Children’s Books',
    registrants: ['978-1', 4000, 4249],
    classics: 0.34,
    classicAudiences: ['children'],
    lists: publishingLists['003'],
  },
  '018': {
    share: 2,
    publisher: 'Larkspur & Sons',
    registrants: ['978-1', 4400, 4419],
    classics: 0.5,
    classicAudiences: ['adult'],
    lists: publishingLists['018'],
  },
  '035': {
    share: 4,
    publisher: 'Tumbledown Books',
    registrants: ['978-1', 4300, 4339],
    classics: 0.3,
    classicAudiences: ['children'],
    lists: publishingLists['035'],
  },
  '180': {
    share: 14,
    publisher: 'Harlequin',
    registrants: ['978-0', 7500, 7649],
    classics: 0.06,
    classicAudiences: ['adult'],
    lists: publishingLists['180'],
  },
  '006': {
    share: 9,
    publisher: 'Wellspring Christian Publishing',
    registrants: ['978-0', 7650, 7749],
    classics: 0.15,
    classicAudiences: ['christian'],
    lists: publishingLists['006'],
  },
  '400': {
    share: 8,
    publisher: 'Harbourline UK',
    registrants: ['978-1', 4500, 4589],
    classics: 0.5,
    classicAudiences: ['adult', 'adult', 'adult', 'children'],
    lists: publishingLists['400'],
  },
};
