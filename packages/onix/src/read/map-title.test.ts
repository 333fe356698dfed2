import { expect, test } from 'vitest';
import { descriptive, newTitle, oldTitle } from '../testing/onix-snippets.ts';

const detail = (elements: string, type = '01') =>
  `<TitleDetail><TitleType>${type}</TitleType>${elements}</TitleDetail>`;
const element = (level: string, content: string) =>
  `<TitleElement><TitleElementLevel>${level}</TitleElementLevel>${content}</TitleElement>`;
const collection = (content: string, type = '10') =>
  `<Collection><CollectionType>${type}</CollectionType>${content}</Collection>`;
const text = (content: string) => `<TitleText>${content}</TitleText>`;
const part = (number: string) => `<PartNumber>${number}</PartNumber>`;

test.each<[string, string, object]>([
  ['a whole title', detail(element('01', text('Emma'))), { title: 'Emma' }],
  [
    'a prefix',
    detail(element('01', '<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Sea</TitleWithoutPrefix>')),
    { title: 'The Sea' },
  ],
  [
    'a prefix with an apostrophe',
    detail(element('01', '<TitlePrefix>L’</TitlePrefix><TitleWithoutPrefix>Étranger</TitleWithoutPrefix>')),
    { title: 'L’Étranger' },
  ],
  ['no prefix', detail(element('01', '<NoPrefix/><TitleWithoutPrefix>Sea</TitleWithoutPrefix>')), { title: 'Sea' }],
  [
    'a subtitle',
    detail(element('01', `${text('Emma')}<Subtitle>A Novel</Subtitle>`)),
    { title: 'Emma', longSubtitle: 'A Novel' },
  ],
  [
    'the distinctive title among others',
    detail(element('01', text('EMMA #1')), '10') + detail(element('01', text('Emma'))),
    { title: 'Emma' },
  ],
  [
    'markup and double escaping',
    detail(element('01', text('&lt;i&gt;Emma&lt;/i&gt; &amp;amp; Co'))),
    { title: 'Emma & Co' },
  ],
  ['blanks and line ends', detail(element('01', text('\n   Emma\n   Woodhouse '))), { title: 'Emma Woodhouse' }],
  [
    'a series with the volume at product level',
    collection(detail(element('02', text('Beck')) + element('01', part('3')))) +
      detail(element('01', text('Roseanna'))),
    { title: 'Roseanna', seriesName: 'Beck', volumeNumber: '3' },
  ],
  [
    'a series with the volume beside its name',
    collection(detail(element('02', part('3') + text('Beck')))) + detail(element('01', text('Roseanna'))),
    { title: 'Roseanna', seriesName: 'Beck', volumeNumber: '3' },
  ],
  [
    'a volume from the collection sequence',
    collection(
      `<CollectionSequence><CollectionSequenceType>02</CollectionSequenceType><CollectionSequenceNumber>2</CollectionSequenceNumber></CollectionSequence>${detail(element('02', text('Beck')))}`,
    ) + detail(element('01', text('Roseanna'))),
    { title: 'Roseanna', seriesName: 'Beck', volumeNumber: '2' },
  ],
  [
    'a series and its sub-series',
    collection(detail(element('02', text('Penguin')) + element('03', text('Crime')))) +
      detail(element('01', text('X'))),
    { title: 'X', seriesName: 'Penguin: Crime' },
  ],
  [
    "the publisher's series before one that others made up",
    collection(detail(element('02', text('Shop List'))), '20') +
      collection(detail(element('02', text('Beck')))) +
      detail(element('01', text('X'))),
    { title: 'X', seriesName: 'Beck' },
  ],
  [
    'a volume without a title of its own',
    detail(element('01', part('Volume 2')) + element('02', text('History of Rome'))),
    { title: 'History of Rome, Volume 2', seriesName: 'History of Rome', volumeNumber: 'Volume 2' },
  ],
])('3.x: %s', async (_, content, expected) => {
  const { title, longSubtitle, seriesName, volumeNumber } = (await newTitle(descriptive(content))).bar;
  expect({ title, longSubtitle, seriesName, volumeNumber }).toEqual(expected);
});

test.each<[string, string, object]>([
  [
    'the composite',
    '<Title><TitleType>01</TitleType><TitleText>Emma</TitleText><Subtitle>S</Subtitle></Title>',
    { title: 'Emma', longSubtitle: 'S' },
  ],
  [
    'prefix and rest',
    '<Title><TitleType>01</TitleType><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Sea</TitleWithoutPrefix></Title>',
    { title: 'The Sea' },
  ],
  [
    'a former title never',
    '<Title><TitleType>08</TitleType><TitleText>Old</TitleText></Title><Title><TitleText>New</TitleText></Title>',
    { title: 'New' },
  ],
  [
    'the elements from before the composite',
    '<DistinctiveTitle>Emma</DistinctiveTitle><Subtitle>S</Subtitle>',
    { title: 'Emma', longSubtitle: 'S' },
  ],
  [
    'a series',
    '<Title><TitleText>X</TitleText></Title><Series><TitleOfSeries>Beck</TitleOfSeries><NumberWithinSeries>4</NumberWithinSeries></Series>',
    { title: 'X', seriesName: 'Beck', volumeNumber: '4' },
  ],
  [
    'a series with a title composite',
    '<Title><TitleText>X</TitleText></Title><Series><Title><TitleType>01</TitleType><TitleText>Beck</TitleText></Title></Series>',
    { title: 'X', seriesName: 'Beck' },
  ],
  [
    'a set',
    '<Title><TitleText>X</TitleText></Title><Set><TitleOfSet>All</TitleOfSet><ItemNumberWithinSet>2</ItemNumberWithinSet></Set>',
    { title: 'X', seriesName: 'All', volumeNumber: '2' },
  ],
])('2.1: %s', async (_, content, expected) => {
  const { title, longSubtitle, seriesName, volumeNumber } = (await oldTitle(content)).bar;
  expect({ title, longSubtitle, seriesName, volumeNumber }).toEqual(expected);
});

test.each([
  ['without a level', ''],
  ['of an unknown level', '<TitleElementLevel>99</TitleElementLevel>'],
])('an element %s is the title and no series', async (_, level) => {
  const { bar } = await newTitle(
    descriptive(
      `<TitleDetail><TitleType>01</TitleType><TitleElement>${level}<TitleText>Tides</TitleText></TitleElement></TitleDetail>`,
    ),
  );
  expect([bar.title, bar.seriesName]).toEqual(['Tides', undefined]);
});

test('beside the title an element without a level is left out', async () => {
  const element = (content: string) => `<TitleElement>${content}</TitleElement>`;
  const { bar } = await newTitle(
    descriptive(
      `<TitleDetail><TitleType>01</TitleType>${element('<TitleText>Sea</TitleText>')}
       ${element('<TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText>')}</TitleDetail>`,
    ),
  );
  expect([bar.title, bar.seriesName]).toEqual(['Tides', undefined]);
});
