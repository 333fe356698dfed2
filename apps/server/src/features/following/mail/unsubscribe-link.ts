import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, subject: string) =>
  createHmac('sha256', secret).update(`unsubscribe\n${subject}`).digest();

/** Path of a signed link that ends the mails of a person without signing in; it stays valid as long as the secret. */
export const unsubscribePath = (secret: string, subject: string): string =>
  `/unsubscribe/${Buffer.from(subject).toString('base64url')}/${signatureOf(secret, subject).toString('base64url')}`;

/** @returns the person of a link; undefined if the signature is not the server's */
export function subjectOfLink(secret: string, person: string, signature: string): string | undefined {
  const subject = Buffer.from(person, 'base64url').toString();
  const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(secret, subject)];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? subject : undefined;
}
