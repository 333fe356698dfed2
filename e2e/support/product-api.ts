import type { BrowserContext, Page } from '@playwright/test';

/** Calls the product's API with the tokens of a page. @throws on an error status */
export type CallProduct = <Answer>(path: string, body?: object) => Promise<Answer>;

/** The members of a quick search row that journeys use. */
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
 * Returns a function that calls the API with the tokens of a page's requests, so that journeys can search for titles.
 * @param open loads the page, which sends the requests
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

/** Titles found by a quick search. @param search such as `{ title: 'the', company: 1 }` */
export async function findTitles(call: CallProduct, search: object): Promise<FoundTitle[]> {
  const { data } = await call<{ data: FoundTitle[] }>('/api/Searching/QuickSearch', search);
  return data;
}

/** Id of a title in addresses: the ISBN for HCCP, the product id for other companies. */
const idOf = ({ companyCode, productId, isbn }: FoundTitle) => (companyCode === '006' ? isbn : productId);

/** Company and id of a title, as the calls of its sheet have them. */
export const titleKey = (title: FoundTitle): string => `${title.companyCode}/${idOf(title)}`;

/** The address of a title sheet in the app. */
export const sheetAddress = (title: FoundTitle): string =>
  `/#/titleSheet/${idOf(title)}?companyCode=${title.companyCode}`;
