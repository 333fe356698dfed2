import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { expect, test } from 'vitest';
import { withoutNewerCodes } from './newer-codes.ts';
import { exportedProduct } from './product-element.ts';

test('a code that is newer than the schemas is left out and named [API-70]', () => {
  const children = { ContributorRole: ['A01', 'A56'], CorporateName: 'Harbour' };
  expect(withoutNewerCodes('Contributor', children)).toEqual({
    content: { ContributorRole: ['A01'], CorporateName: 'Harbour' },
    leftOut: ['ContributorRole A56'],
  });
});

test('a composite that needs such a code is left out with it, and the others of its kind stay [API-70]', () => {
  const date = (role: string) => ({ PublishingDateRole: role, Date: { text: '20260101', attributes: {} } });
  expect(withoutNewerCodes('PublishingDetail', { PublishingDate: [date('01'), date('32')] })).toEqual({
    content: { PublishingDate: [date('01')] },
    leftOut: ['PublishingDate (PublishingDateRole 32)'],
  });
});

test('a code of no list stays, and is a fault [API-70]', () => {
  const children = { ContributorRole: ['Q99'], CorporateName: 'Harbour' };
  expect(withoutNewerCodes('Contributor', children)).toEqual({ content: children, leftOut: [] });
});

const record = (bar: TitleRecord['bar']): TitleRecord => ({
  companyCode: '001',
  isbn: '9780062040800',
  source: { sender: 'house', recordReference: 'r' },
  bar: { title: 'Tides', formatDesc: 'Hardcover', imprintDesc: 'Harbour', ...bar },
  sheet: {},
  stored: {},
  codes: {},
  references: [],
});
const context = { bisacCodes: () => undefined, editions: new Map(), release: '3.1', today: '2026-03-10' } as const;

test('a title with one newer code is exported without it [API-70]', () => {
  const found = exportedProduct(record({ editionTypes: ['AVS', 'ILL'] }), context);
  expect(found).toMatchObject({ leftOut: ['EditionType AVS'] });
  const xml = 'xml' in found ? found.xml : '';
  expect(xml.match(/<EditionType>\w+/g)).toEqual(['<EditionType>ILL']);
  expect(exportedProduct(record({}), context)).toMatchObject({ leftOut: [] });
});
