import { creditRoles, mapCredits, mapPeopleRows } from '../read/map-contributors.ts';
import { mapPeople } from '../read/map-people.ts';
import { mapPictures } from '../read/map-pictures.ts';
import { mapTexts } from '../read/map-texts.ts';
import { picturedPersonId } from '../read/pictured-person-id.ts';
import { writeContributors } from '../write/contributors.ts';
import { writePortraits } from '../write/pictures.ts';
import type { RecordFieldTable } from './onix-field.ts';

const authorDoc = {
  elements: '`Contributor`',
  rule: 'by `SequenceNumber`; authors (A01, A02 …), else editors (B01 …, C01 …), else artists, else the first who is neither translator, reader nor cover designer (A36); composites of the same name are one person; the illustrator is author2 if there is one author',
  written:
    "the roles that the feed stated (stored.creditRoles); else A01, and A12 for author2 of children's titles and of titles with facts of an artist; `PersonName`, inverted, and its parts; a name of several words without a comma is a corporate name",
};
const residenceDoc = {
  elements: '`ContributorPlace` 04',
  old: '–',
  rule: 'place, region (US, Canada and UK in words, else its code), country',
  written:
    '`ContributorPlace` with the country or region (US, Canada, UK) at the end of the text; left out if there is none',
};
const hometownDoc = {
  elements: '`ContributorPlace` 01',
  old: '–',
  rule: 'as the residence',
  written:
    '`ContributorPlace` with the country or region (US, Canada, UK) at the end of the text; left out if there is none',
};
const linksDoc = {
  elements: '`Contributor/Website`',
  rule: 'http(s) only',
  written: '`Website`; an address without a scheme gets https://',
};
const pictureIdDoc = {
  elements: 'made from the name and the address of the picture',
  rule: 'see *Pictures of people*',
};
const pictureDoc = {
  elements: '`SupportingResource` 04, the largest',
  old: '`MediaFile` 08',
  rule: 'see *Pictures of people*',
  written: '`SupportingResource` 04 with the name as its caption; blanks in the address as %20',
};

/** The people credited on the title bar and the sheet. */
export const peopleFields = {
  'bar.author1': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapCredits(record).author1,
    write: writeContributors,
    lists: [17, 19],
    doc: authorDoc,
  },
  'bar.author2': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapCredits(record).author2,
    write: writeContributors,
    lists: [17, 19],
    doc: authorDoc,
  },
  'bar.translator': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapCredits(record).translator,
    write: writeContributors,
    lists: [17],
    doc: { elements: '`Contributor` B06, B08, B10', rule: "joined by '; '" },
  },
  'bar.reader': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapCredits(record).reader,
    write: writeContributors,
    lists: [17],
    doc: { elements: '`Contributor` E07, E03, E01, E99, E08, E09, E05', rule: "joined by '; '" },
  },
  'editorial.people': {
    blocks: ['DescriptiveDetail'],
    read: (record) => {
      const people = mapPeopleRows(record);
      return people.length > 0 ? people : undefined;
    },
    write: writeContributors,
    lists: [17, 19],
    doc: {
      elements: '`Contributor`',
      rule: 'all contributors by `SequenceNumber`: name, words and codes of the roles, `BiographicalNote`',
      written: 'in this order, with the roles and the biography of each; without rows, the people of the title bar',
    },
  },
  'stored.creditRoles': {
    blocks: ['DescriptiveDetail'],
    read: creditRoles,
    write: writeContributors,
    lists: [17],
    doc: {
      elements: '`ContributorRole` of author1 and author2',
      rule: "'B01; A12'; absent for a single author with role A01",
    },
  },
  'stored.artist2': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapCredits(record).artist2,
    write: writeContributors,
    lists: [17],
    doc: {
      elements: '`Contributor` of the first artist who is neither author1 nor author2',
      written: '`Contributor` A12, after author2',
    },
  },
  'editorial.authorBio': {
    blocks: ['DescriptiveDetail', 'CollateralDetail'],
    read: (record) => mapPeople(record).authorBio ?? mapTexts(record).biography,
    write: writeContributors,
    lists: [153, 33],
    doc: { elements: '`BiographicalNote` of the authors, else text 12', old: 'the same, else 13' },
  },
  'editorial.artisInfo': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPeople(record).artisInfo,
    write: writeContributors,
    lists: [17],
    doc: { elements: '`BiographicalNote` of artists who are not authors' },
  },
  'editorial.authorResidence': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPeople(record).authorResidence,
    write: writeContributors,
    lists: [151, 49, 91],
    doc: residenceDoc,
  },
  'editorial.artisResidence': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPeople(record).artisResidence,
    write: writeContributors,
    lists: [151, 49, 91],
    doc: residenceDoc,
  },
  'editorial.authorHometown': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPeople(record).authorHometown,
    write: writeContributors,
    lists: [151, 49, 91],
    doc: hometownDoc,
  },
  'editorial.artisHometown': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPeople(record).artisHometown,
    write: writeContributors,
    lists: [151, 49, 91],
    doc: hometownDoc,
  },
  'online.authorSocialMedia': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPeople(record).authorLinks,
    write: writeContributors,
    lists: [],
    doc: linksDoc,
  },
  'online.artistSocialMedia': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPeople(record).artistLinks,
    write: writeContributors,
    lists: [],
    doc: linksDoc,
  },
  'stored.authorPicture': {
    blocks: ['DescriptiveDetail', 'CollateralDetail'],
    read: (record) => mapPictures(record).author,
    write: writePortraits,
    lists: [158, 160, 44, 38],
    doc: pictureDoc,
  },
  'stored.artistPicture': {
    blocks: ['DescriptiveDetail', 'CollateralDetail'],
    read: (record) => mapPictures(record).artist,
    write: writePortraits,
    lists: [158, 160, 44, 38],
    doc: pictureDoc,
  },
  'editorial.authorId': {
    blocks: ['DescriptiveDetail', 'CollateralDetail'],
    read: (record) => picturedPersonId(mapCredits(record).author1, mapPictures(record).author),
    lists: [],
    doc: pictureIdDoc,
  },
  'editorial.artistId': {
    blocks: ['DescriptiveDetail', 'CollateralDetail'],
    read: (record) => picturedPersonId(mapCredits(record).author2, mapPictures(record).artist),
    lists: [],
    doc: pictureIdDoc,
  },
} satisfies RecordFieldTable;
