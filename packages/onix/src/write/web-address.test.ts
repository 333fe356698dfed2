import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each<[string | null, string | undefined]>([
  ['https://social.example/name', 'https://social.example/name'],
  [' social.example/name ', 'https://social.example/name'],
  ['https://pictures.example/my cover.jpg', 'https://pictures.example/my%20cover.jpg'],
  ['https://shop.example/100%', 'https://shop.example/100%25'],
  ['https://shop.example/a%20b', 'https://shop.example/a%20b'],
  ['https://shop.example/a[1]#b#c', 'https://shop.example/a%5B1%5D#b%23c'],
  ['http://[2001:db8::1]/a', 'http://[2001:db8::1]/a'],
  ['https://shop.example?q=%', 'https://shop.example?q=%25'],
  ['https://shop.example:port/', undefined],
  ['ftp://shop.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('the address %j is exported as %s [G-212]', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
