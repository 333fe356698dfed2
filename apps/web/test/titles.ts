import { companyOf } from '@titlenet/catalogue/companies';
import { emptyRecord } from '@titlenet/catalogue/field';
import { emptySection, sections, type TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { type TitleBar, titleBarFields } from '@titlenet/catalogue/title-bar';
import type { Handler } from './fake-server.ts';

/** A title bar with its required fields and the given changes. */
export function titleBar(change: Partial<TitleBar> = {}): TitleBar {
  return {
    ...emptyRecord(titleBarFields),
    title: 'To Kill a Mockingbird',
    isbn: '9780061120084',
    isbn10: '0061120081',
    productId: 42,
    companyCode: '001',
    ...change,
  };
}

type SheetChange = { [S in keyof TitleSheet]?: Partial<TitleSheet[S]> };

/** A sheet with empty sections and the given changes. */
export function titleSheet(change: SheetChange = {}): TitleSheet {
  const all = sections.map(({ name }) => [name, { ...emptySection(name), ...change[name] }]);
  return Object.fromEntries(all) as TitleSheet;
}

/** The address of a title's sheet. */
export function sheetAddress(bar: TitleBar): string {
  const id = companyOf(bar.companyCode).isKeyedByIsbn ? bar.isbn : bar.productId;
  return `/titleSheet/${id}?companyCode=${bar.companyCode}`;
}

/** The calls of one title, for `fakeServer`. */
export function titleHandlers(bar: TitleBar, sheet: TitleSheet = titleSheet()): Record<string, Handler> {
  const id = companyOf(bar.companyCode).isKeyedByIsbn ? bar.isbn : bar.productId;
  const path = `GET /api/TitleSheet/${bar.companyCode}/${id}`;
  const notes = { isbn: bar.isbn, tags: [], notes: [], tagChanges: [] };
  return {
    [path]: () => sheet,
    [`${path}/bar`]: () => bar,
    [`GET /api/TeamNotes/${bar.companyCode}/${id}`]: () => notes,
    [`GET /api/TeamTags/${bar.companyCode}`]: () => [],
  };
}
