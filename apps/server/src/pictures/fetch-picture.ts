import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 5 * 1024 * 1024;

/** The picture could not be fetched; the message is logged. With a `cause` there was no complete response. */
export class PictureRefusedError extends Error {
  override name = 'PictureRefusedError';
}

const tooLarge = () => new PictureRefusedError('the picture is larger than 5 MB');

export interface Picture {
  type: string;
  bytes: Buffer;
}

/** Formats by their magic bytes: Content-Type is not trusted, and SVG is excluded because it can contain scripts. */
const kinds: readonly (readonly [type: string, hasMagicBytes: (bytes: Buffer) => boolean])[] = [
  ['image/jpeg', (bytes) => bytes.readUIntBE(0, 3) === 0xff_d8_ff],
  ['image/png', (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['image/webp', (bytes) => /^RIFF....WEBP$/s.test(bytes.toString('latin1', 0, 12))],
  ['image/avif', (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12))],
];

/**
 * Resolves a host and refuses it when one of its addresses is not public. The checked address is the one that is
 * connected to.
 */
const lookupPublic =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new PictureRefusedError(`${host} is at an address that is not public`), []);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });

/**
 * Fetches a picture of an external host: from public addresses only, within 3 s, at most 5 MB, without redirects. No
 * cookies or tokens are sent.
 * @param isAllowed returns true for IP addresses that may be connected to
 * @throws PictureRefusedError with the reason
 */
export async function fetchPicture(
  url: URL,
  isAllowed: (address: string) => boolean = isPublicAddress,
): Promise<Picture> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not resolved, so it is checked here.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PictureRefusedError(`${host} is not public`);
  try {
    const bytes = await readBody(await sendRequest(url, isAllowed));
    const type = bytes.length < 12 ? undefined : kinds.find(([, hasMagicBytes]) => hasMagicBytes(bytes))?.[0];
    if (!type) throw new PictureRefusedError('the response is not a picture');
    return { type, bytes };
  } catch (error) {
    if (error instanceof PictureRefusedError) throw error;
    throw new PictureRefusedError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function sendRequest(url: URL, isAllowed: (address: string) => boolean): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = {
      agent: false as const,
      headers: { accept: 'image/*' },
      lookup: lookupPublic(isAllowed),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    request(url, options, resolve).on('error', reject).end();
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new PictureRefusedError(`the host responded ${response.statusCode}`);
    if (Number(response.headers['content-length']) > MAX_BYTES) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    // Without an encoding the chunks are buffers.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
