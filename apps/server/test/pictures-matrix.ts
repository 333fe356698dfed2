import type { CompanyCode } from '@titlenet/catalogue/companies';

/** A route of pictures, which the cookie of a sign-in opens instead of tokens (G-149). */
export interface PictureLine {
  /** As Fastify names it, without `/images/`. */
  path: string;
  /**
   * `any`: the same for all signed-in people; `hidden`: of a title or person, and unknown to other companies (G-165).
   */
  company: 'any' | 'hidden';
  /** Builds the address for a company's title or its author. */
  url(company: CompanyCode, isbn: string): string;
  /** Status for a person of the company; 502: the host of the picture is not public. */
  answer: 200 | 502;
}

/** Id of the author of a title in the tests of the matrix. */
export const matrixPersonId = (isbn: string) => `author-${isbn}`;

/** Address of a title's picture, of a host that is allowed and not public. */
export const matrixPicture = (isbn: string) => `http://${MATRIX_PICTURE_HOST}/${isbn}.jpg`;
export const MATRIX_PICTURE_HOST = '127.0.0.1:9';

/** Part of the access matrix: every picture of the server. */
export const picturesMatrix: readonly PictureLine[] = [
  {
    path: 'covers/:company/:isbn',
    company: 'hidden',
    answer: 200,
    url: (company, isbn) => `/images/covers/${company}/${isbn}`,
  },
  { path: 'people/:id', company: 'hidden', answer: 200, url: (_, isbn) => `/images/people/${matrixPersonId(isbn)}` },
  { path: 'barcodes/:file', company: 'any', answer: 200, url: (_, isbn) => `/images/barcodes/${isbn}.svg` },
  {
    path: 'outside',
    company: 'hidden',
    answer: 502,
    url: (company, isbn) => {
      const query = new URLSearchParams({ address: matrixPicture(isbn), company, isbn });
      return `/images/outside?${query}`;
    },
  },
];
