import type { BrowserContext, Page } from '@playwright/test';

/** Calls the product's API as the person of a page does. @throws when it answers with an error */
export type CallProduct = <Answer>(path: string, body?: object) => Promise<Answer>;

/** A row of a quick search, as far as journeys need it. */
export interface FoundTitle {
  isbn: string;
  productId: number;
  title: string;
  author: string;
  companyCode: string;
  reissueNo: number;
  salesMarketingDescription: string;
}

/**
 * Borrows the tokens of a page's own calls: journeys choose their titles by asking the product which it has.
 * @param open loads the page, so that it makes its calls
 */
export async function callProductAs(page: Page, open: () => Promise<unknown>): Promise<CallProduct> {
  const own = page.waitForRequest((request) => request.headers()['x-enterprise-token'] !== undefined);
  await open();
  const { authorization = '', 'x-enterprise-token': token = '' } = (await own).headers();
  const headers = { authorization, 'x-enterprise-token': token };
  return callWith(page.context(), headers);
}

function callWith(context: BrowserContext, headers: Record<string, string>): CallProduct {
  return async (path, data) => {
    const answer = await context.request.fetch(path, { headers, ...(data && { method: 'POST', data }) });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
}

/** The titles of a quick search. @param search such as `{ title: 'the', company: 1 }` */
export async function findTitles(call: CallProduct, search: object): Promise<FoundTitle[]> {
  const { data } = await call<{ data: FoundTitle[] }>('/api/Searching/QuickSearch', search);
  return data;
}

/** The address of a title's sheet in the app. */
export const sheetAddress = ({ companyCode, productId, isbn }: FoundTitle): string =>
  `/#/titleSheet/${companyCode === '006' ? isbn : productId}?companyCode=${companyCode}`;
