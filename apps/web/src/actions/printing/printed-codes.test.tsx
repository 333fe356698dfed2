import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { titleBar, titleSheet } from '../../../test/titles.ts';
import { HtmlFile } from './html-file.tsx';
import { paperSizeOf } from './word/paper-size.ts';
import { WordFileWriter } from './word/word-requests.ts';

const options = {
  medium: 'download',
  audience: 'internal',
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: false,
  isShowCoopInformation: false,
  isShowContractInformation: false,
  isSuppressEditorScript: false,
} as const;

const descriptions = {
  casBusinessUnit: 'General Books',
  pubSeason: 'Spring',
  answerCode: 'In print',
  currentTerritoryCode: 'World',
};

const titleOf = (companyCode: '001' | '006') => ({
  key: { companyCode, productId: '42' },
  bar: {
    ...titleBar({
      companyCode,
      salesMarketingCode: 'AV - In Stock',
      casBusinessUnit: 'TRD',
      pubSeason: 'SP',
      answerCode: 'IP',
      category: 'FICTION / Sea Stories',
    }),
    descriptions,
  },
  content: titleSheet({ subrights: { currentTerritoryCode: 'WOR' } }),
  failure: null,
  sectionCodes: [4],
});

/** What the screen shows of the codes: `header-facts.test.tsx` and the sections' tests have the same values. */
const expected = {
  '001': [
    ['Sales & Marketing Code', 'AV'],
    ['Business Group', 'General Books (TRD)'],
    ['Pub Season', 'Spring (SP)'],
    ['BISAC Category', 'FICTION / Sea Stories'],
    ['Current Territory Code', 'World (WOR)'],
  ],
  '006': [
    ['Answer Code', 'In print (IP)'],
    ['BISAC Category', 'FICTION / Sea Stories'],
  ],
} as const;

test.each(['001', '006'] as const)('codes of company %s read in HTML as on screen [PAPER-30]', async (company) => {
  const file = new HtmlFile('internal');
  await file.addTitle(titleOf(company), options, null);
  const page = new DOMParser().parseFromString(await (await file.toBlob([])).text(), 'text/html');
  const shown = new Map([...page.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling]));
  for (const [label, text] of expected[company]) expect([label, shown.get(label)?.textContent]).toEqual([label, text]);
  expect(page.body.textContent).toContain('Available - In Stock');
});

test.each(['001', '006'] as const)('codes of company %s read in Word as on screen [PAPER-30]', async (company) => {
  const writer = new WordFileWriter();
  await writer.handle({ step: 'start', options: { title: 'Title Sheets', paper: paperSizeOf('en-US') } });
  const sheet = { ...titleOf(company), picture: null, figures: {} };
  await writer.handle({ step: 'addTitle', sheet, index: 0, options });
  // The last step returns the file.
  const file = (await writer.handle({ step: 'finish', missing: [] }))!;
  const xml = await (await JSZip.loadAsync(await file.arrayBuffer())).file('word/document.xml')?.async('string');
  const paragraphs = (xml ?? '')
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))
    .map((text) => text.replaceAll('&amp;', '&'))
    .filter(Boolean);
  for (const [label, text] of expected[company])
    expect([label, paragraphs[paragraphs.indexOf(label) + 1]]).toEqual([label, text]);
  expect(paragraphs.some((text) => text.endsWith('Available - In Stock'))).toBe(true);
});
