import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Barcode } from './Barcode.tsx';

test('a barcode has its bars and digits, and the price beside it [PRINT-58]', () => {
  const { container } = render(<Barcode barcode={{ isbn: '9780062040800', addOn: '51699' }} />);
  const drawing = screen.getByRole('img', { name: 'EAN-13 barcode of 9780062040800 with price 51699' });
  expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '9',
    '780062',
    '040800',
    '51699',
  ]);
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  // 30 bars of the EAN-13 and 16 of the add-on, which starts below its digits.
  expect(path.match(/M/g)).toHaveLength(46);
  expect(path).toMatch(/^M11 2h1V70h-1zM13 2h1V70h-1zM15 2h3V65h-3z/);
  expect(path).toContain('M118 12h1V70h-1z');
});
