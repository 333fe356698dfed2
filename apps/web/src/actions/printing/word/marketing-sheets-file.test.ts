import { emptyRecord } from '@titlenet/catalogue/field';
import { authorFields, contentFields, noteFields } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { emptySection } from '@titlenet/catalogue/sheet/sections';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { paperSizeOf } from './paper-size.ts';
import { WordFileWriter } from './word-requests.ts';

test('a marketing sheet becomes a Word document whose tables have the printable style [PRINT-46, CHMS-39, CHMS-43]', async () => {
  const sheet = {
    productId: 7,
    companyCode: '003' as const,
    content: { ...emptyRecord(contentFields), title: 'The Paper Fox', isbn13: '9780062040817', price: 18.99 },
    author: { ...emptyRecord(authorFields), auth1: 'Lark, Wren' },
    notes: emptyRecord(noteFields),
    marketingDisplays: [{ isbn: '9780062040824', configuration: '8-copy', type: 'Floor display' }],
    publicity: [],
    coopData: emptySection('coopData'),
  };
  const writer = new WordFileWriter();
  await writer.handle({ step: 'start', options: { title: 'Marketing Sheets', paper: paperSizeOf('en-GB') } });
  await writer.handle({
    step: 'addMarketingSheet',
    sheet: { sheet, picture: null, figures: {} },
    index: 0,
    isShowCoop: false,
  });
  const file = (await writer.handle({ step: 'finish', missing: [] }))!;
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
  expect(body).toMatch(/<w:pStyle w:val="Heading1"\/>.*?The Paper Fox/s);
  for (const text of ['Wren Lark', '$18.99', '9780062040824', 'Floor display']) expect(body).toContain(text);
  expect(body).toContain('<w:tblStyle w:val="PrintableTable"/>');
  expect(await zip.file('word/header1.xml')?.async('string')).toContain('Internal · Marketing Sheet · The Paper Fox');
  // A4, 210 × 297 mm.
  expect(body).toContain('<w:pgSz w:w="11906" w:h="16838"');
});
