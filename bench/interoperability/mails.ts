import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../../apps/server/test/postgres-cluster.ts';
import { openSession } from '../browser-session.ts';
import { query } from '../cluster/store-checks.ts';
import { type Check, Lines } from '../harness/checks.ts';
import { endProgram, type StartedProgram, startProgram, waitUntil } from '../harness/processes.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { isbnOf, writeOnixFile } from '../import-files.ts';

const ports = { product: 18_520, mail: 18_521 };
const reader = 'reader@example.com';
const RANGE = 2;
/** The system's Python, which has the packages of the system. */
const PYTHON = '/usr/bin/python3';

/** A mail as Python's `email` reads it, strictly. */
interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  unsubscribe: string | null;
  /** Media types and contents of its parts. */
  parts: Record<string, string>;
  /** What is wrong with its form. */
  defects: string[];
}

const READ_MAIL = `
import email, email.policy, json, sys
mail = email.message_from_binary_file(open(sys.argv[1], 'rb'), policy=email.policy.default)
leaves = [part for part in mail.walk() if not part.is_multipart()]
print(json.dumps({
  'from': mail['from'], 'to': mail['to'], 'subject': mail['subject'], 'unsubscribe': mail['list-unsubscribe'],
  'parts': {part.get_content_type(): part.get_content() for part in leaves},
  'defects': [repr(defect) for part in mail.walk() for defect in part.defects],
}))`;

/** Sends the product's mails to a mail server that is not part of it, over TLS. */
export const mailCheck: Check = {
  name: 'mail',
  async run(folder) {
    await using started = new AsyncDisposableStack();
    const mailServer = startMailServer(folder);
    started.defer(() => endProgram(mailServer.program));
    // PostgreSQL runs as its own user, who needs access to its folder.
    chmodSync(join(folder, '..'), 0o755);
    const cluster = await startCluster({ folder: join(folder, 'pg') });
    started.defer(() => cluster.remove());
    const database = cluster.url('postgres');
    const settings = { DATABASE_URL: database, ...mailServer.settings };
    let product = await startProduct(folder, ports.product, settings);
    started.defer(() => product.stop());
    // The product looks for mails that are due when it starts, and then every five minutes.
    const restart = async () => {
      await product.stop();
      product = await startProduct(folder, ports.product, settings);
    };
    const lines = new Lines();
    const { next } = mailServer;

    await report(product);
    const text = 'A report for this check';
    compareMail(lines, 'an error of a browser', await next(), { to: 'support@example.com', has: text });

    await importTitle(product, folder, 1);
    await follow(product);
    await restart();
    const link = await next();
    compareMail(lines, 'the link that confirms an address', link, { to: reader, has: `${product.url}/` });
    const confirmed = await pressButton(/http:\/\/localhost\S+/.exec(link.parts['text/plain'] ?? '')?.[0] ?? '');
    lines.compare('opening the link and pressing its button', confirmed, [200, 200]);

    await importTitle(product, folder, 2);
    // A digest ends a minute before it is sent: transactions that are still running may have older changes.
    await sleep(65_000);
    await query(database, 'update follower set next_mail_at = now()');
    await restart();
    const digest = await next();
    compareMail(lines, 'the digest after a change', digest, { to: reader, has: isbnOf(RANGE, 0) });
    const unsubscribed = await postUnsubscribe(digest);
    const [choice] = await query<{ mail: string }>(database, 'select mail from follower');
    lines.compare('the link of List-Unsubscribe, posted', [unsubscribed, choice?.mail], [200, 'none']);
    return lines.all.map((line) => ({ ...line, what: `aiosmtpd 1.4.3 with TLS, ${line.what}` }));
  },
};

interface MailServer {
  program: StartedProgram;
  /** Variables of the product's environment. */
  settings: NodeJS.ProcessEnv;
  /** Waits for the next mail and reads it. */
  next(): Promise<ReceivedMail>;
}

/** Starts a mail server with a certificate of its own, which stores mails in the folder. */
function startMailServer(folder: string): MailServer {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  const mailFolder = join(folder, 'mails');
  const tls = ['--smtpscert', certificate, '--smtpskey', key];
  const listen = ['-n', '-l', `localhost:${ports.mail}`, ...tls, '-c', 'aiosmtpd.handlers.Mailbox', mailFolder];
  return {
    program: startProgram({
      command: [PYTHON, '-m', 'aiosmtpd', ...listen],
      logFile: join(folder, 'mail-server.log'),
    }),
    settings: {
      SMTP_URL: `smtps://localhost:${ports.mail}`,
      NODE_EXTRA_CA_CERTS: certificate,
      DIGEST_MAIL_FROM: 'titles@example.com',
      ERROR_MAIL_TO: 'support@example.com',
    },
    next: mailReader(mailFolder),
  };
}

/** Ends the mails as a mail program does (RFC 8058). @returns the status */
async function postUnsubscribe({ unsubscribe }: ReceivedMail): Promise<number> {
  const link = /<(http[^>]+)>/.exec(unsubscribe ?? '')?.[1] ?? '';
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return (await fetch(link, { method: 'POST', body })).status;
}

/** @returns a function that waits for the next mail and reads it */
function mailReader(folder: string): () => Promise<ReceivedMail> {
  const read = new Set<string>();
  const arrived = () => {
    try {
      return readdirSync(join(folder, 'new')).filter((name) => !read.has(name));
    } catch {
      return [];
    }
  };
  return async () => {
    await waitUntil('a mail arrives', 60_000, async () => arrived().length > 0);
    const name = arrived()[0] ?? '';
    read.add(name);
    return JSON.parse(execFileSync(PYTHON, ['-c', READ_MAIL, join(folder, 'new', name)], { encoding: 'utf8' }));
  };
}

function compareMail(lines: Lines, what: string, mail: ReceivedMail, wanted: { to: string; has: string }): void {
  const texts = Object.values(mail.parts).join('\n');
  const seen = { to: mail.to, hasText: texts.includes(wanted.has), defects: mail.defects };
  const isFine = seen.to === wanted.to && seen.hasText && seen.defects.length === 0;
  const types = Object.keys(mail.parts).join(' and ');
  lines.add(what, isFine ? `“${mail.subject}” as ${types}` : JSON.stringify(seen), isFine);
}

async function report(product: Product): Promise<void> {
  const response = await fetch(`${product.url}/api/ClientErrors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'A report for this check – “Ünïcode”', url: `${product.url}/#/`, kind: 'error' }),
  });
  if (!response.ok) throw new Error(`The report was answered ${response.status}`);
}

/** Imports a title, whose prices depend on the seed. */
async function importTitle(product: Product, folder: string, seed: number): Promise<void> {
  const path = join(folder, `title-${seed}.xml`);
  await writeOnixFile({ path, products: 1, seed, range: RANGE, sent: `2026110${seed}` });
  await product.command('import', path, '--company', '001');
}

/** Follows the title, and asks for the digest by mail. */
async function follow(product: Product): Promise<void> {
  const session = await openSession(product.url, 'trade');
  try {
    await session.call('/api/Following/Titles', { titles: [{ companyCode: '001', isbn: isbnOf(RANGE, 0) }] });
    await session.call('/api/Following/Mail', { choice: 'daily', address: reader }, 'PUT');
  } finally {
    await session.close();
  }
}

/** Opens a link and posts the form of its page. @returns the status of both */
async function pressButton(link: string): Promise<number[]> {
  const opened = await fetch(link);
  const pressed = await fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return [opened.status, pressed.status];
}
