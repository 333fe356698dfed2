import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildGuide } from '../../guide/build-guide.ts';
import { routes } from './routes.ts';

// Without its style sheet, which the parser would try to load.
const source = buildGuide().replace(/<link [^>]+>/g, '');
const guide = new DOMParser().parseFromString(source, 'text/html');
const pageOf = (name: string) => guide.querySelector(`article[id="${name}"]`);
const measures = ['Net', 'Gross', 'Returns', 'Return %', 'Net Amount', 'Avg. Price'];
const periods = ['Last Week', 'Last Month', '3 Months', '6 Months', '12 Months', 'Life to Date', 'Month to Date'];
const pictures = readdirSync(join(import.meta.dirname, '../../guide/pictures'));

test.each(routes.map(({ path, guide: page }) => [path, page]))(
  'the guide has a page about %s (G-41)',
  (_path, page) => {
    expect(pageOf(page)?.querySelector('.lead')?.textContent?.length).toBeGreaterThan(40);
  },
);

test.each(reportDefinitions.map(({ name, heading }) => [name, heading]))(
  'the guide has a page about the report %s with all its columns (G-41)',
  (name, heading) => {
    const page = pageOf(name);
    expect(page?.querySelector('h1')?.textContent).toBe(heading);
    const explained = [...(page?.querySelectorAll('tbody td:first-child') ?? [])].map((cell) => cell.textContent);
    const columns = reportDefinitions.find((report) => report.name === name)!.tables.flatMap((table) => table.columns);
    const shown = columns.filter((column) => !('isHidden' in column || 'view' in column)).map(({ label }) => label);
    const byPeriod = name === 'salesOverview' ? [...measures, ...periods] : [];
    expect(new Set(explained)).toEqual(new Set([...shown, ...byPeriod]));
  },
);

test('each link of the guide leads to a part of it, a picture or the product', () => {
  const links = [...guide.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(200);
  const dead = links.filter((link) => {
    if (link.startsWith('#')) return guide.getElementById(link.slice(1)) === null;
    return link !== '../' && !pictures.includes(link.replace('pictures/', ''));
  });
  expect(dead).toEqual([]);
});

test('each picture is shown once and described, and no picture is left over', () => {
  const images = [...guide.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('src')?.replace('pictures/', '')).sort()).toEqual(pictures.sort());
  expect(images.filter((image) => (image.getAttribute('alt')?.length ?? 0) < 10)).toEqual([]);
});

test('anchors are unique', () => {
  const ids = [...guide.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test.each(['signIn', 'quickSearch', 'results', 'titleSheet', 'marketStatus', 'reports', 'keyboard', 'help', 'pka'])(
  'the anchor %s is kept',
  (name) => {
    expect(pageOf(name)).not.toBeNull();
  },
);

test('the search leaves the pages that contain all words, and Enter opens the first (G-523)', async () => {
  // Removed after the test: the other files of the worker share the document.
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = guide.body.innerHTML;
  vi.stubGlobal('scrollTo', () => undefined);
  const script = '../../public/guides/guides.js';
  await import(/* @vite-ignore */ script);
  const field = screen.getByRole('searchbox', { name: 'Search the guide' });
  const shown = () =>
    [...document.querySelectorAll('.contents li:not([hidden]) a')].map(({ textContent }) => textContent);
  const all = shown().length;
  await userEvent.type(field, 'struck THROUGH');
  expect(shown()).toEqual(['Changed Titles']);
  expect(screen.getByRole('status')).toHaveTextContent('1 page');
  await userEvent.keyboard('{Enter}');
  expect(window.location.hash).toBe('#changedTitles');
  await userEvent.clear(field);
  expect(shown()).toHaveLength(all);
});
