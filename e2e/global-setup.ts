import { startProduct } from './support/product.ts';

/**
 * Starts the product once for all journeys, or takes the one that TITLENET_E2E_URL names. The workers read the
 * address from the same variable.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TITLENET_E2E_URL) return undefined;
  const product = await startProduct();
  process.env.TITLENET_E2E_URL = product.url;
  return product.stop;
}
