import { expect, test } from 'vitest';
import { eventMark, eventText, isNational, runDate } from './publicity-event.ts';

const at = (airDate: string | null, vague: string | null = null) => runDate({ airDate, vague });

test('an air date is shown as a date', () => {
  expect(at('2026-05-01T09:30:00')).toBe('5/1/2026');
});

test('other air texts are cut at their first space', () => {
  expect(at('Spring tour')).toBe('Spring');
});

test.each([['01/01/1900'], ['1900-01-01T00:00:00'], [''], [null], ['  ']])(
  'without an air date (%j) the vague text counts',
  (airDate) => {
    expect(at(airDate, 'late May')).toBe('late May?');
    expect(at(airDate, '2026-05-01T00:00:00')).toBe('5/1/2026?');
    expect(at(airDate)).toBe('TBA');
  },
);

test('the event text joins the parts that are not empty', () => {
  expect(eventText({ callSign: 'WXYZ', showName: ' Morning ', bookingDesc: 'Interview' })).toBe(
    'WXYZ/Morning/Interview',
  );
  expect(eventText({ callSign: '', showName: null, bookingDesc: 'Interview' })).toBe('Interview');
});

test('a fire has precedence over a star; stars depend on the name of the show', () => {
  expect(eventMark({ frontPage: '1', showName: 'Starred Review' })).toBe('fire');
  expect(eventMark({ frontPage: '0', showName: 'a STARRED review' })).toBe('star');
  expect(eventMark({ frontPage: '0', showName: 'Morning' })).toBeNull();
  expect([isNational({ nat: '1' }), isNational({ nat: '0' })]).toEqual([true, false]);
});
