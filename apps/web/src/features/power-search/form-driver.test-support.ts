import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import {
  findPowerSearchForm,
  type PowerSearchForm,
  type PowerSearchName,
} from '@titlenet/catalogue/power-search/forms';
import { expect, vi } from 'vitest';
import { fakeServer, type Handler } from '../../../test/fake-server.ts';
import { powerSearchHandlers } from '../../../test/power-search.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';

interface OpenedForm {
  /** Labels of the only rows that the form has; all by default. A row with a default value is always there. */
  rows?: readonly string[];
  query?: string;
  more?: Record<string, Handler>;
}

/**
 * Leaves a form with some of its rows until the test ends: rendering all fifty takes most of the time of a test that needs
 * two.
 */
function keepRows(form: PowerSearchForm, labels: readonly string[]): void {
  const kept = form.criteria.filter(
    ({ label, ...rest }) => labels.includes(label) || ('defaultCode' in rest && rest.defaultCode),
  );
  const unknown = labels.filter((label) => !kept.some((criterion) => criterion.label === label));
  if (unknown.length > 0) throw new Error(`${form.name} has no row ${unknown.join(', ')}`);
  vi.spyOn(form, 'criteria', 'get').mockReturnValue(kept);
}

/** Opens a form and waits until it is rendered. */
export async function openForm(name: PowerSearchName, { rows, query = '', more = {} }: OpenedForm = {}) {
  // The name is one of a form's.
  const form = findPowerSearchForm(name)!;
  if (rows) keepRows(form, rows);
  const server = fakeServer({ ...powerSearchHandlers(), ...more });
  const app = renderApp(`/Searching/PowerSearch/${name}${query}`);
  await screen.findByText('GO');
  // Waits until the page is not blocked any more.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...app, server, form };
}

/*
 * Rows are found by their labels. Unique elements are found by text or attribute, because a query by role walks the
 * whole form with some thousand options.
 */
export const button = (name: string) =>
  // The selector finds a button or an element in one.
  screen.getByText(name, { selector: 'button, button *' }).closest('button')!;
export const go = (user: UserEvent) => user.click(button('GO'));
/** The message line at the top. */
export const redLine = () =>
  // A test without the line fails.
  document.querySelector<HTMLElement>('form [role="alert"]')!;

/** Waits for the open dialog. */
export async function dialog() {
  // `waitFor` tries again until it is there.
  const find = () => document.querySelector<HTMLElement>('[role="dialog"]')!;
  await waitFor(() => expect(find()).toBeVisible());
  return within(find());
}

export const waitUntilDialogIsClosed = () =>
  waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument());

/**
 * The elements of a kind with this label, by `aria-label`, `aria-labelledby` or a label element. A query by label of the
 * testing library asks every element of the page for its labels, which was a third of the time of a test of this form.
 */
function labelled<Kind extends 'input' | 'select'>(kind: Kind, label: string): HTMLElementTagNameMap[Kind][] {
  const isNamed = (element: Element) => element.textContent?.trim().replace(/\s+/g, ' ') === label;
  const labels = [...document.getElementsByTagName('label')].filter(isNamed);
  const ids = new Set(labels.map(({ htmlFor }) => htmlFor).filter((id) => id !== ''));
  const isLabelled = (element: Element) =>
    element.getAttribute('aria-label') === label ||
    ids.has(element.id) ||
    labels.some((one) => one.contains(element)) ||
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .some((id) => id !== '' && isNamed(document.getElementById(id) ?? document.createElement('span')));
  return [...document.getElementsByTagName(kind)].filter(isLabelled);
}

function theLabelled<Kind extends 'input' | 'select'>(kind: Kind, label: string): HTMLElementTagNameMap[Kind] {
  const [found, ...more] = labelled(kind, label);
  if (!found || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} elements ${kind} named ${label}`);
  return found;
}

/** The input or checkbox with this label. */
export const control = (label: string) => theLabelled('input', label);

/** The select with this label. */
export const selector = (label: string) => theLabelled('select', label);
export const optionsOf = (label: string) => [...selector(label).options].map((option) => option.textContent);

/** The select of the operator of the row with this label, if the row has one. */
export function operatorOf(label: string) {
  const names = ['match', 'comparison', 'where'].map((kind) => `${label}: ${kind}`);
  return names.flatMap((name) => labelled('select', name))[0];
}

/** The select with a filter that has this label; lists of more than thirty options have one. */
export const filterSelect = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input[role="combobox"]' });

/** Options of a select with a filter. */
export async function filteredOptions(user: UserEvent, label: string): Promise<(string | null)[]> {
  const box = await filterSelect(label);
  await user.click(box);
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])].map((option) => option.textContent);
  await user.keyboard('{Escape}');
  return options;
}

/** Chooses an option of a select with a filter. */
export async function chooseFiltered(user: UserEvent, label: string, option: string): Promise<void> {
  const box = await filterSelect(label);
  await user.click(box);
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
  // The open box names its list.
  await user.click(within(list!).getByText(option, { selector: '[role="option"] *, [role="option"]' }));
}

/** Opens a multi-selector and returns its content. */
export async function openChoices(user: UserEvent, label: string) {
  await user.click(screen.getByLabelText((name) => name.startsWith(`${label}: `), { selector: 'button' }));
  return dialog();
}

/** Checks the first options of a multi-selector. */
export async function chooseSeveral(user: UserEvent, label: string, count = 2) {
  const choices = await openChoices(user, label);
  const boxes = within(choices.getByRole('group', { name: label })).getAllByRole('checkbox');
  for (const box of boxes.slice(0, count)) await user.click(box);
  await user.keyboard('{Escape}');
  await waitUntilDialogIsClosed();
}

/** Pastes a text into a box. */
export async function fill(user: UserEvent, box: HTMLElement, text: string) {
  await user.click(box);
  await user.paste(text);
}

async function chooseFirst(user: UserEvent, label: string) {
  const select = await waitFor(() => selector(label));
  // An option follows the empty one.
  await user.selectOptions(select, select.options[1]!);
}

/** Enters a value into a row, depending only on the criterion's kind. */
export async function enter(user: UserEvent, criterion: Criterion): Promise<void> {
  const { label } = criterion;
  switch (criterion.kind) {
    case 'text':
      return fill(user, control(label), criterion.accepts ? '978' : '  abc ');
    case 'longText':
      return fill(user, control(label), '  abc ');
    case 'number':
      return fill(user, control(label), '12');
    case 'code':
      return criterion.input === 'selector' ? chooseFirst(user, label) : chooseSeveral(user, label);
    case 'userList':
      return chooseSeveral(user, label);
    case 'dateRange':
      await fill(user, control(`${label} from`), '02/03/2026');
      return fill(user, control(`${label} to`), '2/28/26');
    case 'ages':
      await chooseFiltered(user, `${label} from`, '7');
      // Fewer ages are left for the upper one.
      await user.selectOptions(selector(`${label} to`), '9');
      return;
    case 'flag':
      return user.click(control(label));
    case 'filling':
      return chooseFirst(user, label);
  }
}

/** Waits for the result's address and returns its parameters. */
export async function parametersOfResult(name: PowerSearchName): Promise<[string, string][]> {
  await waitFor(() => expect(hash()).toMatch(new RegExp(`^#/Searching/PowerSearch/${name}/result\\?`)));
  return [...new URLSearchParams(hash().split('?')[1])];
}
