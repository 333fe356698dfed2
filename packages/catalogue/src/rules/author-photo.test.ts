import { expect, test } from 'vitest';
import { hasArtistPhoto, hasPicture, socialLink } from './author-photo.ts';

test('a picture shows when its id is present and not 0', () => {
  expect(['A123', '9780061120084', '(none)', '00'].map(hasPicture)).toEqual([true, true, true, true]);
  expect(['0', ' 0 ', '', ' ', null, undefined].map(hasPicture)).toEqual([false, false, false, false, false, false]);
});

test("an artist's photo also needs an id other than (none)", () => {
  expect(['A123', '(none)', ' (None) ', '0', null].map(hasArtistPhoto)).toEqual([true, false, false, false, false]);
});

test.each([
  ['https://example.com/author', 'https://example.com/author'],
  ['http://example.com', 'http://example.com/'],
  ['www.example.com/author', 'https://www.example.com/author'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
])('%s links to %s', (url, link) => {
  expect(socialLink(url)).toBe(link);
});

test.each([
  '',
  '  ',
  null,
  undefined,
  'javascript:alert(1)',
  'JavaScript:alert(1)//example.com',
  'data:text/html,x',
  'mailto:author@example.com',
  '@author',
  'none',
  'https://',
])('%j is no link', (url) => {
  expect(socialLink(url)).toBeNull();
});
