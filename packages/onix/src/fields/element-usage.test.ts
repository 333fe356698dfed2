import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { elementNames } from '../read/short-tags.ts';
import { elementUsage } from './element-usage.ts';

const READERS = fileURLToPath(new URL('../read/', import.meta.url));

/** The elements that the mappers ask for: element names in quotes, also with a numbered suffix, without comments. */
function namesInReaders(): Set<string> {
  const files = readdirSync(READERS).filter((file) => /^(?!short-tags)[\w-]+\.ts$/.test(file));
  const texts = files.map((file) => readFileSync(`${READERS}${file}`, 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''));
  const words = texts.flatMap((text) =>
    [...text.matchAll(/'([A-Z][A-Za-z0-9 ]+)'/g)].flatMap(([, one = '']) => one.split(' ')),
  );
  for (const text of texts)
    for (const [, stem = ''] of text.matchAll(/`([A-Z]\w+)\$\{suffix\}`/g)) words.push(stem, `${stem}1`, `${stem}2`);
  const known = new Set(elementNames);
  return new Set(words.filter((word) => known.has(word)));
}

test('every element is in one row of the documentation', () => {
  const { ofFields, parts, unread } = elementUsage();
  expect([...ofFields, ...parts, ...unread].sort()).toEqual([...elementNames]);
  expect(ofFields).toEqual(expect.arrayContaining(['Contributor', 'PublishingStatus', 'BICMainSubject']));
  expect(unread).toEqual(expect.arrayContaining(['Event', 'ComparisonProductPrice', 'TradeCategory']));
});

test('no element that a mapper asks for is documented as not read', () => {
  const asked = namesInReaders();
  expect(asked.size).toBeGreaterThan(150);
  expect(elementUsage().unread.filter((name) => asked.has(name))).toEqual([]);
});
