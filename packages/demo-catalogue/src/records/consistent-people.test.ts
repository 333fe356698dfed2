import { displayName } from '@titlenet/catalogue/text/names';
import { expect, test } from 'vitest';
import { demoTitles } from '../demo-titles.ts';

const sheets = [...demoTitles({ titles: 1_000, seed: 1, referenceDate: '2026-11-01' })].map(({ sheet }) => sheet);

const pairs = [
  ['publicity', 'publicist', 'publicist2'],
  ['marketing', 'director', 'director2'],
  ['editorial', 'productionManager', 'productionManager2'],
  ['editorial', 'productionEditor', 'productionEditor2'],
  ['editorial', 'designer', 'designer2'],
] as const;

test.each(pairs)('in %s, %s and %s are different people', (section, first, second) => {
  const both = sheets
    .map((sheet) => (sheet[section] ?? {}) as Record<string, unknown>)
    .filter((part) => part[first] && part[second]);
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter((part) => part[first] === part[second])).toEqual([]);
});

const contacts = [
  ['publicity', 'publicist', 'publicistContact'],
  ['publicity', 'publicist2', 'publicistContact2'],
  ['online', 'onlineMember', 'onlineContact'],
] as const;

test.each(contacts)('in %s, the contact line of %s has that name', (section, person, contact) => {
  const given = sheets
    .map((sheet) => (sheet[section] ?? {}) as Record<string, string | null>)
    .filter((part) => part[contact]);
  expect(given.length).toBeGreaterThan(20);
  for (const part of given) expect(part[contact]).toContain(`${displayName(part[person] ?? '')}, ext.`);
});

test("the retailer's description does not repeat the description", () => {
  const described = sheets.flatMap(({ editorial }) => {
    const { bookDescription, onixRetailerDescription } = editorial ?? {};
    return bookDescription && onixRetailerDescription?.startsWith('<p>')
      ? [[bookDescription, onixRetailerDescription] as const]
      : [];
  });
  expect(described.length).toBeGreaterThan(500);
  // Shorter parts are names, such as the title.
  const sentencesOf = (html: string) => html.split(/<[^>]+>/).filter((part) => part.length > 50);
  for (const [description, retailers] of described)
    for (const sentence of sentencesOf(description)) expect(retailers).not.toContain(sentence);
});
