import { publishProduct, startProduct } from './support/product.ts';

/**
 * Starts the product once for all journeys, unless TITLENET_E2E_URL names a running one; TITLENET_E2E_DATA is then its
 * data folder.
 * @returns the function that stops it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.TITLENET_E2E_URL !== undefined) return async () => {};
  const product = await startProduct();
  publishProduct(product);
  return product.stop;
}
