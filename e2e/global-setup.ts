import { publishMutableProduct, startProduct } from './support/product.ts';

/** Size of the demo catalogue of the mutable product. */
const MUTABLE_TITLES = 200;

/**
 * Starts the product once for all journeys, unless TITLENET_E2E_URL names one, and a second, mutable one. The workers
 * read their addresses from environment variables.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const isNamed = process.env.TITLENET_E2E_URL !== undefined;
  const starts = await Promise.allSettled([
    startProduct({ titles: MUTABLE_TITLES }),
    ...(isNamed ? [] : [startProduct()]),
  ]);
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [mutable, shared] = products;
  publishMutableProduct(mutable!);
  if (shared) process.env.TITLENET_E2E_URL = shared.url;
  return stop;
}
