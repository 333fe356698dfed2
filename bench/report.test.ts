import { expect, test } from 'vitest';
import { searchTable } from './report.ts';

test('a shape whose calls were all disturbed has no times but those', () => {
  const part = { figure: 'part', calls: [], server: [], query: [2], bare: [], hits: [7], disturbed: [30] } as const;
  const start = { figure: 'start', calls: [4], server: [3], query: [1], bare: [1], hits: [5], disturbed: [] } as const;
  const times = [part, start].map((shape) => ({
    name: shape.figure,
    figure: shape.figure,
    calls: [...shape.calls],
    server: [...shape.server],
    query: [...shape.query],
    bare: [...shape.bare],
    hits: [...shape.hits],
    disturbed: [...shape.disturbed],
  }));
  const [, , disturbed] = searchTable(times, 'embedded').split('\n');
  expect(disturbed).toBe('| part | 7 | 7 | – | – | – | – | – | 2.0 | 2.0 | – | – | 1 | 30 |');
});
