import { expect, test } from 'vitest';
import { boxQuery } from './typed-query.ts';

test.each([
  ['moose paint', ['moose', 'paint']],
  ['The moose', ['moose']],
  ['the', ['the']],
  ["o'b", ['ob']],
  ['  ', []],
  [
    Array.from({ length: 20 }, (_, index) => `w${index}`).join(' '),
    Array.from({ length: 16 }, (_, index) => `w${index}`),
  ],
])('%j has the words %j [BOX-02, BOX-07]', (typed, words) => {
  expect(boxQuery(typed).words).toEqual(words);
});

test.each([
  ['9780062040800', '9780062040800'],
  ['978-0-06-204080-0', '9780062040800'],
  ['ISBN-13: 978 0 06 204080 0', '9780062040800'],
  ['ISBN9780062040800', '9780062040800'],
  ['ISBN139780062040800', null],
  ['9780062040800 9780062040817', '9780062040800'],
  ['1984 978-0-06-204080-0 2nd', '9780062040800'],
  ['9780062040800 24.99', '9780062040800'],
  ['e-ISBN 978.0.06.204080.0, please', '9780062040800'],
  ['９７８００６２０４０８００', '9780062040800'],
  ['978–0–06–204080–0', '9780062040800'],
  ['0-06-204080-4', '9780062040800'],
  ['080442957X', '9780804429573'],
  ['0-8044-2957-x', '9780804429573'],
  ['0062040805', null],
  ['UPC 012345678905', '012345678905'],
  ['4006381333931', '4006381333931'],
  ['9780062040801', '9780062040801'],
  ['moose 9780062040800 paint', '9780062040800'],
  ['a978006204080012', null],
  ['1984', null],
])('%j has the complete number %j [BOX-09]', (typed, digits) => {
  const { number } = boxQuery(typed);
  expect(number?.isComplete ? number.digits : null).toBe(digits);
});

test.each([
  ['9780', '9780'],
  ['9780062040', '9780062040'],
  ['9780062041', '9780062041'],
  ['978006204080', '978006204080'],
  ['978-0-06', '978006'],
  ['isbn 97800', '97800'],
  ['1984', '1984'],
  ['978', null],
  ['1984 orwell', null],
  ['97800620408001', null],
])('%j is the beginning of a number: %j [BOX-10]', (typed, digits) => {
  const { number } = boxQuery(typed);
  expect(number && !number.isComplete ? number.digits : null).toBe(digits);
});
