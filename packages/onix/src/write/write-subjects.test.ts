import { expect, test } from 'vitest';
import { writeBisacSubjects, writeOwnSubjects } from './subjects.ts';

const noHeadings = { bisacCodes: () => undefined };

function bisac(codes: { code: string; description: string }[]) {
  const record = {
    companyCode: '001',
    isbn: '9780062040800',
    source: { sender: 'house', recordReference: 'r' },
    bar: { title: 'Tides', category: '##FICTION / Literary', category2: 'FICTION / Sea Stories' },
    sheet: {},
    stored: {},
    codes: { bisac: codes },
    references: [],
  } as unknown as Parameters<typeof writeBisacSubjects>[0];
  const { Subject } = writeBisacSubjects(record, noHeadings).DescriptiveDetail as { Subject: Record<string, string>[] };
  return Subject.map(({ SubjectCode, SubjectHeadingText }) => [SubjectCode, SubjectHeadingText]);
}

test('BISAC codes without descriptions belong to the headings in their order', () => {
  expect(
    bisac([
      { code: 'FIC019000', description: 'FIC019000' },
      { code: 'FIC047000', description: 'FIC047000' },
    ]),
  ).toEqual([
    ['FIC019000', 'FICTION / Literary'],
    ['FIC047000', 'FICTION / Sea Stories'],
  ]);
});

test('BISAC codes with descriptions belong to the headings of the same words, in any order', () => {
  expect(
    bisac([
      { code: 'FIC047000', description: 'FICTION / Sea Stories' },
      { code: 'FIC019000', description: 'Fiction / Literary' },
    ]),
  ).toEqual([
    ['FIC019000', 'FICTION / Literary'],
    ['FIC047000', 'FICTION / Sea Stories'],
  ]);
});

test('a single code without a description does not belong to one of two headings', () => {
  expect(bisac([{ code: 'FIC019000', description: 'FIC019000' }])).toEqual([
    [undefined, 'FICTION / Literary'],
    [undefined, 'FICTION / Sea Stories'],
  ]);
});

test('each subject of the house is an element with scheme 24', () => {
  const { Subject } = writeOwnSubjects({ sheet: { marketing: { subjects: 'Sea; Islands' } } }).DescriptiveDetail as {
    Subject: Record<string, string>[];
  };
  expect(Subject.map((one) => [one.SubjectSchemeIdentifier, one.SubjectHeadingText])).toEqual([
    ['24', 'Sea'],
    ['24', 'Islands'],
  ]);
  expect(writeOwnSubjects({ sheet: {} })).toEqual({ DescriptiveDetail: { Subject: [] } });
});
