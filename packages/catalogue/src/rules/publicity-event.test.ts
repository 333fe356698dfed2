import { expect, test } from 'vitest';
import { airDay, dayOfRunDate, eventMark, eventText, isNational, runDate } from './publicity-event.ts';

const at = (airDate: string | null, vague: string | null = null) => runDate({ airDate, vague });

test('an air date is shown as a date', () => {
  expect(at('2026-05-01T09:30:00')).toBe('5/1/2026');
});

test('other air texts are cut at their first space', () => {
  expect(at('Spring tour')).toBe('Spring');
});

test.each([['01/01/1900'], ['1/1/00'], ['1900-01-01T00:00:00'], [''], [null], ['  ']])(
  'without an air date (%j) the vague text counts',
  (airDate) => {
    expect(at(airDate, 'late May')).toBe('late May?');
    expect(at(airDate, '2026-05-01T00:00:00')).toBe('5/1/2026?');
    expect(at(airDate)).toBe('TBA');
  },
);

test.each([
  ['5/1/26', '2026-05-01'],
  ['5/01/26 10:30 AM', '2026-05-01'],
  ['12/31/68', '2068-12-31'],
  ['1/1/69', '1969-01-01'],
  ['5/1/2026', '2026-05-01'],
  ['2026-05-01T09:30:00', '2026-05-01'],
  ['2/30/26', null],
  ['5/1/226', null],
  ['5/1/26ish', null],
  ['1/1/00', null],
  ['01/01/0001', null],
  ['Spring', null],
  [null, null],
])('the day of the air date %j is %j [LIST-90]', (airDate, day) => {
  expect(airDay(airDate)).toBe(day);
});

test('a run date of the first word is a day, one with more words or a question mark is not [LIST-90]', () => {
  expect(['3/5/26', '3/5/26?', 'week of 3/5/26'].map(dayOfRunDate)).toEqual(['2026-03-05', null, null]);
});

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
