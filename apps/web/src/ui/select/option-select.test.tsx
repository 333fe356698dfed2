import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { OptionSelect } from './OptionSelect.tsx';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `P${index}`, label: `Période ${index}` }));

function Choice({ count, initial }: { count: number; initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <MantineProvider>
      <OptionSelect name="Promo Period" value={value} options={options(count)} hasBlank onChange={setValue} />
      <output>{value || 'none'}</output>
    </MantineProvider>
  );
}

const box = () => screen.findByRole('combobox', { name: 'Promo Period' });
const draw = (count: number, initial = '') => {
  render(<Choice count={count} initial={initial} />);
  return userEvent.setup();
};

test('thirty options are a native select', async () => {
  draw(30);
  expect((await box()).tagName).toBe('SELECT');
});

test('more than thirty are filtered by typing, whatever case and accents; Enter chooses the first', async () => {
  const user = draw(282);
  await user.click(await screen.findByRole('combobox', { name: 'Promo Period', expanded: false }));
  await user.keyboard('PERIODE 28');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Période 28',
    'Période 280',
    'Période 281',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('P280');
});

test('the choice can be taken back, and a value that is not among the options is shown', async () => {
  const user = draw(31, 'gone');
  expect(await screen.findByRole('combobox', { name: 'Promo Period', expanded: false })).toHaveValue('gone');
  await user.click(await box());
  await user.clear(await box());
  await user.click(screen.getByRole('option', { name: 'Any' }));
  expect(screen.getByRole('status')).toHaveTextContent('none');
});
