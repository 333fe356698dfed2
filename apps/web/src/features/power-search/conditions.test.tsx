import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { powerSearchHandlers } from '../../../test/power-search.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { control, fill, go, openForm, optionsOf, parametersOfResult, selector } from './form-driver.test-support.ts';

const chips = (heading: string) => [...screen.getByLabelText(heading).children].map((chip) => chip.textContent);
const criteria = async () =>
  (await parametersOfResult('HarperCollins')).filter(
    ([name]) => !['company', 'sortBy', 'isShowCover', 'isShowAuthor'].includes(name),
  );

test('a row is searched by is blank, with its operator or with the select behind its control [ASK-07]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Author', 'Online Metadata', 'Sales & Marketing Code'] });
  await fill(user, control('Author'), 'Marsh');
  await user.selectOptions(selector('Author: match'), 'Is blank');
  expect(control('Author')).toBeDisabled();
  expect(control('Author')).toHaveValue('');
  await user.selectOptions(selector('Sales & Marketing Code: condition'), 'Is not blank');
  expect(screen.queryByLabelText('Sales & Marketing Code', { selector: 'select' })).not.toBeInTheDocument();
  expect(selector('Sales & Marketing Code: condition')).toHaveFocus();
  await user.selectOptions(selector('Online Metadata: condition'), 'Is blank');
  await user.selectOptions(selector('Online Metadata: where'), 'Back Cover Copy');
  expect(chips('You search for')).toEqual([
    'Author is blank',
    'Online Metadata back cover copy is blank',
    'Sales & Marketing Code is not blank',
  ]);
  await go(user);
  expect(await criteria()).toEqual([
    ['onixFieldSwitch', '3'],
    ['blank', 'author'],
    ['blank', 'onixText'],
    ['notBlank', 'salesAndMarketingCode'],
  ]);
});

test('the row takes a value again when another operator is chosen [ASK-07]', async () => {
  const { user } = await openForm('HarperCollins', {
    rows: ['Author', 'Imprint (TAS)'],
    query: '?blank=author&notBlank=imprint',
  });
  expect(selector('Author: match')).toHaveDisplayValue('Is blank');
  await user.selectOptions(selector('Author: match'), 'Starts with');
  await fill(user, control('Author'), 'Marsh');
  await user.selectOptions(selector('Imprint (TAS): condition'), 'Values of the list');
  expect(selector('Imprint (TAS)')).toBeEnabled();
  await go(user);
  expect(await criteria()).toEqual([
    ['author', 'Marsh'],
    ['authorSwitch', '1'],
  ]);
});

test('a range of dates is searched by a period, which replaces the dates [ASK-07]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['On Sale Date'] });
  expect(optionsOf('On Sale Date: condition')).toEqual([
    ...['Between two dates', 'Next 30 days', 'Next 90 days', 'Last 30 days', 'Last 90 days'],
    ...['Last month', 'This month', 'Next month', 'This season', 'Next season', 'Since my last visit'],
    ...['Is blank', 'Is not blank'],
  ]);
  await fill(user, control('On Sale Date from'), '02/03/2026');
  await user.selectOptions(selector('On Sale Date: condition'), 'This season');
  expect(screen.queryByLabelText('On Sale Date from', { selector: 'input' })).not.toBeInTheDocument();
  expect(chips('You search for')).toEqual(['On Sale Date This season']);
  await go(user);
  expect(await criteria()).toEqual([['onSaleDatePeriod', 'thisSeason']]);
});

test('the chip of a result says the days that the server resolved a period to [ASK-05]', async () => {
  const endpoint = 'POST /api/Searching/PowerSearch/HarperCollins';
  const handlers = powerSearchHandlers();
  const answer = handlers[endpoint]!;
  fakeServer({
    ...handlers,
    [endpoint]: (call) => ({
      ...(answer(call) as object),
      periodDays: { onSaleDateStart: { first: '2026-09-01', last: '2026-12-31' } },
    }),
  });
  renderApp('/Searching/PowerSearch/HarperCollins/result?onSaleDatePeriod=thisSeason&company=1&sortBy=title');
  await waitFor(() =>
    expect(chips('You searched for')).toEqual(['On Sale Date This season (09/01/2026 – 12/31/2026)']),
  );
});
