import { pictureFormats, youngFormats } from './list-formats.ts';
import type { PublishingList } from './publishing-list.ts';

/** Lists of company 003, with its Canadian lists. */
export const childrensLists: readonly PublishingList[] = [
  {
    weight: 47,
    division: ['KP', 'CHILDREN’S PICTURE BOOKS'],
    group: ['CHD', 'Children’s Books'],
    imprints: [
      ['KTB', 'Kite & Thimble'],
      ['PDL', 'Puddlejump'],
      ['MSY', 'Mossy Path Books'],
    ],
    editorialImprints: ['Kite & Thimble', 'Puddlejump', 'Puddlejump Baby', 'Mossy Path'],
    genres: [
      ['pictureBook', 75],
      ['boardBook', 25],
    ],
    formats: pictureFormats,
  },
  {
    weight: 50,
    division: ['KN', 'CHILDREN’S AND TEEN NOVELS'],
    group: ['CHD', 'Children’s Books'],
    imprints: [
      ['KTN', 'Kite & Thimble Novels'],
      ['COM', 'Comet Teen'],
      ['KCL', 'Thimble Classics'],
    ],
    editorialImprints: ['Kite & Thimble', 'Comet', 'Comet Fantasy', 'Thimble Classics'],
    genres: [
      ['middleGrade', 42],
      ['youngAdult', 36],
      ['childrenNonfiction', 16],
    ],
    formats: youngFormats,
  },
  {
    weight: 2,
    division: ['CK', 'HCCA KIDS'],
    group: ['CAN', 'Canada'],
    imprints: [['SNW', 'Snowshoe Kids']],
    editorialImprints: ['Snowshoe'],
    genres: [['pictureBook', 1]],
    formats: pictureFormats,
  },
  {
    weight: 2,
    division: ['KO', 'CANADA OTHER KIDS'],
    group: ['CAN', 'Canada'],
    imprints: [['LON', 'Little Loon']],
    editorialImprints: ['Little Loon'],
    genres: [['middleGrade', 1]],
    formats: youngFormats,
  },
];

/** Lists of company 035. */
export const activityLists: readonly PublishingList[] = [
  {
    weight: 1,
    division: ['UB', 'ILLUSTRATED ACTIVITY'],
    group: ['ACT', 'Activity & Novelty'],
    imprints: [
      ['TMB', 'Tumbledown'],
      ['TMY', 'Tumbledown Young Reading'],
    ],
    editorialImprints: ['Tumbledown', 'Tumbledown Facts'],
    genres: [
      ['boardBook', 36],
      ['childrenNonfiction', 36],
      ['pictureBook', 20],
      ['middleGrade', 8],
    ],
    formats: [
      ['novelty', 0.55],
      ['boardBook', 0.4],
      ['hardcover', 0.5],
      ['tradePaperback', 0.35],
      ['ebook', 0.4],
      ['audioDownload', 0.12],
      ['audioDiscs', 0.06],
    ],
  },
];
