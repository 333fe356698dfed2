import { companies as allCompanies, companyOf } from '@titlenet/catalogue/companies';
import type { Kysely } from 'kysely';
import type { Log } from '../../../database/log.ts';
import type { Tables } from '../../../database/tables.ts';
import { type Rights, rightsOf } from '../../../http/caller.ts';
import { collectDigests, type Digest, isEmpty, type Reader } from './digest.ts';
import { type DigestMail, digestMail, linkMail } from './digest-text.ts';
import {
  claimDigest,
  claimLink,
  findDigestEnd,
  findDueFollowers,
  giveUpDigest,
  giveUpInterrupted,
  postponeDigests,
  settleDigest,
} from './followers.queries.ts';
import { mailLinkPath } from './mail-link.ts';

/** People whose digests are collected together, by one pass over the changes. */
const MAX_READERS = 1_000;

/** The mail server, as `nodemailer` connects to it. */
export interface MailServer {
  /** @throws if the server cannot be reached or refuses the sign-in */
  verify: () => Promise<unknown>;
  sendMail: (mail: DigestMail & { from: string; to: string; headers: Record<string, string> }) => Promise<unknown>;
}

export interface DigestParts {
  /** With the limits of imports. */
  db: Kysely<Tables>;
  server: MailServer;
  from: string;
  /** Address of the product. */
  publicUrl: string;
  /** Signs the links that end the mails. */
  secret: string;
  log: Log;
  signal?: AbortSignal | undefined;
}

const unreachable = 'The mail server cannot be reached.';
const interrupted = 'Sending was interrupted, so the last digest may not have arrived. Its changes are on home.';
const linkInterrupted = 'Sending was interrupted. If the mail with the link does not arrive, save the address again.';

/** @returns the zone of a person's first company */
export const zoneOf = ([first]: Rights['companies']): string => companyOf(first ?? allCompanies[0].code).timeZone;

/** The reply with which the server refused a mail: it was not accepted. Without one the mail may have been. */
function refusalOf(error: unknown): string | undefined {
  // Errors of nodemailer have the code of the reply.
  const { responseCode, response } = error as { responseCode?: number; response?: string };
  return responseCode === undefined ? undefined : `The mail server refused the mail: ${response ?? responseCode}`;
}

/**
 * Sends the digests that are due, and the mails with links to confirm addresses. Only one process may do so at a time.
 *
 * A digest is stored as sent before it is sent, and set back when the server refuses it: after a crash, or when the
 * connection ends without a reply, it is not sent again, because it may have arrived, and the person sees why.
 *
 * @returns the number of mails that were sent
 */
export async function sendDueDigests(parts: DigestParts): Promise<number> {
  const { db, signal } = parts;
  await giveUpInterrupted(db, interrupted);
  let sent = 0;
  for (;;) {
    const due = await findDueFollowers(db, MAX_READERS);
    if (due.length === 0 || signal?.aborted) return sent;
    try {
      await parts.server.verify();
    } catch (error) {
      parts.log.warn({ err: error }, 'the mail server cannot be reached; digests wait');
      await postponeDigests(
        db,
        due.map(({ subject }) => subject),
        unreachable,
      );
      continue;
    }
    const until = await findDigestEnd(db);
    for (const { subject } of due.filter(({ isConfirmed }) => !isConfirmed)) {
      if (signal?.aborted) return sent;
      const outcome = await sendLink(parts, subject);
      if (outcome === 'sent') sent += 1;
      if (outcome === 'no reply') return sent;
    }
    const confirmed = due.filter(({ isConfirmed }) => isConfirmed);
    const readers = confirmed.map(({ subject, since, companies, roles }): Reader => {
      const rights = rightsOf({ displayName: '', companies, roles });
      return { subject, since, companies: rights.hasAnyAccess ? rights.companies : [] };
    });
    const digests = new Map((await collectDigests(db, readers, until)).map((digest) => [digest.subject, digest]));
    for (const reader of readers) {
      if (signal?.aborted) return sent;
      const outcome = await sendDigest(parts, { reader, until, digest: digests.get(reader.subject) });
      if (outcome === 'sent') sent += 1;
      // The next check finds out whether the server can be reached.
      if (outcome === 'no reply') return sent;
    }
  }
}

type Outcome = 'sent' | 'nothing' | 'refused' | 'no reply';

/** Sends the mail with the link that confirms an address (G-632). */
async function sendLink(parts: DigestParts, subject: string): Promise<Outcome> {
  const { db, publicUrl, secret } = parts;
  const to = await claimLink(db, subject);
  if (to === undefined) return 'nothing';
  const mail = linkMail(`${publicUrl}${mailLinkPath(secret, 'confirm-mail', subject, to)}`);
  const outcome = await sendMail(parts, { subject, to, mail, headers: {}, problem: linkInterrupted });
  if (outcome === 'sent') await settleDigest(db, subject, false);
  return outcome;
}

async function sendDigest(
  parts: DigestParts,
  { reader, until, digest }: { reader: Reader; until: string; digest: Digest | undefined },
): Promise<Outcome> {
  const { db, publicUrl, secret } = parts;
  const { subject } = reader;
  const to = await claimDigest(db, { subject, until, zone: zoneOf(reader.companies) });
  if (to === undefined) return 'nothing';
  if (!digest || isEmpty(digest)) {
    await settleDigest(db, subject, false);
    return 'nothing';
  }
  const unsubscribe = `${publicUrl}${mailLinkPath(secret, 'unsubscribe', subject)}`;
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const outcome = await sendMail(parts, {
    subject,
    to,
    mail: digestMail(digest, { publicUrl, unsubscribe, zone: zoneOf(reader.companies) }),
    headers,
    problem: interrupted,
  });
  if (outcome === 'sent') await settleDigest(db, subject, true);
  return outcome;
}

interface Sending {
  /** The person. */
  subject: string;
  to: string;
  mail: DigestMail;
  headers: Record<string, string>;
  /** The error that the page Following shows if the mail server ends the connection without a reply. */
  problem: string;
}

async function sendMail(
  { db, server, from, log }: DigestParts,
  sending: Sending,
): Promise<Exclude<Outcome, 'nothing'>> {
  const { subject, to, mail, headers, problem } = sending;
  try {
    await server.sendMail({ ...mail, from, to, headers: { ...headers, 'Auto-Submitted': 'auto-generated' } });
    return 'sent';
  } catch (error) {
    log.warn({ err: error }, 'a mail could not be sent');
    const refusal = refusalOf(error);
    if (refusal === undefined) await giveUpDigest(db, subject, problem);
    else await postponeDigests(db, [subject], refusal.slice(0, 300));
    return refusal === undefined ? 'no reply' : 'refused';
  }
}
