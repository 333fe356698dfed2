import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { sales } from '@titlenet/catalogue/sheet/sales';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { overviewReport, reportHandler } from '../../../test/reports.ts';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

type Comparison = TitleSheet['sales']['titleTrack'][number];

const row = (change: Partial<Comparison>): Comparison => ({
  ...emptyRecord(sales.entries[0].columns),
  productId: 4712,
  ...change,
});

async function open(content: Partial<TitleSheet['sales']>, change: Partial<TitleBar> = {}) {
  const bar = titleBar(change);
  fakeServer(titleHandlers(bar, titleSheet({ sales: content })));
  const opened = renderApp(sheetAddress(bar));
  return { ...opened, region: within(await screen.findByRole('region', { name: 'Sales' })) };
}

const isbn = '9780062040800';

test('the title track and the competitive titles are two tables [SALES-01, SALES-02]', async () => {
  const { region } = await open({
    titleTrack: [row({ title: 'Ours' })],
    competitive: [row({ title: 'Theirs' })],
  });
  expect(region.getByRole('table', { name: 'Title Track' })).toHaveTextContent('Ours');
  expect(region.getByRole('table', { name: 'Competitive Titles' })).toHaveTextContent('Theirs');
});

test('HCCP shows both as rich text, without tables [SALES-03, SALES-04]', async () => {
  const { region } = await open(
    {
      hccpTitleTrack: '<p>Track: <b>40,000</b></p>',
      hccpCompetitive: '<ul><li>Rival: 12,000</li></ul>',
      titleTrack: [row({ title: 'Ours' })],
    },
    { companyCode: '006' },
  );
  expect(region.getByText('Title Track').nextElementSibling).toHaveTextContent('Track: 40,000');
  expect(region.getByText('40,000').tagName).toBe('B');
  const rivals = region.getByText('Competitive Titles').nextElementSibling as HTMLElement;
  expect(within(rivals).getByRole('listitem')).toHaveTextContent('Rival: 12,000');
  expect(region.queryByRole('table')).not.toBeInTheDocument();
});

test("other companies do not show HCCP's texts [SALES-03, SALES-04]", async () => {
  const { region } = await open({ hccpTitleTrack: '<p>Only HCCP</p>', titleTrack: [row({ title: 'Ours' })] });
  expect(region.queryByText('Only HCCP')).not.toBeInTheDocument();
});

test('a model title has a mark [SALES-18]', async () => {
  const { region } = await open({ titleTrack: [row({ title: 'Ours', isModel: true }), row({ title: 'Older' })] });
  const [, model, other] = region.getAllByRole('row');
  expect(within(model!).getByRole('img', { name: 'Model title' })).toBeVisible();
  expect(within(other!).queryByRole('img')).not.toBeInTheDocument();
});

describe('a row links to the sales overview', () => {
  const linksOf = (region: Awaited<ReturnType<typeof open>>['region']) =>
    region.queryAllByRole('link').map((link) => link.getAttribute('href'));

  test.each([
    ['10 characters', '0062040804', '[SALES-19]'],
    ['13 characters', isbn, '[SALES-20]'],
    ['13 characters between blanks', ` ${isbn} `, '[SALES-20]'],
  ])('with an ISBN of %s: %s [SALES-22, SALES-23] %s', async (_, text) => {
    const { region } = await open({ titleTrack: [row({ isbn: text, source: 'Another House' })] });
    expect(linksOf(region)).toEqual([`#/reports/salesOverview?companyCode=001&isbn=${text.trim()}`]);
  });

  test('which a click opens in a new tab [ROUTE-046]', async () => {
    const { region, user, view, app } = await open({ titleTrack: [row({ isbn })] });
    const clicks: boolean[] = [];
    // Registered last: if no handler has cancelled the event, the browser follows the link.
    const follow = (event: Event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', follow, { once: true });
    const link = region.getByRole<HTMLAnchorElement>('link', { name: isbn });
    await user.click(link);
    expect(clicks).toEqual([false]);
    expect(link.target).toBe('_blank');
    view.unmount();
    app.stop();
    fakeServer({
      ...reportHandler('001', 'SalesOverview', overviewReport(), isbn),
      [`GET /api/TitleSheet/001/${isbn}/bar`]: () => titleBar({ isbn }),
    });
    renderApp(link.hash.slice(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sales Overview' })).toBeVisible();
    expect(hash()).toBe(`#/reports/salesOverview?companyCode=001&isbn=${isbn}`);
  });

  test.each(['978006204080', '97800620408001', '006204080', ' '])('and not with %s [SALES-20]', async (text) => {
    const { region } = await open({ titleTrack: [row({ title: 'Ours', isbn: text })] });
    expect(linksOf(region)).toEqual([]);
  });

  test.each([
    ['180', 'Harlequin', 1],
    ['180', ' harlequin ', 1],
    ['180', 'Another House', 0],
    ['180', null, 0],
    ['001', 'Another House', 1],
  ] as const)(
    'in competitive rows of %s whose source is %s: %s times [SALES-21]',
    async (companyCode, source, count) => {
      const { region } = await open({ competitive: [row({ isbn, source })] }, { companyCode });
      expect(linksOf(region)).toHaveLength(count);
    },
  );

  test.each(['001', '180', '400'])(
    'of %s only if the title is in the catalogue of the company: its report does not exist [SALES-24]',
    async (companyCode) => {
      const unknown = row({ title: 'Elsewhere', isbn, source: 'Harlequin', productId: null });
      const { region } = await open({ titleTrack: [unknown], competitive: [unknown] }, { companyCode });
      expect(linksOf(region)).toEqual([]);
      expect(region.getAllByRole('cell', { name: isbn })).toHaveLength(2);
    },
  );

  test('of the UK to the title view (PERM-29)', async () => {
    const { region } = await open({ titleTrack: [row({ isbn })] }, { companyCode: '400' });
    expect(linksOf(region)).toEqual([`#/reports/titleView?isbn=${isbn}&companyCode=400`]);
  });

  test('in the title track of HQNA for every source [SALES-22]', async () => {
    const { region } = await open({ titleTrack: [row({ isbn, source: 'Another House' })] }, { companyCode: '180' });
    expect(linksOf(region)).toEqual([`#/reports/salesOverview?companyCode=180&isbn=${isbn}`]);
  });
});

test('the title track has a chart of net units to date, with a text alternative', async () => {
  const { region } = await open({
    titleTrack: [
      row({ title: 'Ours', ltdNet: 12500, isModel: true }),
      row({ title: 'Older', ltdNet: -30 }),
      row({ title: 'Unknown', ltdNet: null }),
    ],
    competitive: [row({ title: 'A', ltdNet: 1 }), row({ title: 'B', ltdNet: 2 })],
  });
  const chart = await region.findByRole('img', {
    name: 'Life-to-date net units of 2 titles: most 12,500 (Ours), least -30 (Older). The table has them all.',
  });
  expect(within(chart).getByText('12,500')).toBeInTheDocument();
  expect(within(chart).queryByText('Unknown')).not.toBeInTheDocument();
  expect(region.getByText(/^Life-to-date net units of 2 titles\. Source: Title Track · as of /)).toBeVisible();
  expect(region.queryAllByRole('img', { name: /^Life-to-date/ })).toHaveLength(1);
});

test('a single figure has no chart', async () => {
  const { region } = await open({ titleTrack: [row({ title: 'Ours', ltdNet: 12500 })] });
  expect(region.getByRole('table')).toHaveTextContent('12,500');
  expect(region.queryByRole('img')).not.toBeInTheDocument();
});

test('the chart of a long track shows the twelve best-selling titles in their order', async () => {
  const titleTrack = Array.from({ length: 15 }, (_, index) => row({ title: `No. ${index}`, ltdNet: index * 10 }));
  const { region } = await open({ titleTrack });
  const chart = await region.findByRole('img', { name: /^Life-to-date net units of 15 titles/ });
  const labels = within(chart)
    .getAllByText(/^No\. \d+$/)
    .map((label) => label.textContent);
  expect(labels).toEqual(titleTrack.slice(3).map(({ title }) => title));
  expect(region.getByText(/the 12 best-selling of 15 titles/)).toBeVisible();
});
