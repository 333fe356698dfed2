import { expect, test } from 'vitest';
import authors from './tables/classic-authors.json' with { type: 'json' };
import descriptions from './tables/descriptions.json' with { type: 'json' };
import formats from './tables/formats.json' with { type: 'json' };
import genres from './tables/genres.json' with { type: 'json' };
import publishing from './tables/publishing-lists.json' with { type: 'json' };
import { titleGrammars } from './works/title-grammars.ts';

const styles = [
  'bible',
  'faith',
  'knowledge',
  'picture',
  'practice',
  'romance',
  'story',
  'suspense',
  'verse',
  'wonder',
  'young',
];

/** What a composer states for a slot of a title. */
const factsOfTitles = ['translation'];

test('each style has a grammar of titles and sentences of descriptions', () => {
  expect(Object.keys(titleGrammars).toSorted()).toEqual(styles);
  expect(Object.keys(descriptions.styles).toSorted()).toEqual(styles);
});

test('genres, authors and lists name what the tables have', () => {
  for (const [name, { style }] of Object.entries(genres)) expect.soft(styles, name).toContain(style);
  for (const { name, genre, audience } of authors) {
    expect.soft(Object.keys(genres), name).toContain(genre);
    expect.soft(['adult', 'children', 'christian'], name).toContain(audience);
  }
  const sets = publishing.formats;
  for (const set of Object.values(sets)) expect(Object.keys(formats)).toEqual(expect.arrayContaining(Object.keys(set)));
  expect(Object.keys(publishing.lists).toSorted()).toEqual(['001', '003', '006', '018', '035', '180', '400']);
  for (const list of Object.values(publishing.lists).flat()) {
    expect(Object.keys(genres)).toEqual(expect.arrayContaining(Object.keys(list.genres)));
    const known = typeof list.formats === 'string' ? Object.keys(sets) : Object.keys(formats);
    const named = typeof list.formats === 'string' ? [list.formats] : Object.keys(list.formats);
    expect(known).toEqual(expect.arrayContaining(named));
  }
});

test('formats are of a known medium and type', () => {
  for (const [name, { medium, type }] of Object.entries(formats)) {
    expect.soft(['print', 'audio', 'digital'], name).toContain(medium);
    expect.soft(['P', 'E', 'A'], name).toContain(type);
  }
});

test('each slot of a title has words', () => {
  for (const { titles, subtitles, words } of Object.values(titleGrammars))
    for (const template of [...titles, ...subtitles])
      for (const [, slot = ''] of template.matchAll(/\{(\w+)\}/g))
        expect.soft([...Object.keys(words), ...factsOfTitles], template).toContain(slot);
});
