import type { Configuration } from '@titlenet/contract/configuration';

/** The product's own pages, used when an installation configures no other address (G-38 to G-46). */
export const defaultLinks: Configuration['links'] = {
  guides: '/guides/index.html',
  titleView: '#/reports/titleView?isbn={isbn}&companyCode=400',
  monthlySummary: '#/reports/view/{viewId}?isbn={isbn}&companyCode={companyCode}',
  pendingOrders: '#/reports/view/{viewId}?isbn={isbn}&companyCode={companyCode}',
  pka: '#/reports/pka?isbn={isbn}&companyCode={companyCode}',
  orderManagement: '#/reports/view/{viewId}?isbn={isbn}&companyCode={companyCode}',
  channelReport: '#/reports/channelReport?isbn={isbn}&companyCode={companyCode}&date={date}',
  pointOfSale: '#/reports/pointOfSale?isbn={isbn}&companyCode={companyCode}',
  userLists: '#/userLists',
  reportNet: '#/reports?isbn={isbn}',
  userGuide: '/guides/index.html',
  catalogue: '#/Searching/PowerSearch/{powerSearch}',
  promotions: '#/promotions',
  bestsellers: '#/bestsellers',
};

/** Pictures drawn by the product (G-149). */
export const defaultPictures: Configuration['pictures'] = {
  cover: '/images/covers/{companyCode}/{isbn}?width={width}',
  person: '/images/people/{id}',
};
