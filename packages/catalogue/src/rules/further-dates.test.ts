import { expect, test } from 'vitest';
import { furtherDateText, furtherDay } from './further-dates.ts';

test.each([
  ['11 1995', 'First published 1995', '1995-01-01/P1Y'],
  ['12 2024-03', 'Last reprint March 2024', '2024-03-01/P1M'],
  ['09 2027-07-01/P3M', 'Public announcement Q3 2027', '2027-07-01/P3M'],
  ['10 2027-06-01/P3M', 'Trade announcement Summer 2027', '2027-06-01/P3M'],
  ['13 2027-08-30/P7D', 'Out of print Week of 08/30/2027', '2027-08-30/P7D'],
  ['23 2027-01-05', 'Review embargo 01/05/2027', '2027-01-05T00:00:00'],
])('the further date %s is no day that nobody named [FORMAT-26]', (stored, words, wire) => {
  expect(furtherDateText(stored)).toBe(words);
  const [code] = stored.split(' ');
  // The texts above begin with a role.
  expect(furtherDay([stored], code as '09')).toBe(wire);
});

test('a text of another form is shown as it is, and is no date', () => {
  expect(furtherDateText('11 1995/P2W')).toBe('11 1995/P2W');
  expect(furtherDay(['11 1995/P2W'], '11')).toBeNull();
});
