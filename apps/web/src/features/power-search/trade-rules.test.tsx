import { screen, waitFor } from '@testing-library/react';
import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { reloadedBy } from '@titlenet/catalogue/power-search/lookups';
import { expect, test } from 'vitest';
import { hash } from '../../../test/render-app.tsx';
import {
  button,
  control,
  dialog,
  fill,
  go,
  openForm,
  optionsOf,
  parametersOfResult,
  redLine,
  selector,
  waitUntilDialogIsClosed,
} from './form-driver.test-support.ts';

const addMore = 'Please add more criteria to further refine your search.';
const businessGroup = 'GET /api/Searching/PowerSearch/BusinessGroup';
const searches = 'POST /api/Searching/PowerSearch/HarperCollins';

test('default operators of the rows [PSTRADE-067, PSTRADE-068, PSTRADE-069] [PSTRADE-070, PSTRADE-071, PSTRADE-072] [PSTRADE-073, PSTRADE-074, PSTRADE-075] [PSTRADE-076]', async () => {
  const starting = ['Title', 'Illustrator/Author2', 'ISBN', 'Editor', 'Series'];
  const prices = ['Price', 'Agency Price', 'Library Price'];
  const compared = [...prices, 'Ann. First Print (1000s)', 'Sales (LTD Net) (1000s)', 'Pub Year'];
  await openForm('HarperCollins', { rows: [...starting, 'Author', ...compared, 'Online Metadata'] });
  for (const label of starting) {
    expect([label, selector(`${label}: match`).selectedOptions[0]?.textContent]).toEqual([label, 'Starts with']);
  }
  expect(selector('Author: match')).toHaveDisplayValue('Contains');
  expect(optionsOf('Author: match')).toEqual(['Contains', 'Starts with', 'Is blank', 'Is not blank']);
  for (const label of compared) {
    expect([label, selector(`${label}: comparison`).selectedOptions[0]?.textContent]).toEqual([label, '=']);
  }
  expect(selector('Online Metadata: where')).toHaveDisplayValue('All');
});

test('sort options and their values in the address; company, order, covers and authors are always sent [PSTRADE-051, PSTRADE-052, PSTRADE-053] [PSTRADE-054] [PSTRADE-088, PSTRADE-089, PSTRADE-090, PSTRADE-091, PSTRADE-092, PSTRADE-093, PSTRADE-094] [PSTRADE-095, PSTRADE-096, PSTRADE-097, PSTRADE-098, PSTRADE-099, PSTRADE-100] [PSTRADE-101] [PSTRADE-076]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Title'] });
  expect([...selector('Sort results by').options].map((option) => [option.textContent, option.value])).toEqual([
    ['Title', 'title'],
    ['Author', 'author_1'],
    ['ISBN', 'isbn'],
    ['Sales & Marketing Code', 'salesmarketingcode'],
    ['Category', 'category_value'],
    ['Format', 'format_value'],
    ['Imprint', 'imprint_value'],
    ['Editor', 'editor_1'],
    ['On Sale Date', 'on_sale_date desc'],
    ['Release Date', 'release_date desc'],
    ['Pub Season', 'pub_season'],
    ['Pub Year', 'pub_year desc'],
    ['Price', 'price desc'],
  ]);
  expect(selector('Sort results by')).toHaveDisplayValue('Title');
  await fill(user, control('Title'), 'a');
  await go(user);
  expect((await parametersOfResult('HarperCollins')).slice(2)).toEqual([
    ['company', '1'],
    ['sortBy', 'title'],
    ['isShowCover', 'false'],
    ['isShowAuthor', 'false'],
  ]);
  window.history.back();
  await waitFor(() => expect(control('Title')).toHaveValue('a'));
  await user.selectOptions(selector('Sort results by'), 'Price');
  await user.click(control('Show covers'));
  await user.click(control('Show authors'));
  await go(user);
  expect((await parametersOfResult('HarperCollins')).slice(2)).toEqual([
    ['company', '1'],
    ['sortBy', 'price desc'],
    ['isShowCover', 'true'],
    ['isShowAuthor', 'true'],
  ]);
});

test.each([
  ["Children's Genre", '[PSTRADE-062]', 'Must Enter Keyword Text to use Genre or Topic.'],
  ["Children's Topic", '[PSTRADE-063]', 'Must Enter Keyword Text to use Genre or Topic.'],
  ["Children's Keyword Search", '[PSTRADE-064, PSTRADE-056]', 'Must Enter Genre with Keyword Text.'],
])('%s alone: a dialog, then the red line, and no search %s [PSTRADE-065, PSTRADE-066]', async (label, _, message) => {
  const { user, server } = await openForm('HarperCollins', {
    rows: ['Title', "Children's Keyword Search", "Children's Genre", "Children's Topic"],
  });
  if (label === "Children's Keyword Search") await fill(user, control(label), 'dragons');
  else await user.selectOptions(selector(label), selector(label).options[1]!);
  await go(user);
  const shownDialog = await dialog();
  expect(shownDialog.getByText(message)).toBeVisible();
  expect(redLine()).toBeEmptyDOMElement();
  await user.click(shownDialog.getByText('OK'));
  await waitUntilDialogIsClosed();
  expect(redLine()).toHaveTextContent(addMore);
  const needed =
    label === "Children's Keyword Search" ? selector("Children's Genre") : control("Children's Keyword Search");
  await waitFor(() => expect(needed).toHaveFocus());
  expect(server.to(searches)).toEqual([]);
  expect(hash()).toBe('#/Searching/PowerSearch/HarperCollins');
});

test('a business group reloads seven lists, removes values that they lack, and hides rows [PSTRADE-077, PSTRADE-078, PSTRADE-079] [PSTRADE-080, PSTRADE-081, PSTRADE-082] [PSTRADE-083, PSTRADE-085] [PSTRADE-041]', async () => {
  const reloaded = reloadedBy(powerSearchForms.HarperCollins, 'BusinessGroup');
  expect(reloaded.map(({ label }) => label).sort()).toEqual([
    'Award',
    'Category (TAR)',
    'Division (TAP)',
    'Format (TAC)',
    'Imprint (TAS)',
    'Marketing Subject',
    'Promo Period',
  ]);
  const narrowed = Object.fromEntries(
    reloaded.map(({ lookup }) => [lookup, [{ code: `${lookup}-2`, description: `${lookup} of the group` }]]),
  );
  const { user, server } = await openForm('HarperCollins', {
    rows: ['Business Group', ...reloaded.map(({ label }) => label), 'Academic Subject', 'Academic Subject Refine'],
    query: '?division=division-1&category=category-2&format=format-1&format=format-2&academicSubject=academic-1',
    more: { [businessGroup]: () => ({ ...narrowed, mmPromoKitVisible: true, academicSubjectVisible: false }) },
  });
  expect(await screen.findByLabelText('Academic Subject Refine')).toBeVisible();
  expect(server.to(businessGroup)).toEqual([]);
  await user.selectOptions(selector('Business Group'), 'businessGroup-2');
  await waitFor(() => expect(optionsOf('Award')).toEqual(['', 'award of the group']));
  expect(server.to(businessGroup).map((call) => call.query.get('businessGroup'))).toEqual(['businessGroup-2']);
  for (const { label, lookup, input } of reloaded) {
    if (input === 'selector') expect(optionsOf(label)).toEqual(['', `${lookup} of the group`]);
  }
  expect(selector('Division (TAP)')).toHaveDisplayValue('');
  expect(selector('Category (TAR)')).toHaveDisplayValue('category of the group');
  expect(screen.getByLabelText('Format (TAC): format of the group')).toBeVisible();
  expect(selector('Promo Period')).toBeVisible();
  expect(screen.queryByLabelText('Academic Subject')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Academic Subject Refine')).not.toBeInTheDocument();
  await go(user);
  const sent = await parametersOfResult('HarperCollins');
  expect(sent.slice(0, 4)).toEqual([
    ['businessGroup', 'businessGroup-2'],
    ['category', 'category-2'],
    ['format', 'format-2'],
    ['formatValue', 'format of the group'],
  ]);
});

test('the words of an offered option in an older address stay when its list is loaded again [G-204]', async () => {
  const imprint = [{ code: 'imprint-2', description: 'imprint two' }];
  const none = Object.fromEntries(
    reloadedBy(powerSearchForms.HarperCollins, 'BusinessGroup').map(({ lookup }) => [lookup, []]),
  );
  const { user } = await openForm('HarperCollins', {
    rows: ['Business Group', 'Division (TAP)', 'Imprint (TAS)'],
    query: '?imprint=imprint+two&division=division-1',
    more: {
      [businessGroup]: () => ({ ...none, imprint, mmPromoKitVisible: true, academicSubjectVisible: true }),
    },
  });
  await user.selectOptions(selector('Business Group'), 'businessGroup-2');
  await waitFor(() => expect(selector('Division (TAP)')).toHaveDisplayValue(''));
  expect(selector('Imprint (TAS)')).toHaveDisplayValue('imprint two');
  await go(user);
  expect((await parametersOfResult('HarperCollins')).slice(0, 2)).toEqual([
    ['businessGroup', 'businessGroup-2'],
    ['imprint', 'imprint two'],
  ]);
});

test('a business group hides and shows the promo period [PSTRADE-084]', async () => {
  const lists = Object.fromEntries(
    reloadedBy(powerSearchForms.HarperCollins, 'BusinessGroup').map(({ lookup }) => [lookup, []]),
  );
  const { user } = await openForm('HarperCollins', {
    rows: ['Business Group', 'Promo Period', 'Academic Subject'],
    more: {
      [businessGroup]: ({ query }) => ({
        ...lists,
        mmPromoKitVisible: query.get('businessGroup') !== 'businessGroup-1',
        academicSubjectVisible: true,
      }),
    },
  });
  expect(selector('Promo Period')).toBeVisible();
  await user.selectOptions(selector('Business Group'), 'businessGroup-1');
  await waitFor(() => expect(screen.queryByLabelText('Promo Period')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Academic Subject')).toBeVisible();
  await user.selectOptions(selector('Business Group'), 'businessGroup-2');
  expect(await screen.findByLabelText('Promo Period')).toBeVisible();
});

test('a BISAC category loads its refinements; without one they are removed [PSCOM-38, PSCOM-39] [PSTRADE-008]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Title', 'BISAC Category', 'BISAC Refine'] });
  expect(screen.queryByLabelText('BISAC Refine')).not.toBeInTheDocument();
  await user.selectOptions(selector('BISAC Category'), 'bisac-1');
  await waitFor(() => expect(optionsOf('BISAC Refine')).toHaveLength(4));
  await user.selectOptions(selector('BISAC Refine'), 'bisacCategoryRefine-2');
  await user.selectOptions(selector('BISAC Category'), '');
  await waitFor(() => expect(screen.queryByLabelText('BISAC Refine')).not.toBeInTheDocument());
  await go(user);
  expect(redLine()).toHaveTextContent(addMore);
  expect(button('GO')).toBeVisible();
});
