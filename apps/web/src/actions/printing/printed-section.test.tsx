import { render, screen } from '@testing-library/react';
import type { Prose, SheetSection } from '@titlenet/catalogue/sheet/outline-blocks';
import { expect, test } from 'vitest';
import { PrintedSection } from './PrintedSection.tsx';

const prose = (name: string, label: string, text: string): Prose => ({
  kind: 'prose',
  name,
  label,
  text,
  isHtml: false,
  isBlank: false,
});

test('a text of many pages stands below its label and has the whole width, a shorter one is beside it [PAPER-26]', () => {
  const section: SheetSection = {
    code: 0,
    name: 'editorial',
    label: 'Editorial',
    note: null,
    emptyText: null,
    blocks: [
      prose('bookDescription', 'Book Description', 'tide '.repeat(2_001)),
      prose('keynote', 'Keynote', 'tide '.repeat(2_000)),
    ],
  };
  render(<PrintedSection section={section} />);
  const label = screen.getByRole('heading', { name: 'Book Description', level: 4 });
  expect(label.nextElementSibling).toHaveTextContent(/^tide tide/);
  expect(screen.getByText('Keynote').tagName).toBe('DT');
});
