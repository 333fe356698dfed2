import { lendProduct, startProduct } from './support/product.ts';

/** Of the product that journeys feed and break. */
const FED_TITLES = 200;

/**
 * Starts the product once for all journeys, or takes the one that TITLENET_E2E_URL names, and a second one that may be
 * changed. The workers read their addresses from variables.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const isNamed = process.env.TITLENET_E2E_URL !== undefined;
  const starts = await Promise.allSettled([startProduct({ titles: FED_TITLES }), ...(isNamed ? [] : [startProduct()])]);
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [fed, shared] = products;
  lendProduct(fed!);
  if (shared) process.env.TITLENET_E2E_URL = shared.url;
  return stop;
}
