import type { BinderTitle } from '@titlenet/catalogue/packs/binder';
import type { PackTitle } from '@titlenet/contract/packs';
import { expect, test } from 'vitest';
import type { LoadedBinder } from './binder-parts.ts';
import { binderVolumes } from './binder-volumes.ts';

const titles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    title: { id: from + index } as PackTitle,
    notes: [],
    hasTipSheet: true,
    sectionCodes: [0],
    reportPages: [{ label: 'Projections', reports: ['projections'] as const }],
    isCompared: false,
  })) satisfies BinderTitle<PackTitle>[];

const binder = (...sections: LoadedBinder['binder']['sections']): LoadedBinder => ({
  pack: { name: 'Spring', meeting: '', meetingDay: null, mark: null },
  binder: { audience: 'internal', hidden: 0, sections },
  figures: [],
  titles: new Map(),
  missing: [{ name: 'Tide', reason: 'Could not be loaded.' }],
});

/** Headings with the first and last title of each section. */
const shapeOf = ({ binder: { sections } }: LoadedBinder) =>
  sections.map(({ heading, titles: own }) => [heading, own.at(0)?.title.id, own.at(-1)?.title.id]);

test('a binder of a hundred titles is one, a longer one has parts with a divided section in both [PACK-49]', () => {
  const small = binder({ heading: 'Lead', titles: titles(1, 100) });
  expect(binderVolumes(small)).toEqual([small]);
  const volumes = binderVolumes(
    binder({ heading: 'Lead', titles: titles(1, 80) }, { heading: 'List', titles: titles(81, 230) }),
  );
  expect(volumes.map(shapeOf)).toEqual([
    [
      ['Lead', 1, 80],
      ['List', 81, 100],
    ],
    [['List', 101, 200]],
    [['List', 201, 230]],
  ]);
  expect(volumes.map(({ volume }) => volume)).toEqual(['Part 1 of 3', 'Part 2 of 3', 'Part 3 of 3']);
  // Pages that are missing are named once, at the end.
  expect(volumes.map(({ missing }) => missing.length)).toEqual([0, 0, 1]);
});
