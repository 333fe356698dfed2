import { fireEvent, render } from '@testing-library/react';
import { companies, companyOf } from '@titlenet/catalogue/companies';
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
import { packContent, packTitle } from '../../../test/packs.ts';
import { projectionReport } from '../../../test/reports.ts';
import { type Session, SessionContext } from '../../domain/session/session.ts';
import { found, goldenTitle, internalTexts, oneLine, textOfWordFile } from '../printing/golden-titles.test-support.ts';
import type { PrintableTitle } from '../printing/printable-title.ts';
import { paperSizeOf } from '../printing/word/paper-size.ts';
import { WordFileWriter, type WordRequest } from '../printing/word/word-requests.ts';
import { ContentsPage } from './BinderPages.tsx';
import { BinderPartView } from './BinderPartView.tsx';
import { binderHtmlFile, writeBinder } from './binder-files.tsx';
import { type BinderRun, binderRun, type LoadedBinder } from './binder-parts.ts';

const configuration = {
  pictures: { cover: '/images/covers/{isbn}', person: '/images/people/{id}' },
  orders: {},
  links: {},
  // The other settings are not read.
} as unknown as Configuration;
const session = { configuration: () => configuration } as Session;

const all = packPages.map(({ code }) => code);

function packOf({ key, bar }: PrintableTitle): PackContent {
  const change: Partial<PackTitle> = {
    companyCode: companyOf(key.companyCode).code,
    isbn: bar?.isbn ?? '',
    productId: 42,
    internalNote: 'Ask for the window',
    accountsNote: 'Display for twelve copies',
  };
  const title = (id: number) => packTitle(id, bar?.title ?? '', change);
  return {
    ...packContent,
    hidden: 3,
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

/** Renders the parts as the page does, and passes their elements on. */
async function withParts<Result>(
  loaded: LoadedBinder,
  use: (elements: HTMLElement[], run: BinderRun) => Result | Promise<Result>,
): Promise<Result> {
  const run = binderRun(loaded);
  const { container, unmount } = render(
    <SessionContext value={session}>
      {run.parts.map((part) => (
        <BinderPartView
          key={part.paper.name}
          part={part}
          loaded={loaded}
          contents={part.page.kind === 'contents' && <ContentsPage entries={run.entries} first={null} />}
        />
      ))}
    </SessionContext>,
  );
  try {
    // Parts are HTML elements.
    return await use([...container.children] as HTMLElement[], run);
  } finally {
    unmount();
  }
}

const printedText = (loaded: LoadedBinder) =>
  withParts(loaded, (elements, { parts }) => {
    for (const element of elements)
      for (const picture of element.querySelectorAll('img')) asked.push(picture.getAttribute('src') ?? '');
    const heads = parts.map(({ paper }) => `${paper.head} ${paper.kind}`);
    return oneLine([...elements.map(({ textContent }) => textContent), ...heads].join(' '));
  });

const fileOptions = { configuration, signal: new AbortController().signal, onMade: () => {} };

async function htmlSource(loaded: LoadedBinder): Promise<string> {
  const file = await withParts(loaded, (elements, run) => binderHtmlFile(run, elements, loaded, fileOptions));
  return file.text();
}

/** Everything that the HTML file has: texts, styles with the heads of its pages, and attributes. */
async function htmlText(loaded: LoadedBinder): Promise<string> {
  const page = new DOMParser().parseFromString(await htmlSource(loaded), 'text/html').documentElement;
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  return oneLine([page.textContent, ...attributes].join(' '));
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
    fileOptions,
  );
  return textOfWordFile(await JSZip.loadAsync(await file.arrayBuffer()));
}

/** Addresses of the pictures that were asked for. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  // Pictures are left out: a Word file is written without those that cannot be loaded.
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(null, { status: 404 });
  });
});

/** The queries of the covers and portraits that were asked for since the last call. */
const queriesAsked = () =>
  asked
    .splice(0)
    .filter((address) => /^\/images\/(covers|people)\//.test(address))
    .map((address) => address.split('?')[1] ?? '');

/** The texts of the page after no picture has arrived. */
const textWithoutPictures = (loaded: LoadedBinder) =>
  withParts(loaded, (elements) => {
    for (const element of elements) for (const picture of element.querySelectorAll('img')) fireEvent.error(picture);
    return elements.map(({ textContent }) => textContent).join(' ');
  });

/** Of the list of the section, the tip sheets, the title sheets and the comparison, each of two titles. */
const coversOfPages = 8;

describe.each([
  ['on paper', textWithoutPictures, coversOfPages],
  ['in HTML', htmlSource, coversOfPages],
  // The comparison of a Word file has no covers.
  ['in Word', wordText, 6],
] as const)('%s', (_, textOf, count) => {
  const title = goldenTitle(companyOf('001'));
  const withoutIsbn = { ...title, bar: title.bar && { ...title.bar, isbn: null } };

  test.each([
    ['accounts says that a cover that cannot be loaded is to come', title, 'accounts', count],
    ['accounts says that a cover is to come where there is none', withoutIsbn, 'accounts', count],
    ['the house does not say that a cover is to come', title, 'internal', 0],
  ] as const)('a binder for %s [PAPER-50]', async (_case, one, audience, times) => {
    const text = await textOf(loadedFor(one, audience));
    expect(text.split('Cover to come').length - 1).toBe(times);
  });
});

describe.each(companies)('$label ($code)', (company) => {
  const title = goldenTitle(company);
  const wanted = internalTexts(company);
  const own = ['Ask for the window', 'Marketing Projection Report', 'Corner Bookshops', '3 titles of other companies'];

  test.each([
    ['on paper', printedText],
    ['in HTML', htmlText],
    ['in Word', wordText],
  ] as const)(
    'nothing internal is %s in a binder for accounts [PACK-42], whose pictures are asked for with these readers, for whom the server draws them or not [PAPER-50]',
    async (_, textOf) => {
      const internal = await textOf(loadedFor(title, 'internal'));
      const askedInternally = queriesAsked();
      const accounts = await textOf(loadedFor(title, 'accounts'));
      const askedForAccounts = queriesAsked();
      expect(askedInternally.length).toBeGreaterThan(3);
      expect(new Set(askedInternally)).toEqual(new Set(['']));
      expect(askedForAccounts.length).toBeGreaterThan(3);
      expect(new Set(askedForAccounts)).toEqual(new Set(['audience=accounts']));
      // The texts are those that an internal binder has.
      expect(wanted.filter(({ text }) => found(text, internal)).length).toBeGreaterThan(25);
      expect(own.filter((text) => internal.includes(text))).toEqual(own);
      expect(wanted.filter(({ text }) => found(text, accounts))).toEqual([]);
      expect(own.filter((text) => accounts.includes(text))).toEqual([]);
      expect(accounts).not.toMatch(/Internal/);
      for (const text of ['Spring launch', 'Fiction', 'Display for twelve copies', 'The Golden Sheet', 'Comparison'])
        expect(accounts).toContain(text);
    },
  );
});
