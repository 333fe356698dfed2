import { startProduct } from './support/product.ts';

/**
 * Starts the product once for the journeys that share one, unless TITLENET_E2E_URL names a running one.
 * @returns the function that stops it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.TITLENET_E2E_URL !== undefined) return async () => {};
  const { url, stop } = await startProduct();
  process.env.TITLENET_E2E_URL = url;
  return stop;
}
