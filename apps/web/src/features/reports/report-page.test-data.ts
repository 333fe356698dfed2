import { screen, within } from '@testing-library/react';
import { fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { reportIsbn } from '../../../test/reports.ts';
import { titleBar } from '../../../test/titles.ts';

const usual = titleBar({
  ...{ isbn: reportIsbn, author1: 'Lee, Harper', onSaleDate: '1960-07-11T00:00:00', price: 14.99 },
});

/** The page at an address, with the title bar of the reports' title. */
export function open(address: string, handlers: Record<string, Handler>) {
  const bar = { [`GET /api/TitleSheet/001/${reportIsbn}/bar`]: () => usual };
  const server = fakeServer({ ...bar, ...handlers });
  return { server, ...renderApp(address) };
}

export const ofTitle = `companyCode=001&isbn=${reportIsbn}`;

/** The texts of a table's rows, without its head. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

export const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent;
