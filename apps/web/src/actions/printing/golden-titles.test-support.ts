import type { Company } from '@titlenet/catalogue/companies';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { sections } from '@titlenet/catalogue/sheet/sections';
import { goldenLines, inLayout } from '@titlenet/catalogue/testing/golden-sheet/golden-sheet';
import { isInternalField } from '@titlenet/catalogue/testing/internal-fields';
import type JSZip from 'jszip';
import { titleBar, titleSheet } from '../../../test/titles.ts';
import type { PrintableTitle } from './printable-title.ts';

const sectionCodes = sections.map(({ code }) => code);

/** The golden sheet, which has a value of its own in every field, as a title of a company. */
export function goldenTitle({ code }: Company): PrintableTitle {
  const bar: Record<string, unknown> = {};
  const content: Record<string, Record<string, unknown>> = {};
  for (const { path, value } of goldenLines) {
    const [group = '', name = '', column] = path.split(/[.:]/);
    if (value === undefined || path.includes(':')) continue;
    if (group === 'bar') bar[name] = value;
    else if (column === undefined) content[group] = { ...content[group], [name]: value };
    else {
      // The rows of the lines before it, of one table.
      const [row] = (content[group]?.[name] ?? [{}]) as [Record<string, unknown>];
      content[group] = { ...content[group], [name]: [{ ...row, [column]: value }] };
    }
  }
  // The lines name sections and fields of the sheet.
  const sheet = titleSheet(content as Partial<Record<keyof TitleSheet, object>>);
  return {
    key: { companyCode: code, productId: '42' },
    bar: titleBar({ ...bar, companyCode: code, productId: 42 }),
    content: sheet,
    failure: null,
    sectionCodes,
  };
}

/** A text whose spaces and line breaks do not count. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What an internal field would show: its text on the sheet, its value, and the text of marks. */
export const internalTexts = ({ layout }: Company): { path: string; text: string }[] =>
  goldenLines
    // A split text has a first part.
    .filter(({ path }) => isInternalField(path.split(':')[0]!))
    .flatMap(({ path, value, texts }) => {
      const shown = inLayout(texts, layout).replaceAll(/<[^>]+>/g, '');
      const stored = typeof value === 'string' && value.length > 2 ? value.replaceAll(/<[^>]+>/g, '') : '';
      return [shown, stored].filter((text) => text.length > 2 && !text.startsWith('{')).map((text) => ({ path, text }));
    });

/** @returns true if a file has a text */
export const found = (text: string, file: string) => file.includes(oneLine(text));

const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The text of all XML parts of a Word file, on one line. Parsing them into elements was half of the time of its tests. */
export async function textOfWordFile(zip: JSZip): Promise<string> {
  const parts = await Promise.all(zip.file(/\.xml$/).map((part) => part.async('string')));
  const text = parts.join('').replaceAll(/<[^>]*>/g, '');
  return oneLine(text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: keyof typeof entities) => entities[name]));
}
