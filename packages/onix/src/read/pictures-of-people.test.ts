import { expect, test } from 'vitest';
import { collateral, descriptive, newTitle, oldTitle } from '../testing/onix-snippets.ts';
import { picturesOfPeople } from './pictures-of-people.ts';

const person = (role: string, name: string, identifier = '') =>
  `<Contributor><ContributorRole>${role}</ContributorRole>${identifier && `<NameIdentifier><NameIDType>${identifier.slice(0, 2)}</NameIDType><IDValue>${identifier.slice(3)}</IDValue></NameIdentifier>`}<PersonName>${name}</PersonName></Contributor>`;
const feature = (type: string, element: string, text: string) =>
  `<ResourceFeature><ResourceFeatureType>${type}</ResourceFeatureType><${element}>${text}</${element}></ResourceFeature>`;
const picture = (name: string, features = '') =>
  `<SupportingResource><ResourceContentType>04</ResourceContentType><ResourceMode>03</ResourceMode>${features}<ResourceVersion><ResourceLink>https://x.test/${name}.jpg</ResourceLink></ResourceVersion></SupportingResource>`;

const ann = person('A01', 'Ann Lee', '16 0000000121436868');
const bo = person('A12', 'Bo Reed', '21 0000000218250097');
const reader = person('E07', 'Cy Dunn', '01 C7');

test.each<[string, string, string, object]>([
  ['of the only author', ann, picture('ann'), { author: 'ann' }],
  ['of the first named author beside a reader', ann + reader, picture('ann'), { author: 'ann' }],
  ['of one of two people without distinguishing features', ann + bo, picture('one'), {}],
  ['by its ISNI', ann + bo, picture('ann', feature('05', 'FeatureValue', '0000 0001 2143 6868')), { author: 'ann' }],
  ['by its ORCID', ann + bo, picture('bo', feature('11', 'FeatureValue', '0000-0002-1825-0097')), { artist: 'bo' }],
  ['by the sender’s number of somebody else', ann + reader, picture('cy', feature('06', 'FeatureValue', 'C7')), {}],
  ['by a number of another kind', ann + bo, picture('x', feature('06', 'FeatureValue', '0000000121436868')), {}],
  ['by its caption', ann + bo, picture('bo', feature('02', 'FeatureNote', 'BO REED, 2025')), { artist: 'bo' }],
  [
    'whose caption has a name inside a word',
    ann + person('A12', 'Bo'),
    picture('x', feature('02', 'FeatureNote', 'Above all')),
    {},
  ],
  ['that shows both', ann + bo, picture('both', feature('07', 'FeatureNote', 'Ann Lee with Bo Reed')), {}],
  ['of a title without people', '', picture('x'), {}],
  ['with a feature that is none', ann + bo, picture('x', feature('constructor', 'FeatureValue', 'x')), {}],
  [
    'of each of two',
    ann + bo,
    picture('bo', feature('02', 'FeatureNote', 'Reed, Bo')) + picture('ann', feature('02', 'FeatureNote', 'Ann Lee')),
    { author: 'ann', artist: 'bo' },
  ],
])('a picture %s', async (_, people, pictures, expected) => {
  const { stored } = await newTitle(descriptive(people) + collateral(pictures));
  const whole = Object.entries(expected).map(([who, name]) => [who, `https://x.test/${name}.jpg`]);
  expect({ author: stored.authorPicture, artist: stored.artistPicture }).toEqual(Object.fromEntries(whole));
});

test('2.1 has pictures of authors too', async () => {
  const file =
    '<MediaFile><MediaFileTypeCode>08</MediaFileTypeCode><MediaFileLink>http://x.test/a b.jpg</MediaFileLink></MediaFile>';
  const { stored } = await oldTitle(`<Publisher/>${file}${person('A01', 'Ann Lee')}`);
  expect(stored.authorPicture).toBe('http://x.test/a%20b.jpg');
});

const annLee = { name: 'Lee, Ann', roles: ['A01'], roleText: 'Author', isCorporate: false, identifiers: [] };
const other = { ...annLee, name: 'Ray, Bo' };

test('of 2,000 pictures the first 20 are looked at', () => {
  let looks = 0;
  const pictures = Array.from({ length: 2_000 }, () => ({
    url: 'https://x.test/a.jpg',
    get features() {
      looks += 1;
      return [];
    },
  }));
  expect(picturesOfPeople(pictures, [annLee, other])).toEqual({});
  expect(looks).toBe(20);
});

test('a name is looked for in the first 1,000 characters of a caption', () => {
  const captioned = (before: string) => [
    { url: 'https://x.test/a.jpg', features: [{ type: '02', note: `${before}Ann Lee` }] },
  ];
  expect(picturesOfPeople(captioned('x '.repeat(490)), [annLee, other])).toEqual({ author: 'https://x.test/a.jpg' });
  expect(picturesOfPeople(captioned('x '.repeat(500)), [annLee, other])).toEqual({});
});
