import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { collateral, descriptive, newTitle, oldTitle } from '../testing/onix-snippets.ts';
import { invertName } from './person-name.ts';

test.each([
  ['Jane Austen', 'Austen, Jane'],
  ['Ursula K. Le Guin', 'Le Guin, Ursula K.'],
  ['Vincent van Gogh', 'van Gogh, Vincent'],
  ['Juan de la Cruz', 'de la Cruz, Juan'],
  ['Martin Luther King, Jr.', 'King, Martin Luther, Jr.'],
  ['Martin Luther King Jr.', 'King, Martin Luther, Jr.'],
  ['Benjamin Spock, M.D.', 'Spock, Benjamin'],
  ['John Stewart III', 'Stewart, John, III'],
  ['John Stewart Jr. III, Sr.', 'Stewart, John, Jr., III, Sr.'],
  ['Austen, Jane', 'Austen, Jane'],
  ['Voltaire', 'Voltaire'],
  ['Maj Sjöwall and Per Wahlöö', 'Maj Sjöwall and Per Wahlöö'],
  ['村上春樹', '村上春樹'],
  ['村上 春樹', '村上 春樹'],
])('%s is stored as %s', (name, expected) => {
  expect(invertName(name)).toBe(expected);
});

test('a name of 300,000 generations is inverted within a second', async () => {
  const work = () => expect(invertName(`Ann Bell${' V'.repeat(300_000)}`).slice(0, 16)).toBe('Bell, Ann, V, V,');
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});

const person = (role: string, content: string, sequence = '') =>
  `<Contributor>${sequence}<ContributorRole>${role}</ContributorRole>${content}</Contributor>`;
const named = (role: string, name: string) => person(role, `<PersonName>${name}</PersonName>`);

test.each<[string, string, object]>([
  ['one author', named('A01', 'Ann Bee'), { author2: 'Dee, Cee', artist2: 'Fox, Eve' }],
  ['two authors', named('A01', 'Ann Bee') + named('A01', 'Bo Ray'), { author2: 'Ray, Bo', artist2: 'Dee, Cee' }],
])('with %s, the first artist who is not in the title bar is artist2', async (_, authors, expected) => {
  const content = authors + named('A12', 'Cee Dee') + named('A13', 'Eve Fox') + named('B06', 'Gil Ham');
  const { bar, stored } = await newTitle(descriptive(content));
  expect({ author2: bar.author2, artist2: stored.artist2 }).toEqual(expected);
});

test.each<[string, string, object]>([
  ['of an author', named('A01', 'Ann Bee') + named('A36', 'Leo Marsh'), { author1: 'Bee, Ann' }],
  ['of an editor', named('B01', 'Ann Bee') + named('A36', 'Leo Marsh'), { author1: 'Bee, Ann' }],
  ['of nobody', named('A36', 'Leo Marsh'), {}],
  ['of a photographer', named('A36', 'Leo Marsh') + named('A13', 'Eve Fox'), { author1: 'Fox, Eve' }],
  [
    'sent as artificial intelligence',
    named('A01', 'Ann Bee') + person('A36', '<UnnamedPersons>09</UnnamedPersons>'),
    { author1: 'Bee, Ann' },
  ],
])('the designer of the cover of a book %s is in People only [EDIT-41]', async (_, content, credits) => {
  const { bar, stored, editorial } = await newTitle(descriptive(content));
  const { author1, author2 } = bar;
  expect({ author1, author2, artist2: stored.artist2 }).toEqual({
    author1: undefined,
    author2: undefined,
    artist2: undefined,
    ...credits,
  });
  expect(editorial.people?.map(({ role }) => role)).toContain('Cover Design');
});

test('a person in two composites is one contributor with both roles [EDIT-42]', async () => {
  const note = (text: string) => `<PersonName>Ann Bee</PersonName><BiographicalNote>${text}</BiographicalNote>`;
  const content = person('A01', note('Writes.')) + named('A01', 'Cee Dee') + person('A12', note('Draws.'));
  const { bar, stored, editorial } = await newTitle(descriptive(content));
  expect([bar.author1, bar.author2, stored.artist2, stored.creditRoles]).toEqual([
    'Bee, Ann',
    'Dee, Cee',
    undefined,
    'A01 A12; A01',
  ]);
  const biography = '<p>Writes.</p><p>Draws.</p>';
  expect(editorial.people).toEqual([
    { name: 'Bee, Ann', role: 'Author, Illustrator', biography, roles: 'A01 A12', isCredited: true },
    { name: 'Dee, Cee', role: 'Author', biography: null, roles: 'A01', isCredited: true },
  ]);
  expect([editorial.authorBio, editorial.artisInfo]).toEqual([biography, undefined]);
});

test('links of a person in two composites stand once, and two links to one address both [EDIT-42]', async () => {
  const link = (words: string) =>
    `<Website><WebsiteDescription>${words}</WebsiteDescription><WebsiteLink>https://bee.test</WebsiteLink></Website>`;
  const first = person('A01', `<PersonName>Ann Bee</PersonName>${link('Blog')}${link('Photos')}`);
  const { online } = await newTitle(
    descriptive(first + person('A12', `<PersonName>Ann Bee</PersonName>${link('Blog')}`)),
  );
  const url = 'https://bee.test';
  expect(online.authorSocialMedia).toEqual([
    { description: 'Blog', url },
    { description: 'Photos', url },
  ]);
});

test.each<[string, string, string | undefined]>([
  ['as inverted', '<PersonName>X Y</PersonName><PersonNameInverted>Austen, Jane</PersonNameInverted>', 'Austen, Jane'],
  ['from its parts', '<NamesBeforeKey>Maj</NamesBeforeKey><KeyNames>Sjöwall</KeyNames>', 'Sjöwall, Maj'],
  [
    'with prefix and suffix',
    '<NamesBeforeKey>Antoine</NamesBeforeKey><PrefixToKey>de</PrefixToKey><KeyNames>Saint-Exupéry</KeyNames><SuffixToKey>Jr.</SuffixToKey>',
    'de Saint-Exupéry, Antoine, Jr.',
  ],
  ['a key name alone', '<KeyNames>Voltaire</KeyNames>', 'Voltaire'],
  ['of a body', '<CorporateName>National Geographic Society</CorporateName>', 'National Geographic Society'],
  ['of a body in the wrong element', '<PersonName>Chronicle Books LLC</PersonName>', 'Chronicle Books LLC'],
  ['nobody named', '<UnnamedPersons>04</UnnamedPersons>', 'Various'],
])('a name %s', async (_, content, expected) => {
  expect((await newTitle(descriptive(person('A01', content)))).bar.author1).toBe(expected);
  expect((await oldTitle(`<ProductForm>BB</ProductForm>${person('A01', content)}`)).bar.author1).toBe(expected);
});

test.each<[string, string, object]>([
  ['two authors', named('A01', 'Ann Bee') + named('A01', 'Cee Dee'), { author1: 'Bee, Ann', author2: 'Dee, Cee' }],
  [
    'author and illustrator',
    named('A12', 'Cee Dee') + named('A01', 'Ann Bee'),
    { author1: 'Bee, Ann', author2: 'Dee, Cee' },
  ],
  [
    'an editor where there is no author',
    named('B01', 'Ann Bee') + named('B06', 'Cee Dee'),
    { author1: 'Bee, Ann', translator: 'Dee, Cee' },
  ],
  [
    'a translator is no author',
    named('A01', 'Ann Bee') + named('B06', 'Cee Dee') + named('B06', 'Eff Gee'),
    { author1: 'Bee, Ann', translator: 'Dee, Cee; Gee, Eff' },
  ],
  ['readers', named('A01', 'Ann Bee') + named('E07', 'Cee Dee'), { author1: 'Bee, Ann', reader: 'Dee, Cee' }],
  [
    'the order that the sender numbers',
    person('A01', '<PersonName>Ann Bee</PersonName>', '<SequenceNumber>2</SequenceNumber>') +
      person('A01', '<PersonName>Cee Dee</PersonName>', '<SequenceNumber>1</SequenceNumber>'),
    { author1: 'Dee, Cee', author2: 'Bee, Ann' },
  ],
])('credits: %s', async (_, content, expected) => {
  const { author1, author2, translator, reader } = (await newTitle(descriptive(content))).bar;
  expect({ author1, author2, translator, reader }).toEqual(expected);
});

test('lives, places and web addresses of authors and artists', async () => {
  const place = (relator: string, content: string) =>
    `<ContributorPlace><ContributorPlaceRelator>${relator}</ContributorPlaceRelator>${content}</ContributorPlace>`;
  const author = person(
    'A01',
    `<PersonName>Ann Bee</PersonName><BiographicalNote>Writes &amp; reads.</BiographicalNote>
     <Website><WebsiteDescription>Blog</WebsiteDescription><WebsiteLink>www.annbee.test</WebsiteLink></Website>
     <Website><WebsiteLink>javascript:alert(1)</WebsiteLink></Website>
     ${place('04', '<CountryCode>US</CountryCode><LocationName>Boston</LocationName>')}${place('01', '<LocationName>Rome</LocationName><CountryCode>IT</CountryCode>')}`,
  );
  const artist = person(
    'A12',
    '<PersonName>Cee Dee</PersonName><BiographicalNote>&lt;p&gt;Draws.&lt;/p&gt;</BiographicalNote>',
  );
  const { editorial, online } = await newTitle(descriptive(author + artist));
  expect(editorial).toEqual({
    authorBio: 'Writes &amp; reads.',
    authorResidence: 'Boston, United States',
    authorHometown: 'Rome, Italy',
    artisInfo: '<p>Draws.</p>',
    people: [
      { name: 'Bee, Ann', role: 'Author', biography: 'Writes &amp; reads.', roles: 'A01', isCredited: true },
      { name: 'Dee, Cee', role: 'Illustrator', biography: '<p>Draws.</p>', roles: 'A12', isCredited: true },
    ],
  });
  expect(online).toEqual({ authorSocialMedia: [{ description: 'Blog', url: 'https://www.annbee.test' }] });
});

test('a biography of the whole title replaces missing ones', async () => {
  const note =
    '<TextContent><TextType>12</TextType><ContentAudience>00</ContentAudience><Text>Both write.</Text></TextContent>';
  const both = await newTitle(descriptive(named('A01', 'Ann Bee')) + collateral(note));
  expect(both.editorial.authorBio).toBe('Both write.');
  const old = await oldTitle('<OtherText><TextTypeCode>13</TextTypeCode><Text>Both write.</Text></OtherText>');
  expect(old.editorial.authorBio).toBe('Both write.');
});

test('an unknown role is kept with a warning', async () => {
  const { facts, warnings } = await newTitle(descriptive(named('Q7', 'Ann Bee')));
  expect(facts.contributors).toMatchObject([{ name: 'Bee, Ann', roles: ['Q7'], roleText: 'Q7' }]);
  expect(warnings).toEqual([{ path: 'Contributor/ContributorRole', message: 'Unknown code', value: 'Q7' }]);
});
