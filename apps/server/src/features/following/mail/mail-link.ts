import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link does without signing in: ends the mails of a person, or confirms the address of one. */
export type LinkAction = 'unsubscribe' | 'confirm-mail';

const signatureOf = (secret: string, action: LinkAction, subject: string, address: string) =>
  createHmac('sha256', secret)
    .update([action, subject, ...(address === '' ? [] : [address])].join('\n'))
    .digest();

/**
 * Path of a signed link, which stays valid as long as the secret.
 * @param address that a link confirms; '' for other links
 */
export const mailLinkPath = (secret: string, action: LinkAction, subject: string, address = ''): string =>
  `/${action}/${Buffer.from(subject).toString('base64url')}/${signatureOf(secret, action, subject, address).toString('base64url')}`;

/** @returns the person that a link names; not verified */
export const subjectOfLink = (person: string): string => Buffer.from(person, 'base64url').toString();

/** @returns true if the server has signed a link for this action, person and address */
export function isSigned(
  secret: string,
  signature: string,
  action: LinkAction,
  subject: string,
  address = '',
): boolean {
  const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(secret, action, subject, address)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
