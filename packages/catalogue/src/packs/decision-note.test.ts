import { expect, test } from 'vitest';
import { decisionNote } from './decision-note.ts';

const nothing = { decision: '', quantity: null, followUp: '' };

test('the note of a decision names the meeting, its day and what was decided [PACK-25]', () => {
  const meeting = { name: 'Spring launch', day: '2026-03-03' };
  expect(decisionNote(meeting, { decision: 'Reprint', quantity: 5000, followUp: 'call Ann' })).toBe(
    'Spring launch, 03/03/2026: Reprint · 5,000 copies · Follow-up: call Ann',
  );
  expect(decisionNote({ ...meeting, day: null }, { ...nothing, quantity: 1 })).toBe('Spring launch: 1 copy');
  expect(decisionNote(meeting, { ...nothing, quantity: 0 })).toBe('Spring launch, 03/03/2026: 0 copies');
  expect(decisionNote(meeting, nothing)).toBe('Spring launch, 03/03/2026: decision withdrawn');
});
