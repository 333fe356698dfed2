import { isIP } from 'node:net';
import * as z from 'zod';

const MAX_PROXIES = 10;
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** As Fastify takes it; `hop` is 0 for the address of the connection. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Parses `TRUST_PROXY`: the number of proxies in front of the server, or their addresses and networks. The leftmost
 * address of `X-Forwarded-For` is written by the caller, so `true` is not accepted.
 */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const [first = ''] = parts;
  if (parts.length === 1 && (first === 'false' || first === '0')) return false;
  if (parts.length === 1 && /^\d{1,2}$/.test(first) && Number(first) <= MAX_PROXIES)
    return (_, hop) => hop < Number(first);
  if (parts.length > 0 && parts.every(isNetwork)) return parts;
  const message = `must be the number of proxies (1 to ${MAX_PROXIES}) or their networks, such as 10.0.0.0/8`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  if (networkNames.includes(text)) return true;
  const [ip = '', bits, ...rest] = text.split('/');
  const maxBits = isIP(ip) === 6 ? 128 : 32;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= maxBits);
  return isIP(ip) > 0 && isPrefix && rest.length === 0;
}
