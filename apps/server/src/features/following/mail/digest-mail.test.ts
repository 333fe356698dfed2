import { companyCodes } from '@titlenet/catalogue/companies';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';
import { smtpTransport } from '../../../http/smtp-transport.ts';
import { sharedSearch } from '../followed-search.ts';
import { type MailServer, sendDueDigests } from './send-digests.ts';

const [lantern, owl] = ['9780062040800', '9780007525492'] as const;
const priced = (isbn: string, title: string, price: number, companyCode: '001' | '003' = '001') =>
  titleRecord({ companyCode, isbn, bar: { title, price } });

/** What the mail server has received. */
let received: { to: string; text: string }[] = [];
/** The reply to the next recipients; null accepts them. */
let refusal: string | null = null;
let smtp: SMTPServer;
let port = 0;
let server: TestApp;

const listen = (wanted = 0) =>
  new Promise<SMTPServer>((resolve) => {
    const opened = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 550 })),
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          // Long lines of quoted-printable text are joined again.
          received.push({ to, text: Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=') });
          done();
        });
      },
    });
    const listening = opened.listen(wanted, '127.0.0.1', () => resolve(opened));
    port = wanted;
    listening.on('listening', () => {
      const address = listening.address();
      if (typeof address === 'object' && address) port = address.port;
    });
  });
const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()));

beforeAll(async () => {
  smtp = await listen();
  server = await createTestApp({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      DIGEST_MAIL_FROM: 'titlenet@house.test',
      PUBLIC_URL: 'http://titles.test',
      COOKIE_SECRET: 'x'.repeat(32),
    },
  });
});
afterAll(async () => {
  await stop();
  await server.close();
});
beforeEach(async () => {
  await saveAsHouse(server.database, [priced(lantern, 'The <Lantern> Keeper', 24.99), priced(owl, 'Owl', 5, '003')]);
  for (const table of ['title_change', 'title_kind_change', 'followed', 'follower'])
    await sql`delete from ${sql.table(table)}`.execute(server.database.batch);
  received = [];
});
afterEach(() => {
  refusal = null;
});

async function call(as: PersonName, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `/api/${path}`;
  const answer = await server.app.inject({ method, url, headers: server.as(as), ...(payload && { payload }) });
  return { status: answer.statusCode, ...(answer.body !== '' && { body: answer.json() }) };
}
const choose = (as: PersonName, choice: string, address: string | null = `${as}@house.test`) =>
  call(as, 'PUT', 'Following/Mail', { choice, address });
const mailOf = async (as: PersonName) => (await call(as, 'GET', 'Following/Mail')).body;

/** The owners of all addresses confirm them. */
const confirmAll = () => sql`update follower set confirmed_address = mail_address`.execute(server.database.batch);

const followedSince = (ago: string) =>
  sql`update followed set followed_at = now() - ${ago}::interval`.execute(server.database.batch);
/** Makes digests due that begin some time ago. */
const dueSince = (ago: string) =>
  sql`update follower set mailed_until = now() - ${ago}::interval, next_mail_at = now()`.execute(server.database.batch);

/** A person gets mails of what is followed; both since a month ago, and due now. */
async function mailed(as: PersonName): Promise<void> {
  await choose(as, 'daily');
  await confirmAll();
  await followedSince('30 days');
  await dueSince('1 day');
}
/** A person who follows both titles and gets mails. */
async function follower(as: PersonName): Promise<void> {
  const titles = [
    { companyCode: '001', isbn: lantern },
    { companyCode: '003', isbn: owl },
  ];
  await call(as, 'POST', 'Following/Titles', { titles });
  await mailed(as);
}
async function changePrices(): Promise<void> {
  await saveAsHouse(server.database, [priced(lantern, 'The <Lantern> Keeper', 26.99), priced(owl, 'Owl', 6, '003')]);
  for (const table of ['title_change', 'title_kind_change'])
    await sql`update ${sql.table(table)} set changed_at = changed_at - interval '1 hour'`.execute(
      server.database.batch,
    );
}
const makeDue = () => sql`update follower set next_mail_at = now() where mail <> 'none'`.execute(server.database.batch);

const send = (mailServer: MailServer = smtpTransport(`smtp://127.0.0.1:${port}`)) =>
  sendDueDigests({
    db: server.database.batch,
    server: mailServer,
    from: 'titlenet@house.test',
    publicUrl: 'http://titles.test',
    secret: 'x'.repeat(32),
    log: quietLog,
  });

test('a person gets the changes of own companies once, as text and HTML with a link that ends the mails [FOLLOW-11, FOLLOW-12]', async () => {
  await follower('trade');
  await follower('children');
  await changePrices();
  expect(await send()).toBe(2);
  const [ofChildren, ofTrade] = received.toSorted((one, other) => (one.to < other.to ? -1 : 1));
  expect(ofTrade?.to).toBe('trade@house.test');
  expect(ofTrade?.text).toContain('Subject: TitleNet: 1 title changed');
  expect(ofTrade?.text).toContain('The <Lantern> Keeper (9780062040800)\r\n  Price: $24.99 =E2=86=92 $26.99');
  expect(ofTrade?.text).toContain('The &lt;Lantern&gt; Keeper');
  expect(ofTrade?.text).toContain('<del>$24.99</del> =E2=86=92 $26.99');
  expect(ofTrade?.text).toMatch(/List-Unsubscribe:\s+<http:\/\/titles\.test\/unsubscribe\/[\w/-]+>/);
  expect(ofTrade?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(ofTrade?.text).not.toContain('Owl');
  expect(ofChildren?.text).toContain('Owl (9780007525492)');
  expect(ofChildren?.text).not.toContain('Lantern');

  await makeDue();
  expect(await send()).toBe(0);
  expect(await mailOf('trade')).toMatchObject({ choice: 'daily', problem: null, lastAt: expect.any(String) });
});

const permit = (rights: { companies?: string[]; roles?: string[] }) =>
  server.database.db.updateTable('permission').set(rights).where('subject', '=', subjectOf('employee')).execute();

test('titles of a company that was lost before the mail is sent are not in it [FOLLOW-12]', async () => {
  await follower('employee');
  await changePrices();
  const grant = (companies: readonly string[]) => permit({ companies: [...companies] });
  await grant(['003']);
  await send();
  await grant(companyCodes);
  expect(received).toHaveLength(1);
  expect(received[0]?.text).toContain('Owl');
  expect(received[0]?.text).not.toContain('Lantern');
});

test('a list brings mails of changes since it is followed, and none while its owner does not share it [FOLLOW-02, FOLLOW-06]', async () => {
  const { body: list } = await call('user', 'POST', 'UserLists', { name: 'Spring', isShared: true });
  await call('user', 'POST', `UserLists/${list.id}/Isbns`, { isbns: [lantern] });
  await call('trade', 'POST', `Following/Lists/${list.id}`);
  await mailed('trade');
  await changePrices();
  const share = (isShared: boolean) => call('user', 'PUT', `UserLists/${list.id}`, { isShared });
  await share(false);
  expect(await send()).toBe(0);
  await share(true);
  await followedSince('30 minutes');
  await dueSince('1 day');
  expect(await send()).toBe(0);
  await followedSince('2 hours');
  await dueSince('1 day');
  expect(await send()).toBe(1);
  expect(received.map(({ to }) => to)).toEqual(['trade@house.test']);
  expect(received[0]?.text).toContain('Price: $24.99 =E2=86=92 $26.99');
});

test('a new title of a search is mailed once, also if it was found while digests were sent [FOLLOW-25]', async () => {
  const { batch, db } = server.database;
  const address = '/Searching/PowerSearch/HarperCollins/result?title=lantern';
  const { body } = await call('trade', 'POST', 'SavedSearches', { name: 'Lanterns', address });
  await call('trade', 'POST', `Following/Searches/${body.id}`);
  await mailed('trade');
  const subject = subjectOf('trade');
  const { companies } = await db
    .selectFrom('permission')
    .select('companies')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  const { key } = sharedSearch({ subject, address, companies })!; // the person has companies of the division
  await sql`insert into search_hits (key, title_ids) values (${key}, '{}') on conflict do nothing`.execute(batch);
  await sql`
    insert into search_hit_change (key, title_id, is_gone, found_at)
    select ${key}, id, false, now() - interval '20 seconds' from title where isbn = ${lantern}`.execute(batch);
  // Digests end a minute ago.
  expect(await send()).toBe(0);
  await sql`update search_hit_change set found_at = now() - interval '2 minutes'`.execute(batch);
  await dueSince('5 minutes');
  expect(await send()).toBe(1);
  expect(received[0]?.text).toContain('Lanterns: 1 new, 0 gone');
  await makeDue();
  expect(await send()).toBe(0);
});

test('a digest says since when its changes are, in the time zone of the person [FOLLOW-21]', async () => {
  await follower('trade');
  await changePrices();
  await sql`update follower set mailed_until = '2025-01-02 11:05:30Z'`.execute(server.database.batch);
  await send();
  const since = 'What has changed since 01/02/2025 6:05 AM EST in the titles, lists and searches that you follow:';
  expect(received[0]?.text).toContain(`${since}\r\n`);
  expect(received[0]?.text).toContain(`<p>${since}</p>`);
});

test('a person who has lost all roles gets no mail, although the companies are still stored [FOLLOW-12]', async () => {
  await follower('employee');
  await changePrices();
  const { roles } = await server.database.db
    .selectFrom('permission')
    .select('roles')
    .where('subject', '=', subjectOf('employee'))
    .executeTakeFirstOrThrow();
  await permit({ roles: [] });
  expect(await send()).toBe(0);
  await permit({ roles });
  expect(received).toEqual([]);
});

test('while the server is down the digest waits with growing pauses, and the person sees why [FOLLOW-13]', async () => {
  await follower('trade');
  await changePrices();
  const [minutes, pauses] = [
    async () => (Date.parse(`${(await mailOf('trade')).nextAt}Z`) - Date.now()) / 60_000,
    [] as number[],
  ];
  await stop();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await makeDue();
    expect(await send()).toBe(0);
    pauses.push(Math.round(await minutes()));
  }
  expect(pauses).toEqual([5, 10, 20]);
  expect(await mailOf('trade')).toMatchObject({ problem: 'The mail server cannot be reached.', lastAt: null });
  smtp = await listen(port);
  await makeDue();
  expect(await send()).toBe(1);
  expect(received[0]?.text).toContain('$26.99');
  expect(await mailOf('trade')).toMatchObject({ problem: null });

  await changePrices();
  await sql`update follower set mailed_until = now() - interval '1 day'`.execute(server.database.batch);
  refusal = 'No such mailbox';
  await makeDue();
  expect(await send()).toBe(0);
  expect((await mailOf('trade')).problem).toContain('The mail server refused the mail: 550 No such mailbox');
  refusal = null;
  await makeDue();
  expect(await send()).toBe(1);
});

test('a digest is not sent twice after a crash, or when the connection ends without a reply [FOLLOW-14]', async () => {
  await follower('trade');
  await changePrices();
  // The process ends after the server has the mail, and before that is stored.
  const crash: MailServer = {
    verify: async () => true,
    sendMail: () => new Promise(() => undefined),
  };
  void send(crash);
  const isClaimed = async () =>
    (await server.database.batch.selectFrom('follower').select('sending_from').executeTakeFirst())?.sending_from;
  await expect.poll(isClaimed).toBeTruthy();
  expect(await send()).toBe(0);
  expect((await mailOf('trade')).problem).toContain('Sending was interrupted');
  await makeDue();
  expect(await send()).toBe(0);
  expect(received).toEqual([]);

  await dueSince('1 day');
  const noReply: MailServer = { verify: async () => true, sendMail: () => Promise.reject(new Error('Timeout')) };
  expect(await send(noReply)).toBe(0);
  expect((await mailOf('trade')).problem).toContain('Sending was interrupted');
  await makeDue();
  expect(await send()).toBe(0);
});

test('the link of a mail ends the mails without signing in, after a question to people; others do nothing [FOLLOW-15]', async () => {
  await follower('trade');
  await changePrices();
  await send();
  const [, link = ''] = /List-Unsubscribe:\s+<http:\/\/titles\.test([^>]+)>/.exec(received[0]?.text ?? '') ?? [];
  const open = (method: 'GET' | 'POST', url: string) =>
    server.app.inject({
      method,
      url,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    });
  const question = await open('GET', link);
  expect(question.body).toContain('Send no more mails');
  expect(await mailOf('trade')).toMatchObject({ choice: 'daily' });
  const forged = await open('POST', `${link.slice(0, -4)}AAAA`);
  expect(forged.statusCode).toBe(404);
  expect(await mailOf('trade')).toMatchObject({ choice: 'daily' });
  const done = await open('POST', link);
  expect([done.statusCode, done.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(done.body).toContain('You get no more mails');
  expect(await mailOf('trade')).toMatchObject({ choice: 'none', nextAt: null });
});

test('no digest is sent before the owner of the address has opened the link of a mail; a later address has its own [FOLLOW-19]', async () => {
  const open = (method: 'GET' | 'POST', url: string) => server.app.inject({ method, url });
  const linkOf = (mail: { text: string } | undefined) =>
    /\/confirm-mail\/[\w-]+\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  await follower('trade');
  await changePrices();
  expect((await choose('trade', 'daily', 'colleague@house.test')).body).toMatchObject({ isConfirmed: false });
  expect(await send()).toBe(1);
  expect(received.map(({ to }) => to)).toEqual(['colleague@house.test']);
  expect(received[0]?.text).not.toContain('Lantern');
  const toColleague = linkOf(received[0]);
  await makeDue();
  // Until the address is confirmed nothing more is due, and a new link only after a pause.
  await choose('trade', 'daily', 'colleague@house.test');
  expect(await send()).toBe(0);

  await choose('trade', 'daily', 'own@house.test');
  expect((await open('POST', toColleague)).statusCode).toBe(404);
  await makeDue();
  expect(await send()).toBe(1);
  const toOwn = linkOf(received.at(-1));
  const question = await open('GET', toOwn);
  expect(question.body).toContain('Yes, send the mails here');
  expect((await mailOf('trade')).isConfirmed).toBe(false);
  expect((await open('POST', `${toOwn.slice(0, -4)}AAAA`)).statusCode).toBe(404);
  expect((await open('POST', toOwn)).body).toContain('The address is confirmed');
  expect(await mailOf('trade')).toMatchObject({
    isConfirmed: true,
    address: 'own@house.test',
    nextAt: expect.any(String),
  });

  await dueSince('1 day');
  expect(await send()).toBe(1);
  expect(received.at(-1)?.to).toBe('own@house.test');
  expect(received.at(-1)?.text).toContain('Lantern');
});

test('digests go to the domains of the house only, and are due in the morning of the company [FOLLOW-11]', async () => {
  expect(await choose('trade', 'daily', 'me@elsewhere.test')).toMatchObject({
    status: 400,
    body: { message: 'Digests are sent to addresses of house.test only.' },
  });
  expect((await choose('trade', 'daily', null)).status).toBe(400);
  const inNewYork = (time: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(new Date(`${time}Z`));
  await choose('trade', 'weekly');
  await confirmAll();
  const { body } = await choose('trade', 'weekly');
  expect(body).toMatchObject({ isOffered: true, domains: ['house.test'], choice: 'weekly' });
  expect(inNewYork(body.nextAt, { weekday: 'long', hour: 'numeric' })).toBe('Monday 6 AM');
  const { body: daily } = await choose('trade', 'daily');
  expect(inNewYork(daily.nextAt, { hour: 'numeric', minute: 'numeric' })).toBe('6:00 AM');
  expect((await choose('trade', 'none', null)).body).toMatchObject({ choice: 'none', nextAt: null });
});
