import { render } from '@testing-library/react';
import { companies } from '@titlenet/catalogue/companies';
import type { Audience } from '@titlenet/catalogue/field';
import { binderOf } from '@titlenet/catalogue/packs/binder';
import { packPages } from '@titlenet/catalogue/packs/pack-pages';
import { findReportDefinition } from '@titlenet/catalogue/reports/report-definitions';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import type { Configuration } from '@titlenet/contract/configuration';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import JSZip from 'jszip';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { projectionReport } from '../../../test/reports.ts';
import { type Session, SessionContext } from '../../domain/session/session.ts';
import { found, goldenTitle, internalTexts, oneLine } from '../printing/golden-titles.test-support.ts';
import type { PrintableTitle } from '../printing/printable-title.ts';
import { paperSizeOf } from '../printing/word/paper-size.ts';
import { WordFileWriter, type WordRequest } from '../printing/word/word-requests.ts';
import { ContentsPage } from './BinderPages.tsx';
import { BinderPartView } from './BinderPartView.tsx';
import { writeBinder } from './binder-files.tsx';
import { binderRun, type LoadedBinder } from './binder-parts.ts';

const configuration = {
  pictures: { cover: '/images/covers/{isbn}', person: '/images/people/{id}' },
  orders: {},
  links: {},
  // The other settings are not read.
} as unknown as Configuration;
const session = { configuration: () => configuration } as Session;

const all = packPages.map(({ code }) => code);

function packOf({ key, bar }: PrintableTitle): PackContent {
  const title = (id: number): PackTitle => ({
    id,
    companyCode: key.companyCode as PackTitle['companyCode'],
    isbn: bar?.isbn ?? '',
    productId: 42,
    title: bar?.title ?? '',
    author: 'Golden, Ada',
    format: 'Hardcover',
    price: 24.99,
    onSaleDate: '2026-03-03T00:00:00',
    status: 'Forthcoming',
    keptAt: '2026-11-01T09:00:00',
    internalNote: 'Ask for the window',
    accountsNote: 'Display for twelve copies',
    pages: null,
  });
  return {
    id: 5,
    name: 'Spring launch',
    owner: 'Ada Reader',
    role: 'owner',
    forAll: 'none',
    meeting: 'Launch',
    meetingDay: '2026-12-01',
    titles: 2,
    hidden: 3,
    changedAt: '2026-11-01T09:00:00',
    version: 3,
    mark: null,
    pages: all,
    // Two titles, so that they are compared.
    sections: [{ id: 10, heading: 'Fiction', titles: [title(1), title(2)] }],
  };
}

const definition = findReportDefinition('projections')!;

/** A binder with every page that there is, of titles with a value in every field. */
function loadedFor(title: PrintableTitle, audience: Audience): LoadedBinder {
  const pack = packOf(title);
  const binder = binderOf(pack, audience);
  const loaded = binder.sections
    .flatMap((section) => section.titles)
    .map(({ title: { id }, ...pages }) => {
      const key = { ...title.key, productId: String(id) };
      const printable = { ...title, key, sectionCodes: pages.sectionCodes };
      const { bar, content } = printable;
      const hasProjections = pages.reportPages.some(({ reports }) => reports.includes('projections'));
      const outline = reportOutline(definition, projectionReport(), title.key.companyCode as PackTitle['companyCode']);
      return [
        id,
        {
          printable,
          tipSheet: pages.hasTipSheet && bar && content ? tipSheetContent(bar, content, audience) : null,
          reports: hasProjections ? [outline] : [],
        },
      ] as const;
    });
  return { pack, binder, figures: ['Figures of 11/26/2026'], titles: new Map(loaded), missing: [] };
}

/** What is printed, and written as HTML from the same elements. */
function printedText(loaded: LoadedBinder): string {
  const { parts, entries } = binderRun(loaded);
  const { container, unmount } = render(
    <SessionContext value={session}>
      {parts.map((part) => (
        <BinderPartView
          key={part.paper.name}
          part={part}
          loaded={loaded}
          contents={part.page.kind === 'contents' && <ContentsPage entries={entries} first={null} />}
        />
      ))}
    </SessionContext>,
  );
  const text = [container.textContent, ...parts.map(({ paper }) => `${paper.head} ${paper.kind}`)].join(' ');
  unmount();
  return oneLine(text);
}

async function wordText(loaded: LoadedBinder): Promise<string> {
  const writer = new WordFileWriter();
  const send = async (request: WordRequest) => {
    const file = await writer.handle(request);
    return file ?? new Blob();
  };
  await send({ step: 'start', options: { title: 'Spring launch', paper: paperSizeOf('en-US') } });
  const file = await writeBinder(
    {
      addPage: async (page, index) => void (await send({ step: 'addPage', page, index })),
      // Without pictures of figures, which need a browser.
      addTitle: async (sheet, index, options) =>
        void (await send({ step: 'addTitle', sheet: { ...sheet, figures: {} }, index, options })),
      addTipSheet: async (sheet, index) => void (await send({ step: 'addTipSheet', sheet, index })),
      finish: (missing, entries) => send({ step: 'finish', missing, ...(entries && { entries }) }),
    },
    binderRun(loaded),
    loaded,
    { configuration, signal: new AbortController().signal, onMade: () => {} },
  );
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const parts = await Promise.all(zip.file(/\.xml$/).map((part) => part.async('string')));
  const xml = new DOMParser().parseFromString(parts.map((part) => part.replace(/<\?.*?\?>/, '')).join(''), 'text/html');
  return oneLine(xml.body.textContent ?? '');
}

beforeEach(() => {
  // Pictures are left out: a Word file is written without those that cannot be loaded.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
});

describe.each(companies)('$label ($code)', (company) => {
  const title = goldenTitle(company);
  const wanted = internalTexts(company);
  const own = ['Ask for the window', 'Marketing Projection Report', 'Corner Bookshops', '3 titles of other companies'];

  test.each([
    ['on paper and in HTML', printedText],
    ['in Word', wordText],
  ] as const)('nothing internal is %s in a binder for accounts [PACK-42]', async (_, textOf) => {
    const internal = await textOf(loadedFor(title, 'internal'));
    const accounts = await textOf(loadedFor(title, 'accounts'));
    // The texts are those that an internal binder has.
    expect(wanted.filter(({ text }) => found(text, internal)).length).toBeGreaterThan(25);
    expect(own.filter((text) => internal.includes(text))).toEqual(own);
    expect(wanted.filter(({ text }) => found(text, accounts))).toEqual([]);
    expect(own.filter((text) => accounts.includes(text))).toEqual([]);
    expect(accounts).not.toMatch(/Internal/);
    for (const text of ['Spring launch', 'Fiction', 'Display for twelve copies', 'The Golden Sheet', 'Comparison'])
      expect(accounts).toContain(text);
  });
});
