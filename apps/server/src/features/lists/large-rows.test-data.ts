import type { TestApp } from '../../../test/test-app.ts';

/** A text of a length in characters, some of two or three bytes, that differs from row to row. */
export const longText = (length: number, index: number) =>
  `${index} ${'é—Straße '.repeat(length / 9)}`.slice(0, length);
/** 2,000 rows. */
export const rowsOf = (parts: (index: number) => object) => Array.from({ length: 2_000 }, (_, index) => parts(index));
/** Posts rows to an export as a user. */
export const sendExport = (server: TestApp, path: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/api/Export/${path}`,
    headers: { ...server.as('user'), 'content-type': 'application/json' },
    payload,
  });
