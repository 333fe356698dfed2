import { AppError } from '../../app-error.ts';

/** The web app waits for the answer with its spinner, so a slow service counts as a failed one (DESIGN §8). */
const ANSWER_WITHIN_MS = 3_000;
const LONGEST_ADDRESS = 2_000;

function asAddress(text: string): string {
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} is no address of a picture`);
  return href;
}

/**
 * Asks the outside service where the cover of an HQNA title is.
 *
 * @param service address of the service, with `{isbn}`; it answers 200 with the cover's address as text, or 404
 * @returns the cover's address, empty when the service has no cover
 * @throws AppError `hqna-unavailable` when it does not answer in 3 s, or with anything else
 */
export async function askForHqnaCover(service: string, isbn13: string): Promise<string> {
  try {
    const response = await fetch(service.replaceAll('{isbn}', isbn13), {
      headers: { accept: 'text/plain' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.status !== 200) await response.body?.cancel();
    if (response.status === 404) return '';
    if (response.status !== 200) throw new Error(`The service answered ${response.status}`);
    const text = (await response.text()).trim();
    if (text.length > LONGEST_ADDRESS) throw new Error('The service answered with more than an address');
    return text === '' ? '' : asAddress(text);
  } catch (error) {
    throw new AppError('hqna-unavailable', undefined, { cause: error });
  }
}
