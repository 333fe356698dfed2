import { AppError } from '../app-error.ts';

/** The web app shows a spinner meanwhile, so a slow service counts as a failed one. */
const REQUEST_TIMEOUT_MS = 3_000;
const MAX_ADDRESS_LENGTH = 2_000;

function parseWebAddress(text: string): string {
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} is not a web address`);
  return href;
}

/**
 * Asks the external service for the cover's address of an HQNA title.
 * @param service address of the service with `{isbn}`; it responds 200 with the cover's address as text, or 404
 * @returns the address, empty when the service has no cover
 * @throws AppError `hqna-unavailable` when it does not respond within 3 s, or responds otherwise
 */
export async function fetchHqnaCoverAddress(service: string, isbn13: string): Promise<string> {
  try {
    const response = await fetch(service.replaceAll('{isbn}', isbn13), {
      headers: { accept: 'text/plain' },
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status !== 200) await response.body?.cancel();
    if (response.status === 404) return '';
    if (response.status !== 200) throw new Error(`The service responded ${response.status}`);
    const text = (await response.text()).trim();
    if (text.length > MAX_ADDRESS_LENGTH) throw new Error('The service responded with more than an address');
    return text === '' ? '' : parseWebAddress(text);
  } catch (error) {
    throw new AppError('hqna-unavailable', undefined, { cause: error });
  }
}
